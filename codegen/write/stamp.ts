import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GenerateOptions } from '../generate.ts';
import { writeWhole } from './files.ts';
import { GENERATOR_VERSION, sha256 } from './header.ts';

/** A file that changed so lately may change again without a change of its time: it is not taken on trust. */
const UNSURE_MS = 2_000;

const GENERATOR = join(import.meta.dirname, '..');
const RUNTIME = dirname(fileURLToPath(import.meta.resolve('#runtime/routes/suggest.ts')));

/** What the last run that found the output right wrote down; `null` when there is nothing to read. */
export function readStamp(out: string): string | null {
  try {
    return readFileSync(stampPath(out), 'utf8');
  } catch (error) {
    if (isSystemError(error)) return null;
    throw error;
  }
}

/** Writes what `takeStamp` gave down for the next run; without it, takes an older one away. */
export function writeStamp(out: string, text: string | null): void {
  const path = stampPath(out);
  if (text === null) rmSync(path, { force: true });
  else writeWhole(dirname(path), basename(path), text);
}

/**
 * All that a run depends on and what it made, in one hash of the status of every file (number, size, times), which
 * no program can set back; `null` when something of it is too young, or unreadable. `check` never relies on it.
 */
export function takeStamp(
  options: GenerateOptions,
  out: string,
  now: () => number = Date.now,
): string | null {
  // The clock of files, not of the application: their ages are compared with it.
  const youngestMs = now() - UNSURE_MS;
  const manifest = resolve(options.manifest);
  try {
    const value: unknown = JSON.parse(readFileSync(manifest, 'utf8'));
    // What is wrong with it is for the reader to say.
    if (typeof value !== 'object' || value === null) return null;
    const { pages, contracts } = value as Record<string, unknown>;
    const folders = [pages, contracts]
      .flat()
      .flatMap((folder) => (typeof folder === 'string' ? resolve(dirname(manifest), folder) : []));
    const lines = [
      `${GENERATOR_VERSION} ${process.version}`,
      JSON.stringify({ ...options, memory: undefined, onStep: undefined }),
      statusOf(manifest, youngestMs),
      ...[...folders, out].flatMap((folder) =>
        packagesAbove(folder).map((path) => statusOf(path, youngestMs)),
      ),
      ...[GENERATOR, RUNTIME, out, ...folders].flatMap((folder) => statusesBelow(folder, youngestMs)),
    ];
    return sha256(lines.join('\n'));
  } catch (error) {
    if (error instanceof TooYoungError || error instanceof SyntaxError || isSystemError(error)) return null;
    throw error;
  }
}

class TooYoungError extends Error {
  override readonly name = 'TooYoungError';
}

function statusOf(path: string, youngestMs: number): string {
  const status = statSync(path, { bigint: true, throwIfNoEntry: false });
  if (!status) return `${path} none`;
  const { ino, size, mtimeNs, ctimeNs, ctimeMs } = status;
  if (Number(ctimeMs) > youngestMs) throw new TooYoungError(path);
  return `${path} ${ino} ${size} ${mtimeNs} ${ctimeNs}`;
}

function statusesBelow(folder: string, youngestMs: number): string[] {
  if (!existsSync(folder)) return [`${folder} none`];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => statusOf(join(entry.parentPath, entry.name), youngestMs))
    .toSorted();
}

/** Every package.json that could say how files of a folder are imported. */
function packagesAbove(folder: string): string[] {
  const parent = dirname(folder);
  return [join(folder, 'package.json'), ...(parent === folder ? [] : packagesAbove(parent))];
}

function stampPath(out: string): string {
  return `${out}.routes-stamp`;
}

function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
