import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { generate } from '#codegen/generate.ts';
import { size, type Row } from '../report.ts';
import { createProject, resourceAt, THING, type Project } from './project.ts';
import { ziggyConfig } from './ziggy.ts';

/** What 1 and 20 of 1,000 routes add to a bundle, gzip, all that they need included: lean builders and full ones. */
export async function benchBundle(): Promise<Row[]> {
  return [...(await rowsOf(true, { 1: 800, 20: 1_300 })), ...(await rowsOf(false, {}))];
}

async function rowsOf(isLean: boolean, targetsBytes: Readonly<Record<number, number>>): Promise<Row[]> {
  const project = createProject(1_000, { isLean });
  try {
    await generate({ manifest: project.manifest, out: project.out });
    const rows: Row[] = [];
    for (const count of [1, 20]) {
      const targetBytes = targetsBytes[count];
      const ours = await bytesOf(project, ownEntry(count));
      const peer = await bytesOf(project, ziggyEntry(count));
      rows.push({
        what: `bundle of ${count} of 1,000 routes, ${isLean ? 'lean' : 'full'} builders, gzip`,
        ours: size(ours),
        peer: size(peer),
        target: targetBytes === undefined ? '–' : `< ${size(targetBytes)}`,
        isMet: targetBytes === undefined || ours < targetBytes,
      });
    }
    return rows;
  } finally {
    project.remove();
  }
}

function ownEntry(count: number): string {
  const indices = Array.from({ length: count }, (_, index) => index * 3 + 1);
  const imports = indices.map((index) => {
    const { area } = resourceAt(index);
    return `import { show as show${index} } from '#generated/routes/${area}/thing${index}.ts';`;
  });
  const calls = indices.map((index) => `show${index}({ thing: '${THING}' })`);
  return `${imports.join('\n')}\nglobalThis.addresses = [${calls.join(', ')}];\n`;
}

function ziggyEntry(count: number): string {
  const calls = Array.from({ length: count }, (_, index) => {
    const { area } = resourceAt(index * 3 + 1);
    return `route('${area}.thing${index * 3 + 1}.show', { thing: '${THING}' }, false, config)`;
  });
  const { location: _location, ...config } = ziggyConfig(1_000);
  return `import { route } from 'ziggy-js';
const config = ${JSON.stringify(config)};
globalThis.addresses = [${calls.join(', ')}];
`;
}

async function bytesOf(project: Project, source: string): Promise<number> {
  const entry = join(project.folder, 'entry.js');
  writeFileSync(entry, source);
  const result = await build({
    root: project.folder,
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: true, modulePreload: false, rolldownOptions: { input: entry } },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.reduce(
    (sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code, { level: 9 }).length : 0),
    0,
  );
}
