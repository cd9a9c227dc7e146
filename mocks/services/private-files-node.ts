import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';

const ownerOnly = 0o700;
const othersRights = 0o077;
/** Everybody may write there, nobody may remove what is another's: such a folder is not one's own. */
const shared = 0o1000;

/** Of the folder of the data: what the server has written there. The database closes its own folder. */
const ours = /^(?:files|secret|ilot\.log|ilot\.pid|server\.json|backup\.\d+)$/;

/**
 * Takes from others what rights they have to a file, or to a folder with all that is in it. What a link leads to is
 * not ours to close.
 */
export function closeToOthers(path: string): void {
  const facts = lstatSync(path);
  if (facts.isSymbolicLink()) return;
  close(path, facts);
  if (facts.isDirectory()) for (const name of readdirSync(path)) closeToOthers(join(path, name));
}

/**
 * Closes the folder of the data and what the server keeps in it to all but their owner: an older version, or
 * whoever made the folder, left them open. Missing files, and those of another owner, are passed over.
 */
export function closeDataFolder(varDir: string): void {
  passingOver(() => {
    const facts = lstatSync(varDir);
    if ((facts.mode & shared) === 0) close(varDir, facts);
  });
  const names = passingOver(() => readdirSync(varDir)) ?? [];
  for (const name of names.filter((found) => ours.test(found)))
    passingOver(() => closeToOthers(join(varDir, name)));
}

function close(path: string, { mode }: Stats): void {
  if ((mode & othersRights) !== 0) chmodSync(path, mode & ownerOnly);
}

function passingOver<Value>(step: () => Value): Value | null {
  try {
    return step();
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EPERM'))
      return null;
    throw error;
  }
}
