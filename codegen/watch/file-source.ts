import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ChangeSource } from './follow.ts';
import { isWithin, type Scope } from './scope.ts';

/**
 * Follows changes with `node:fs`: one watcher per folder. Its own recursive mode loses sight of files that
 * are replaced by a rename on Linux, which is how many editors, and this generator, save.
 */
export function openFileSource(
  onTouch: (path: string) => void,
  onError: (error: Error) => void,
): ChangeSource {
  const watchers = new Map<string, FSWatcher>();
  let scope: Scope | undefined;

  const disarm = (folder: string): void => {
    for (const [path, watcher] of watchers) {
      if (!isWithin(folder, path)) continue;
      watcher.close();
      watchers.delete(path);
    }
  };

  /** Watches a folder and, in a tree, those below it. */
  const arm = (folder: string): void => {
    if (!isFolder(folder) || !isWanted(folder)) return;
    if (!watchers.has(folder)) {
      const watcher = watch(folder, (event, name) => {
        const path = name === null ? folder : join(folder, name);
        onTouch(path);
        if (event === 'rename') renew(path);
      });
      watcher.on('error', (error) => {
        disarm(folder);
        if (isFolder(folder)) onError(error);
      });
      watchers.set(folder, watcher);
    }
    // After the watcher stands: a folder that is made meanwhile is found by one or the other.
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) arm(join(folder, entry.name));
    }
  };

  /** A folder that came, went or was replaced: a watcher follows the folder itself, not its name. */
  const renew = (path: string): void => {
    disarm(path);
    try {
      arm(path);
    } catch (error) {
      if (isFolder(path)) onError(error instanceof Error ? error : new Error(String(error)));
    }
  };

  const isWanted = (folder: string): boolean => scope !== undefined && mayMatter(scope, folder);

  return {
    follow(wanted) {
      scope = wanted;
      for (const folder of watchers.keys()) if (!isWanted(folder)) disarm(folder);
      for (const folder of startsOf(wanted)) arm(folder);
    },
    close() {
      for (const watcher of watchers.values()) watcher.close();
      watchers.clear();
    },
  };
}

/** Folders from which the watching goes down: those of single files, and of trees that may come and go. */
function startsOf({ manifest, packages, trees }: Scope): string[] {
  return [manifest, ...packages, ...trees.map(({ folder }) => folder)].map((path) =>
    nearestFolder(dirname(path)),
  );
}

function nearestFolder(path: string): string {
  return isFolder(path) || dirname(path) === path ? path : nearestFolder(dirname(path));
}

/** Whether a folder holds a file of the scope, is part of a tree, or leads to one. */
function mayMatter(scope: Scope, folder: string): boolean {
  if (isWithin(scope.out, folder)) return false;
  if ([scope.manifest, ...scope.packages].some((path) => isWithin(folder, path))) return true;
  return scope.trees.some((tree) => isWithin(tree.folder, folder) || isWithin(folder, tree.folder));
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
