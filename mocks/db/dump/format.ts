import * as z from 'zod';

/** A backup that cannot be made or used, said in one sentence with the remedy. */
export class DumpError extends Error {
  override readonly name = 'DumpError';
}

/**
 * A backup is text, one line per thing, compressed with gzip: `=header`, then for each table `=table` and one
 * JSON object per row, then for each file `=file` and its bytes in lines of base64 that begin with `+`, then
 * `=end` with the counts and the SHA-256 of everything before it. Version 1 had no files.
 */
export const dumpVersion = 2;

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

/** A file by its place in the file store (see `services/files`); its SHA-256 is its name there. */
export const dumpFile = z.object({
  folder: z.string(),
  sha256: z.string(),
  sizeBytes: z.number().int().min(0),
});
export type DumpFile = z.infer<typeof dumpFile>;

export const dumpEnd = z.object({
  rows: z.number().int(),
  files: z.number().int().default(0),
  sha256: z.string(),
});
export type DumpEnd = z.infer<typeof dumpEnd>;

/** One thing in a backup; a row stays the text that the database wrote, so that no number loses a digit. */
export type DumpEntry =
  | { kind: 'header'; header: DumpHeader }
  | { kind: 'table'; table: DumpTable }
  | { kind: 'row'; json: string }
  | { kind: 'file'; file: DumpFile; bytes: Uint8Array<ArrayBuffer> };

/** One line of a backup. */
export type DumpLine =
  | Exclude<DumpEntry, { kind: 'file' }>
  | { kind: 'file'; file: DumpFile }
  | { kind: 'chunk'; base64: string }
  | { kind: 'end'; end: DumpEnd };

/** @throws Error for a line that no backup has */
export function readLine(text: string): DumpLine {
  if (text.startsWith('{')) return { kind: 'row', json: text };
  if (text.startsWith('+')) return { kind: 'chunk', base64: text.slice(1) };
  const space = text.indexOf(' ');
  const value: unknown = JSON.parse(text.slice(space + 1));
  switch (text.slice(0, space)) {
    case '=header':
      return { kind: 'header', header: dumpHeader.parse(value) };
    case '=table':
      return { kind: 'table', table: dumpTable.parse(value) };
    case '=file':
      return { kind: 'file', file: dumpFile.parse(value) };
    case '=end':
      return { kind: 'end', end: dumpEnd.parse(value) };
    default:
      throw new Error(`no line of a backup: ${text.slice(0, 20)}`);
  }
}
