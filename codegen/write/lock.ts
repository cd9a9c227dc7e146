import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sha256 } from './header.ts';

const POLL_MS = 25;
const TIMEOUT_MS = 30_000;
/** A lock this old belongs to a process whose number another one has taken over. */
const STALE_MS = 120_000;

/** Another run holds the lock and does not end. */
export class LockedError extends Error {
  override readonly name = 'LockedError';

  constructor(path: string, owner: string) {
    super(`Another run (process ${owner}) holds ${path}.`);
  }
}

/** Runs `work` while no other process works on the same folder; a lock whose owner died is taken over. */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const path = join(tmpdir(), `routes-codegen-${sha256(folder).slice(0, 16)}.lock`);
  await acquire(path);
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

async function acquire(path: string): Promise<void> {
  const own = `${path}.${process.pid}`;
  for (let waitedMs = 0; ; waitedMs += POLL_MS) {
    writeFileSync(own, String(process.pid));
    try {
      // A link appears with its content, so nobody ever reads a lock without an owner.
      linkSync(own, path);
      return;
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
    } finally {
      rmSync(own, { force: true });
    }
    const owner = ownerOf(path);
    if (owner !== null && isStale(path, owner)) dropStale(path, owner);
    else if (waitedMs >= TIMEOUT_MS) throw new LockedError(path, owner ?? 'unknown');
    else await wait(POLL_MS);
  }
}

function dropStale(path: string, owner: string): void {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
    // Between reading and renaming another process may have taken the lock: give it back.
    if (readFileSync(aside, 'utf8') !== owner) linkSync(aside, path);
  } catch (error) {
    if (!isCode(error, 'ENOENT') && !isCode(error, 'EEXIST')) throw error;
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
    if (ageMs > STALE_MS) return true;
    process.kill(Number(owner), 0);
    return false;
  } catch (error) {
    return isCode(error, 'ESRCH');
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
