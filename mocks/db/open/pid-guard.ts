import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Who holds the folder: a process, told apart from a later one with the same number by its birth. */
interface Owner {
  pid: number;
  /** Boot of the machine and start of the process, from /proc; null where there is none. */
  birth: string | null;
}

/** A living process holds the pid file. */
export class PidFileHeldError extends Error {
  override readonly name = 'PidFileHeldError';
  readonly pid: number;

  constructor(path: string, pid: number) {
    super(`${path} is held by process ${pid}`);
    this.pid = pid;
  }
}

/**
 * Takes the pid file for this process; a file left by a dead one is taken over.
 *
 * @returns lets go of the file; harmless when called twice
 * @throws PidFileHeldError when a living process (this one included) holds it
 */
export function holdPidFile(path: string): () => void {
  const own = JSON.stringify({ pid: process.pid, birth: birthOf(process.pid) } satisfies Owner);
  const draft = `${path}.${process.pid}.${randomUUID()}`;
  writeFileSync(draft, own, { mode: 0o600 });
  try {
    while (!place(draft, path)) evictDeadOwner(path);
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (textOf(path) === own) rmSync(path, { force: true });
  };
}

/** Puts the complete file in its place in one step; false when another file is there. */
function place(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function evictDeadOwner(path: string): void {
  const text = textOf(path);
  if (text === null) return;
  refuseIfAlive(path, text);
  const aside = `${path}.${randomUUID()}.stale`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  // Another process may have taken over between reading and moving: then give its file back.
  const moved = textOf(aside);
  if (moved !== null && moved !== text) {
    renameSync(aside, path);
    refuseIfAlive(path, moved);
  }
  rmSync(aside, { force: true });
}

function refuseIfAlive(path: string, text: string): void {
  const owner = parseOwner(text);
  if (owner !== null && isAlive(owner)) throw new PidFileHeldError(path, owner.pid);
}

/** True when the process exists and is the one that wrote the file. */
function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  const birth = birthOf(owner.pid);
  return birth === null || owner.birth === null || birth === owner.birth;
}

function birthOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields after the command name, which may itself hold spaces and brackets; start time is the 22nd.
    const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return start === undefined ? null : `${boot}:${start}`;
  } catch {
    return null;
  }
}

function parseOwner(text: string): Owner | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value)) return null;
    if (typeof value.pid !== 'number' || !Number.isInteger(value.pid) || value.pid <= 0) return null;
    const birth = 'birth' in value && typeof value.birth === 'string' ? value.birth : null;
    return { pid: value.pid, birth };
  } catch {
    return null;
  }
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
