// Plain JavaScript without dependencies: it mends the lockfile from which everything else is installed.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/prepare.mjs';

/**
 * npm drops without a word the optional packages that the registry in use does not have (natives of other
 * systems), but still names them where they are asked for; `npm ci` then refuses the lockfile. This takes
 * those names out, so that what is locked is exactly what can be installed.
 *
 * @param {{ packages: Record<string, { optionalDependencies?: Record<string, string> }> }} lock
 * @returns {string[]} what was taken out
 */
export function trimLockfile(lock) {
  const names = new Set(Object.keys(lock.packages).map((path) => path.replace(/^.*node_modules\//, '')));
  /** @type {string[]} */
  const removed = [];
  for (const entry of Object.values(lock.packages)) {
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      if (names.has(name)) continue;
      delete entry.optionalDependencies?.[name];
      removed.push(name);
    }
  }
  return removed;
}

if (process.argv[1] === import.meta.filename) {
  const path = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  const removed = trimLockfile(lock);
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json : ${removed.length} paquet(s) d’autres systèmes laissés de côté.`);
}
