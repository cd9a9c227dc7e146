import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
export const AREAS = ['admin', 'client', 'export'] as const;
export const THING = '01h455vb4pex5vsknk084sn02q';
const THING_FORMAT = '[0-9a-hjkmnp-tv-z]{26}';
const QUERY = `export interface Query {
  readonly q?: string;
  readonly page?: number;
  readonly status?: readonly ('draft' | 'sent')[];
}
`;

/** A route of the synthetic manifest. */
export interface SyntheticRoute {
  readonly uri: string;
  readonly methods: readonly string[];
  readonly page?: string;
  readonly can?: string;
  readonly wheres?: Readonly<Record<string, string>>;
}

/**
 * Routes as an application has them, four to a resource and spread over three areas: a list, a record, its
 * change, and a part of it with three parameters of which one is a number and one an alternation.
 */
export function syntheticRoutes(count: number): Record<string, SyntheticRoute> {
  const routes: Record<string, SyntheticRoute> = {};
  for (let index = 0; index < count / 4; index += 1) {
    const { area, folder } = resourceAt(index);
    const name = `${area}.thing${index}`;
    const uri = `${area}/things${index}`;
    routes[`${name}.index`] = { uri, methods: ['GET'], page: `${folder}/Index`, can: 'thing.list' };
    routes[`${name}.show`] = {
      uri: `${uri}/{thing}`,
      methods: ['GET'],
      page: `${folder}/Show`,
      can: 'thing.list',
    };
    routes[`${name}.update`] = { uri: `${uri}/{thing}`, methods: ['PUT'], can: 'thing.update' };
    routes[`${name}.part`] = {
      uri: `${uri}/{thing}/parts/{part}/{state}`,
      methods: ['GET'],
      wheres: { part: '[0-9]+', state: 'draft|sent' },
    };
  }
  return routes;
}

/** Area and folder of pages of a resource. */
export function resourceAt(index: number): { area: string; folder: string } {
  const area = AREAS[index % AREAS.length] ?? 'client';
  return { area, folder: `${area.charAt(0).toUpperCase()}${area.slice(1)}/Thing${index}` };
}

export interface Project {
  readonly folder: string;
  readonly manifest: string;
  readonly out: string;
  remove(): void;
}

/** Writes a project of its own into a temporary folder: manifest, pages, contracts (four in five lists type a query). */
export function createProject(count: number, { isLean = false } = {}): Project {
  const folder = mkdtempSync(join(tmpdir(), 'routes-bench-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const imports = Object.fromEntries(
    ['runtime', 'pages', 'contracts', 'generated'].map((room) => [`#${room}/*`, `./src/${room}/*`]),
  );
  write('package.json', JSON.stringify({ type: 'module', imports }));
  const routes = syntheticRoutes(count);
  const lines = Object.entries(routes).map(([name, route]) => `    "${name}": ${JSON.stringify(route)}`);
  write(
    'routes.manifest.json',
    `{
  "pages": "src/pages",
  "contracts": "src/contracts",
  "areas": ${JSON.stringify(AREAS)},
  "lean": ${isLean},
  "patterns": { "thing": "${THING_FORMAT}" },
  "routes": {\n${lines.join(',\n')}\n  }\n}\n`,
  );
  for (let index = 0; index < count / 4; index += 1) {
    const page = resourceAt(index).folder;
    for (const name of ['Index', 'Show']) {
      write(`src/pages/${page}/${name}.tsx`, 'export default function Page() {\n  return null;\n}\n');
      const hasQuery = name === 'Index' && index % 5 !== 0;
      const contract = `${page}/${name}`.replace('Thing', 'thing').toLowerCase();
      write(`src/contracts/${contract}.ts`, hasQuery ? QUERY : 'export type Props = object;\n');
    }
  }
  symlinkSync(join(ROOT, 'src/runtime'), join(folder, 'src/runtime'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    manifest: join(folder, 'routes.manifest.json'),
    out: join(folder, 'src/generated'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
