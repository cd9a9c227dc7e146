import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the generator notes of its last run: it changes with the ages of files, not with what they say. */
const isNote = (name: string): boolean => name.endsWith('.routes-stamp');

/** SHA-256 over the names and contents of files and folders, in a stable order; notes of the generator aside. */
export function fingerprint(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) add(hash, root, path);
  return hash.digest('hex');
}

function add(hash: ReturnType<typeof createHash>, root: string, path: string): void {
  const full = join(root, path);
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).toSorted()) if (!isNote(name)) add(hash, root, join(path, name));
    return;
  }
  hash.update(`${path}\0`).update(readFileSync(full)).update('\0');
}
