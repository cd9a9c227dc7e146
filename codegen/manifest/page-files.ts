import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

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

/** Whether a file has a default export. */
export function exportsDefault(path: string): boolean {
  return /^\s*export\s+default\b|^\s*export\s*\{[^}]*\bdefault\b[^}]*\}/m.test(readFileSync(path, 'utf8'));
}

/**
 * How generated code imports files of a folder: by the `imports` of the nearest package.json when one of
 * its patterns covers the folder, relative to `from` otherwise. Returns a function of the absolute path.
 */
export function importSpecifier(folder: string, from: string): (path: string) => string {
  const aliases = importAliases(folder);
  return (path) => {
    for (const { alias, target } of aliases) {
      const inside = relative(target, path);
      if (!inside.startsWith('..')) return alias + posix(inside);
    }
    const beside = posix(relative(from, path));
    return beside.startsWith('.') ? beside : `./${beside}`;
  };
}

/** Aliases of the nearest package.json, the most precise first. */
function importAliases(folder: string): { alias: string; target: string }[] {
  const file = nearest('package.json', folder);
  if (file === undefined) return [];
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof content !== 'object' || content === null || !('imports' in content)) return [];
  const aliases: { alias: string; target: string }[] = [];
  for (const [pattern, target] of Object.entries(content.imports ?? {})) {
    if (typeof target !== 'string' || !pattern.endsWith('/*') || !target.endsWith('/*')) continue;
    aliases.push({ alias: pattern.slice(0, -1), target: resolve(dirname(file), target.slice(0, -1)) });
  }
  return aliases.toSorted((a, b) => b.target.length - a.target.length);
}

function nearest(name: string, folder: string): string | undefined {
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (existsSync(join(at, name))) return join(at, name);
    if (dirname(at) === at) return undefined;
  }
}

function posix(path: string): string {
  return path.split(sep).join('/');
}
