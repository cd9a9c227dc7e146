import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/** What kind of files a folder holds that the output depends on. */
export type TreeKind = 'page' | 'contract';

/** A folder whose files matter, with all folders below it. Paths are absolute. */
export interface Tree {
  readonly kind: TreeKind;
  readonly folder: string;
}

/** Where the things stand that the output depends on. Paths are absolute. */
export interface Scope {
  readonly manifest: string;
  /** The output, which is never followed. */
  readonly out: string;
  readonly trees: readonly Tree[];
  /** Each package.json whose `imports` the output names files by. */
  readonly packages: readonly string[];
}

/**
 * The scope that a manifest asks for; that of before, without its trees the first time, when the manifest
 * cannot be read. What else is wrong with a manifest does not matter here.
 */
export function readScope(manifest: string, out: string, before?: Scope): Scope {
  const folders = readFolders(manifest);
  if (folders === null) return before ?? { manifest, out, trees: [], packages: [] };
  const root = dirname(manifest);
  const trees = folders.map(({ kind, folder }) => ({ kind, folder: resolve(root, folder) }));
  const packages = [...new Set(trees.flatMap(({ folder }) => nearestPackage(folder) ?? []))];
  return { manifest, out, trees, packages };
}

/** Whether a path is a folder, or below it. */
export function isWithin(folder: string, path: string): boolean {
  const inside = relative(folder, path);
  return inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside);
}

function readFolders(manifest: string): Tree[] | null {
  try {
    const value: unknown = JSON.parse(readFileSync(manifest, 'utf8').replace(/^\uFEFF/, ''));
    if (typeof value !== 'object' || value === null) return null;
    const texts = (found: unknown): string[] =>
      [found].flat().filter((folder): folder is string => typeof folder === 'string' && folder !== '');
    return [
      ...texts('pages' in value ? value.pages : []).map((folder) => ({ kind: 'page' as const, folder })),
      ...texts('contracts' in value ? value.contracts : []).map((folder) => ({
        kind: 'contract' as const,
        folder,
      })),
    ];
  } catch {
    return null;
  }
}

function nearestPackage(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const path = join(at, 'package.json');
    if (existsSync(path)) return path;
    if (dirname(at) === at) return undefined;
  }
}
