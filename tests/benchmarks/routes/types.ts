import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from '#codegen/generate.ts';
import type { Row } from '../report.ts';
import { createProject, resourceAt, THING, type Project } from './project.ts';
import { ziggyConfig } from './ziggy.ts';

const TSC = join(import.meta.dirname, '../../../node_modules/@typescript/native/bin/tsc');

interface Diagnostics {
  readonly instantiations: number;
  readonly memoryMb: number;
  readonly seconds: number;
}

/** What checking the types costs: 1,000 routes and calls, 10,000 routes, one page edited. */
export async function benchTypes(): Promise<Row[]> {
  return [...(await thousand()), await tenThousand()];
}

async function thousand(): Promise<Row[]> {
  const project = createProject(1_000);
  try {
    await generate({ manifest: project.manifest, out: project.out });
    writeConfig(project, ['src/calls.ts', 'src/generated/**/*.ts']);
    writeFileSync(join(project.folder, 'src/calls.ts'), ownCalls(1_000));
    const ours = check(project);
    const edited = editOnePage(project);
    writeConfig(project, ['ziggy.ts']);
    writeFileSync(join(project.folder, 'ziggy.ts'), ziggyCalls(1_000));
    const peer = check(project);
    return [
      {
        what: 'types: 1,000 routes and 1,000 calls, instantiations',
        ours: `${ours.instantiations.toLocaleString('en')} (${ours.seconds.toFixed(1)} s)`,
        peer: `${peer.instantiations.toLocaleString('en')} (${peer.seconds.toFixed(1)} s)`,
        target: '< 60,000',
        isMet: ours.instantiations < 60_000,
      },
      {
        what: 'types: one page edited at 1,000 routes, incremental, instantiations',
        ours: edited.toLocaleString('en'),
        target: '< 2,500',
        isMet: edited < 2_500,
      },
    ];
  } finally {
    project.remove();
  }
}

/** Pages that link to each other and the registry that imports them all; then one of them changes. */
function editOnePage(project: Project): number {
  const { area, folder } = resourceAt(7);
  const page = join(project.folder, `src/pages/${folder}/Index.tsx`);
  const source = (title: string): string => `import { show } from '#generated/routes/${area}/thing7.ts';
export default function Page({ id }: { readonly id: string }) {
  return show({ thing: id }) + '${title}';
}
`;
  writeFileSync(page, source('before'));
  writeConfig(project, ['src/calls.ts', 'src/generated/**/*.ts', 'src/pages/**/*.tsx'], true);
  check(project);
  writeFileSync(page, source('after'));
  return check(project).instantiations;
}

async function tenThousand(): Promise<Row> {
  const project = createProject(10_000);
  try {
    await generate({ manifest: project.manifest, out: project.out });
    writeConfig(project, ['src/calls.ts', 'src/generated/routes/**/*.ts']);
    writeFileSync(join(project.folder, 'src/calls.ts'), ownCalls(1_000));
    const { instantiations, memoryMb, seconds } = check(project);
    return {
      what: 'types: 10,000 routes and 1,000 calls',
      ours: `${seconds.toFixed(1)} s, ${memoryMb} MB, ${instantiations.toLocaleString('en')} instantiations`,
      target: '< 6 s, < 500 MB',
      isMet: seconds < 6 && memoryMb < 500,
    };
  } finally {
    project.remove();
  }
}

function ownCalls(count: number): string {
  const lines: string[] = [];
  for (let index = 0; index < count / 4; index += 1) {
    const { area } = resourceAt(index);
    const query = index % 5 === 0 ? '' : `{ query: { page: 2, status: ['draft'] } }`;
    lines.push(
      `import * as thing${index} from '#generated/routes/${area}/thing${index}.ts';`,
      `thing${index}.index(${query});`,
      `thing${index}.show({ thing: '${THING}' });`,
      `thing${index}.update('${THING}');`,
      `thing${index}.part({ thing: '${THING}', part: 12, state: 'draft' });`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** The same calls, typed by the list that Ziggy's command writes with \`--types\`. */
function ziggyCalls(count: number): string {
  const list = Object.entries(ziggyConfig(count).routes).map(([name, { parameters = [] }]) => {
    const infos = parameters.map((parameter) => `{ "name": "${parameter}"; "required": true }`);
    return `    "${name}": [${infos.join(', ')}];`;
  });
  const calls = Array.from({ length: count / 4 }, (_, index) => {
    const name = `${resourceAt(index).area}.thing${index}`;
    return [
      `route('${name}.index', { page: 2 });`,
      `route('${name}.show', { thing: '${THING}' });`,
      `route('${name}.update', '${THING}');`,
      `route('${name}.part', { thing: '${THING}', part: 12, state: 'draft' });`,
    ].join('\n');
  });
  return `import { route } from 'ziggy-js';
declare module 'ziggy-js' {
  interface RouteList {
${list.join('\n')}
  }
  interface TypeConfig { strictRouteNames: true }
}
${calls.join('\n')}
`;
}

function writeConfig(project: Project, include: readonly string[], isIncremental = false): void {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2023',
    lib: ['es2024', 'dom'],
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    jsx: 'react-jsx',
    types: [],
    ...(isIncremental && { incremental: true, tsBuildInfoFile: './build.tsbuildinfo' }),
  };
  writeFileSync(join(project.folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }));
}

/** @throws Error with what the compiler printed when the types are wrong */
function check(project: Project): Diagnostics {
  let text: string;
  try {
    text = execFileSync(process.execPath, [TSC, '-p', project.folder, '--extendedDiagnostics'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  } catch (error) {
    const printed = typeof error === 'object' && error !== null && 'stdout' in error ? error.stdout : '';
    throw new Error(`The types are wrong:\n${String(printed).slice(0, 2_000)}`, { cause: error });
  }
  const read = (label: string): number => {
    const found = new RegExp(`^${label}:\\s+([\\d.]+)`, 'm').exec(text)?.[1];
    if (found === undefined) throw new Error(`The compiler told no "${label}":\n${text}`);
    return Number(found);
  };
  return {
    instantiations: read('Instantiations'),
    memoryMb: Math.round(read('Memory used') / 1_000),
    seconds: read('Total time'),
  };
}
