import * as z from 'zod';
import { sha256OfBytes, type BlobStore } from '#mocks/services/files/blob-store.ts';
import type { Database } from '../database.ts';
import { DumpError, type DumpEntry, type DumpFile } from './format.ts';

/** Follows the entries of a backup, and tells which files its rows name and which of them it holds. */
export interface FileLedger {
  /** @throws Error for a row that tells no file */
  note(entry: DumpEntry): void;
  /** Files named so far, each once. */
  named(): readonly DumpFile[];
  /** Those of them that did not come. */
  missing(): readonly DumpFile[];
}

/** The columns of `stored_files` that tell where the bytes of a file are. */
const fileRow = z.object({
  tenant_id: z.string().nullable(),
  sha256: z.string(),
  size_bytes: z.number().int(),
});

const placeOf = ({ folder, sha256 }: DumpFile): string => `${folder}/${sha256}`;

export function fileLedger(): FileLedger {
  const named = new Map<string, DumpFile>();
  const written = new Set<string>();
  let table = '';
  return {
    note: (entry) => {
      if (entry.kind === 'table') table = entry.table.name;
      if (entry.kind === 'file') written.add(placeOf(entry.file));
      if (entry.kind !== 'row' || table !== 'stored_files') return;
      const row = fileRow.parse(JSON.parse(entry.json));
      const file = { folder: row.tenant_id ?? 'platform', sha256: row.sha256, sizeBytes: row.size_bytes };
      named.set(placeOf(file), file);
    },
    named: () => [...named.values()],
    missing: () => [...named].filter(([place]) => !written.has(place)).map(([, file]) => file),
  };
}

/** Where the bytes of files are read. */
export type ReadFile = (file: DumpFile) => Promise<Uint8Array<ArrayBuffer> | null>;

/**
 * Gives files to `write`, one after the other.
 *
 * @returns those whose bytes are not there, or are not theirs any more
 */
export async function dumpFiles(
  files: readonly DumpFile[],
  read: ReadFile,
  write: (entry: DumpEntry) => Promise<void>,
): Promise<DumpFile[]> {
  const missing: DumpFile[] = [];
  for (const file of files) {
    const bytes = await read(file);
    const isWhole = bytes?.length === file.sizeBytes && (await sha256OfBytes(bytes)) === file.sha256;
    if (isWhole) await write({ kind: 'file', file, bytes });
    else missing.push(file);
  }
  return missing;
}

/** Puts the files of a backup into a store; what is there already stays. @throws DumpError */
export async function restoreFiles(
  entries: AsyncIterable<DumpEntry>,
  store: BlobStore<Database>,
  { db, now }: { db: Database; now: Date },
): Promise<void> {
  for await (const entry of entries) {
    if (entry.kind !== 'file') continue;
    const { folder, sha256 } = entry.file;
    if ((await store.put(folder, entry.bytes, now, db)) !== sha256) {
      throw new DumpError(`Le fichier ${folder}/${sha256} n’a pas pu être remis : recommencez.`);
    }
  }
}
