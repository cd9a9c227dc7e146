import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GenerateOptions } from '../generate.ts';
import { writeWhole } from './files.ts';
import { sha256 } from './hash.ts';
import { GENERATOR_VERSION } from './header.ts';
import type { Made } from './output-memory.ts';

/** A file that changed so lately may change again without a change of its time: it is not taken on trust. */
const UNSURE_MS = 2_000;

const GENERATOR = join(import.meta.dirname, '..');
const RUNTIME = dirname(fileURLToPath(import.meta.resolve('#runtime/routes/suggest.ts')));

/** What a run writes down beside the output for the next one. */
export interface Stamp {
  /** What `takeStamp` gave, when the run found all of it right; `null` otherwise. */
  readonly status: string | null;
  /** How each file was made, by path: a text that is still the same, of inputs that are, is not made again. */
  readonly made: ReadonlyMap<string, Made>;
}

/** The stamp of the last run; an empty one when there is none to read. */
export function readStamp(out: string): Stamp {
  try {
    const [status, ...lines] = readFileSync(stampPath(out), 'utf8').split('\n');
    const made = lines.flatMap((line): [string, Made][] => {
      const [inputs, text, path] = line.split(' ');
      return inputs && text && path ? [[path, { inputs, text }]] : [];
    });
    return { status: status || null, made: new Map(made) };
  } catch (error) {
    if (isSystemError(error)) return { status: null, made: new Map() };
    throw error;
  }
}

/** Writes a stamp down for the next run. */
export function writeStamp(out: string, { status, made }: Stamp): void {
  const path = stampPath(out);
  const lines = [...made].map(([file, { inputs, text }]) => `${inputs} ${text} ${file}`);
  writeWhole(dirname(path), basename(path), [status ?? '', ...lines].join('\n'));
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
