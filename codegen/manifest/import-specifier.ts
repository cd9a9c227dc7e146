import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** How generated code in the folder `from` names a file. */
export type ImportSpecifier = (path: string, from: string) => string;

/**
 * How generated code imports files of a folder: by the `imports` of the nearest package.json when one of
 * its patterns covers the folder, relative to the importing folder otherwise. Paths are absolute.
 */
export function importSpecifier(folder: string): ImportSpecifier {
  const aliases = importAliases(folder);
  return (path, from) => {
    for (const { alias, target } of aliases) {
      if (path.startsWith(target)) return alias + posix(path.slice(target.length));
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
    const folderOf = resolve(dirname(file), target.slice(0, -1));
    aliases.push({ alias: pattern.slice(0, -1), target: folderOf.endsWith(sep) ? folderOf : folderOf + sep });
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
