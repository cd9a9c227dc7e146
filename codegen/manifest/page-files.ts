import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isFolder } from '../write/files.ts';

/** A file that may be a page: below a page root, every part of its path beginning upper-case. */
export interface PageFile {
  readonly name: string;
  /** Absolute path. */
  readonly path: string;
  /** A folder has the name of a page's file. */
  readonly isFolder?: boolean;
}

/** Candidates for pages below a root, sorted by name; an absent root, or one that is no folder, has none. */
export function listPageFiles(root: string): PageFile[] {
  if (!isFolder(root)) return [];
  const found: PageFile[] = [];
  const walk = (folder: string, prefix: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (!/^[A-Z]/.test(entry.name)) continue;
      const path = join(folder, entry.name);
      const isDirectory = entry.isDirectory();
      if (/^[A-Z]\w*\.tsx$/.test(entry.name)) {
        const name = `${prefix}${entry.name.slice(0, -'.tsx'.length)}`;
        found.push({ name, path, ...(isDirectory && { isFolder: true }) });
      } else if (isDirectory) walk(path, `${prefix}${entry.name}/`);
    }
  };
  walk(root, '');
  return found.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
