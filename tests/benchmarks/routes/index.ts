import { tableOf, type Row } from '../report.ts';

const PARTS: Readonly<Record<string, () => Promise<Row[]>>> = {
  build: async () => (await import('./build.ts')).benchBuild(),
  current: async () => (await import('./current.ts')).benchCurrent(),
  bundle: async () => (await import('./bundle.ts')).benchBundle(),
  types: async () => (await import('./types.ts')).benchTypes(),
  commands: async () => (await import('./commands.ts')).benchCommands(),
};

/** Routes: building, matching, bundles, types and the command, beside ziggy-js. `parts`: all, or some of them. */
export async function bench(parts: readonly string[]): Promise<void> {
  const unknown = parts.filter((part) => !Object.hasOwn(PARTS, part));
  if (unknown.length > 0) {
    throw new Error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(PARTS).join(', ')}.`);
  }
  const rows: Row[] = [];
  for (const [name, run] of Object.entries(PARTS)) {
    if (parts.length > 0 && !parts.includes(name)) continue;
    console.error(`measuring ${name}…`);
    rows.push(...(await run()));
  }
  console.log(tableOf('Routes', 'ziggy-js 2.6.4', rows));
}
