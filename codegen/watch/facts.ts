import { readFileSync, statSync } from 'node:fs';
import { listContractFiles } from '../manifest/contract-files.ts';
import { exportsDefault, exportsQuery } from '../manifest/module-exports.ts';
import { listPageFiles } from '../manifest/page-files.ts';
import { sha256 } from '../write/hash.ts';
import type { Tree, TreeKind } from './scope.ts';

/** What the output depends on in one file; two that are equal give the same output. */
export type Fact = string;

/** Whether a file of a tree makes a page or types a query; `null` when it is not there. */
export function treeFact(kind: TreeKind, path: string): Fact | null {
  return orNull(() => String(kind === 'page' ? exportsDefault(path) : exportsQuery(path)));
}

/** The facts of all files of a tree, by absolute path. */
export function treeFacts({ kind, folder }: Tree): Map<string, Fact> {
  const paths =
    kind === 'page' ? listPageFiles(folder).map(({ path }) => path) : [...listContractFiles(folder).values()];
  return new Map(
    paths.flatMap((path) => {
      const fact = treeFact(kind, path);
      return fact === null ? [] : [[path, fact] as const];
    }),
  );
}

/**
 * Which save of a manifest is there; `null` when there is none. Its text too, since times are coarse, and
 * not its text alone, since whoever saves it unchanged wants the output put right.
 */
export function manifestFact(path: string): Fact | null {
  return orNull(() => {
    const { ino, mtimeNs } = statSync(path, { bigint: true });
    return `${ino} ${mtimeNs} ${sha256(readFileSync(path, 'utf8'))}`;
  });
}

/** The `imports` of a package.json; `null` while it cannot be read, as in the middle of a save. */
export function packageFact(path: string): Fact | null {
  return orNull(() => {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof value === 'object' && value !== null && 'imports' in value
      ? JSON.stringify(value.imports)
      : '';
  });
}

function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
