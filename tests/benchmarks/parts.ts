import { tableOf, type Row } from './report.ts';

/** The parts of a subject by name, each loaded when it is measured. */
export type Parts = Readonly<Record<string, () => Promise<Row[]>>>;

/**
 * Measures some parts of a subject, or all of them, and prints their table.
 *
 * @throws Error for a part that the subject does not have
 */
export async function benchParts(
  title: string,
  peer: string,
  parts: Parts,
  wanted: readonly string[],
): Promise<void> {
  const unknown = wanted.filter((part) => !Object.hasOwn(parts, part));
  if (unknown.length > 0) {
    throw new Error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);
  }
  const rows: Row[] = [];
  for (const [name, run] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.error(`measuring ${name}…`);
    rows.push(...(await run()));
  }
  console.log(tableOf(title, peer, rows));
}
