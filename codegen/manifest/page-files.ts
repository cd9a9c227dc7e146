import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A file that may be a page: below a page root, every part of its path beginning upper-case. */
export interface PageFile {
  readonly name: string;
  /** Absolute path. */
  readonly path: string;
}

/** Candidates for pages below a root, sorted by name; an absent root has none. */
export function listPageFiles(root: string): PageFile[] {
  if (!existsSync(root)) return [];
  const found: PageFile[] = [];
  const walk = (folder: string, prefix: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (!/^[A-Z]/.test(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path, `${prefix}${entry.name}/`);
      else if (/^[A-Z]\w*\.tsx$/.test(entry.name)) {
        found.push({ name: `${prefix}${entry.name.slice(0, -'.tsx'.length)}`, path });
      }
    }
  };
  walk(root, '');
  return found.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
