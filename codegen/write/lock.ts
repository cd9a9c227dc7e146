import { randomUUID } from 'node:crypto';
import {
  constants,
  copyFileSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 25;
const TIMEOUT_MS = 30_000;
/** A lock this old belongs to a process whose number another one has taken over. */
const STALE_MS = 120_000;
/** A lock that is empty for so long was made by a process that died before it wrote its number. */
const EMPTY_MS = 2_000;

/** Another run holds the lock and does not end. */
export class LockedError extends Error {
  override readonly name = 'LockedError';

  constructor(path: string, owner: string) {
    const { pid, host } = parseOwner(owner);
    super(`Another run (process ${pid} on ${host}) holds ${path}.`);
  }
}

/**
 * Where the lock of a file or folder stands: beside it, so that all who work on it meet there, whatever
 * their temporary folder, their user and the path by which they know it.
 */
export function lockPath(target: string): string {
  try {
    return `${realpathSync(target)}.routes-lock`;
  } catch {
    return `${target}.routes-lock`;
  }
}

/**
 * Runs `work` while no other run works on the same file or folder; a lock whose owner died is taken over.
 * Throws `LockedError` after half a minute.
 */
export async function withLock<T>(target: string, work: () => Promise<T>): Promise<T> {
  const path = lockPath(target);
  const owner = `${process.pid} ${hostname()} ${randomUUID()}`;
  mkdirSync(dirname(path), { recursive: true });
  await acquire(path, owner);
  try {
    return await work();
  } finally {
    if (ownerOf(path) === owner) rmSync(path, { force: true });
  }
}

async function acquire(path: string, self: string): Promise<void> {
  for (let waitedMs = 0; !take(path, self); waitedMs += POLL_MS) {
    const owner = ownerOf(path);
    if (owner !== null && isStale(path, owner)) dropStale(path, owner);
    else if (waitedMs >= TIMEOUT_MS) throw new LockedError(path, owner ?? '');
    else await wait(POLL_MS);
  }
}

/** Whether the lock could be made; it is empty for the moment until its owner stands in it. */
function take(path: string, self: string): boolean {
  try {
    writeFileSync(path, self, { flag: 'wx' });
    return true;
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    return false;
  }
}

function dropStale(path: string, owner: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    // Between reading and renaming another process may have taken the lock: give it back.
    if (readFileSync(aside, 'utf8') !== owner) copyFileSync(aside, path, constants.COPYFILE_EXCL);
  } catch (error) {
    if (!isCode(error, 'ENOENT', 'EEXIST')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function ownerOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function isStale(path: string, owner: string): boolean {
  try {
    // The clock of files, not of the application: ages of locks are compared with the file system's now.
    const ageMs = Date.now() - statSync(path).mtimeMs;
    if (ageMs > (owner === '' ? EMPTY_MS : STALE_MS)) return true;
    const { pid, host } = parseOwner(owner);
    // Nothing tells whether a process of another machine or container lives.
    if (host !== hostname() || !/^\d+$/.test(pid)) return false;
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    // No such process; or the lock is gone by now. One of another user may not be asked, and lives.
    return isCode(error, 'ESRCH');
  }
}

function parseOwner(owner: string): { readonly pid: string; readonly host: string } {
  const [pid = '', host = ''] = owner.split(' ');
  return { pid: pid || 'unknown', host: host || 'an unknown host' };
}

function isCode(error: unknown, ...codes: readonly string[]): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)
  );
}
