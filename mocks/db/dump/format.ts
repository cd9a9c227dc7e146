import * as z from 'zod';

/** A backup that cannot be made or used, said in one sentence with the remedy. */
export class DumpError extends Error {
  override readonly name = 'DumpError';
}

/**
 * A backup is text, one line per thing, compressed with gzip: `=header`, then for each table `=table` and one
 * JSON object per row, then `=end` with the count of rows and the SHA-256 of everything before it.
 */
export const dumpVersion = 1;

export const dumpHeader = z.object({
  format: z.literal('ilot-dump'),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  /** Migrations that made the tables, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Tells the installation's secret from another without telling it. */
  keyMark: z.string(),
});
export type DumpHeader = z.infer<typeof dumpHeader>;

export const dumpTable = z.object({ name: z.string(), columns: z.array(z.string()).min(1) });
export type DumpTable = z.infer<typeof dumpTable>;

export const dumpEnd = z.object({ rows: z.number().int(), sha256: z.string() });
export type DumpEnd = z.infer<typeof dumpEnd>;

/** One line of a backup; a row stays the text that the database wrote, so that no number loses a digit. */
export type DumpLine =
  | { kind: 'header'; header: DumpHeader }
  | { kind: 'table'; table: DumpTable }
  | { kind: 'row'; json: string };

export function writeLine(line: DumpLine): string {
  switch (line.kind) {
    case 'header':
      return `=header ${JSON.stringify(line.header)}`;
    case 'table':
      return `=table ${JSON.stringify(line.table)}`;
    case 'row':
      return line.json;
  }
}

/** @throws Error for a line that no backup has */
export function readLine(text: string): DumpLine | { kind: 'end'; end: DumpEnd } {
  if (text.startsWith('{')) return { kind: 'row', json: text };
  const space = text.indexOf(' ');
  const value: unknown = JSON.parse(text.slice(space + 1));
  switch (text.slice(0, space)) {
    case '=header':
      return { kind: 'header', header: dumpHeader.parse(value) };
    case '=table':
      return { kind: 'table', table: dumpTable.parse(value) };
    case '=end':
      return { kind: 'end', end: dumpEnd.parse(value) };
    default:
      throw new Error(`no line of a backup: ${text.slice(0, 20)}`);
  }
}
