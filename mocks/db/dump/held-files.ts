import { chownSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder beside the data in which a backup is prepared, by the process that makes it. */
const prefix = 'backup.';

/** True for the name of such a folder. */
export const isBackupFolder = (name: string): boolean => /^backup\.\d{1,10}$/.test(name);

/** A folder of this process, for what a backup must not lose while it is made. */
export interface BackupFolder {
  name: string;
  path: string;
  remove(): void;
}

/** Makes the folder in that of the data, readable by its owner alone; those of processes that died are removed. */
export function makeBackupFolder(varDir: string): BackupFolder {
  for (const name of readdirSync(varDir).filter(isBackupFolder)) {
    if (!isAlive(Number(name.slice(prefix.length))))
      rmSync(join(varDir, name), { recursive: true, force: true });
  }
  const name = `${prefix}${process.pid}`;
  const path = join(varDir, name);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { mode: 0o700 });
  // The server writes there too, whoever calls the command.
  if (process.getuid?.() === 0) {
    const { uid, gid } = statSync(varDir);
    chownSync(path, uid, gid);
  }
  return { name, path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/**
 * Gives every file of a store a second name under `to`, so that a running server's sweep does not take it away; where
 * the disk has no second names, a copy.
 */
export async function holdFiles(store: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await entriesOf(store)) {
    const [from, target] = [join(store, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await holdFiles(from, target);
    else if (entry.isFile()) await holdFile(from, target);
  }
}

async function holdFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    // Swept, or moved into its place, since the folder was read.
    if (codeOf(error) === 'ENOENT') return;
    await copyFile(from, to);
  }
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
