import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** SHA-256 over the names and contents of files and folders, in a stable order. */
export function fingerprint(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) add(hash, root, path);
  return hash.digest('hex');
}

function add(hash: ReturnType<typeof createHash>, root: string, path: string): void {
  const full = join(root, path);
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).toSorted()) add(hash, root, join(path, name));
    return;
  }
  hash.update(`${path}\0`).update(readFileSync(full)).update('\0');
}
