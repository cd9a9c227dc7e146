import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { generate } from '#codegen/generate.ts';
import { compileAheadPlugin } from '#codegen/vite/compile-ahead.ts';
import { catalogue } from './catalogue.ts';

export type ClientName = 'ours' | 'inertia';

/** A client built for production. */
export interface BuiltClient {
  /** Text of a file below `/build/`; null when there is none. */
  read(file: string): Buffer | null;
  /** Files of the document that shows a page: the script first, then what it and the page import. */
  scripts(component: string): readonly string[];
  /** Bytes (gzip) of these scripts, and of `later` sources (by their ends) that a page fetches by itself. */
  gzipBytes(component: string, later?: readonly string[]): number;
}

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

const here = import.meta.dirname;
const root = join(here, '../../..');

/** Builds a client from the shared pages. */
export async function buildClient(name: ClientName): Promise<BuiltClient> {
  const work = join(root, 'node_modules/.cache/ilot/bench-navigation', name);
  const out = join(work, 'dist');
  mkdirSync(work, { recursive: true });
  const input = name === 'ours' ? await prepareOurs(work) : join(here, 'inertia/main.tsx');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    base: '/build/',
    plugins: name === 'ours' ? [compileAheadPlugin()] : [],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: out, emptyOutDir: true, manifest: true, target: 'es2023', rolldownOptions: { input } },
  });
  const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  const filesOf = (key: string | undefined, seen = new Set<string>()): Set<string> => {
    const chunk = key === undefined ? undefined : manifest[key];
    if (!chunk || seen.has(chunk.file)) return seen;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) filesOf(imported, seen);
    return seen;
  };
  const keyOf = (end: string): string | undefined => Object.keys(manifest).find((key) => key.endsWith(end));
  const scripts = (component: string): readonly string[] => {
    return [...filesOf(keyOf(`/pages/${component}.tsx`), filesOf(entry))];
  };
  const read = (file: string): Buffer | null => {
    try {
      return readFileSync(join(out, file));
    } catch {
      return null;
    }
  };
  return {
    read,
    scripts,
    gzipBytes: (component, later = []) => {
      const files = new Set(scripts(component));
      for (const source of later) filesOf(keyOf(source), files);
      return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(out, file))).length, 0);
    },
  };
}

/** Manifest, generated code and entry of our client; @returns the entry. */
async function prepareOurs(work: string): Promise<string> {
  const at = (path: string): string => relative(work, join(here, path)).replaceAll('\\', '/');
  const routes = catalogue.map(({ name, path }) => [
    `${name.toLowerCase()}.show`,
    { uri: path === '/' ? '/' : path.slice(1), methods: ['GET'], page: name },
  ]);
  const manifest = { pages: [at('pages'), at('ours/pages')], routes: Object.fromEntries(routes) };
  writeFileSync(join(work, 'routes.manifest.json'), JSON.stringify(manifest));
  await generate({ manifest: join(work, 'routes.manifest.json'), out: join(work, 'generated') });
  const entry = join(work, 'main.ts');
  writeFileSync(
    entry,
    `import { areas, sharedArea } from './generated/pages/index.ts';
import { start } from '${at('ours/start.tsx')}';
start(sharedArea, areas);
`,
  );
  return entry;
}
