import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { readGeneratedFile, type GeneratedFile, type OutputMemory } from './output-memory.ts';

const TEMPORARY = /\.\d+\.routes-tmp$/;

/** Generated files below the folders of the output by path, with `/`. Others are not ours. */
export function readGenerated(out: string, memory?: OutputMemory): Map<string, GeneratedFile> {
  const read = memory?.read ?? readGeneratedFile;
  const found = new Map<string, GeneratedFile>();
  for (const path of listFiles(out)) {
    if (!path.endsWith('.ts') && !path.endsWith('.json')) continue;
    const file = read(join(out, path));
    if (file !== null) found.set(path, file);
  }
  return found;
}

/**
 * What stands where a file is to be written: something at its path, a folder among it, or a file in the place of one
 * of its folders, the output folder itself among them. Null: nothing.
 */
export function obstacleAt(out: string, path: string): string | null {
  let at = out;
  for (const step of path.split('/')) {
    if (!existsSync(at)) return null;
    if (!isFolder(at)) return at;
    at = join(at, step);
  }
  return existsSync(at) ? at : null;
}

/** Text of a file, `null` when there is none. */
export function readIfThere(out: string, path: string): string | null {
  const full = join(out, path);
  return existsSync(full) ? readFileSync(full, 'utf8') : null;
}

/** Puts a whole file in place at once: whoever reads sees the old or the new text, never a part. */
export function writeWhole(out: string, path: string, text: string): void {
  const full = join(out, path);
  const temporary = `${full}.${process.pid}.routes-tmp`;
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(temporary, text);
  renameSync(temporary, full);
}

/**
 * Puts whole files in place, path → text: all are written beside the output before the first one is moved,
 * so that whoever is killed, or finds the disk full, leaves no half of one in it.
 */
export function writeAll(out: string, texts: ReadonlyMap<string, string>): void {
  if (texts.size === 0) return;
  const staging = stagingOf(out);
  mkdirSync(staging, { recursive: true });
  const staged = [...texts].map(([path, text], index) => {
    const file = join(staging, String(index));
    writeFileSync(file, text);
    return { path, text, file };
  });
  for (const { path, text, file } of staged) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    try {
      renameSync(file, join(out, path));
    } catch (error) {
      // The output is a disk of its own.
      if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
      writeWhole(out, path, text);
    }
  }
  rmSync(staging, { recursive: true });
}

function stagingOf(out: string): string {
  return `${out}.routes-tmp`;
}

/** Deletes a file and the folders that it leaves empty. */
export function removeFile(out: string, path: string): void {
  rmSync(join(out, path), { force: true });
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    if (readdirSync(join(out, folder)).length > 0) return;
    rmdirSync(join(out, folder));
  }
}

/** Deletes what runs that were killed left behind; only the holder of the lock may. */
export function removeTemporaries(out: string): void {
  rmSync(stagingOf(out), { recursive: true, force: true });
  for (const path of listFiles(out)) if (TEMPORARY.test(path)) rmSync(join(out, path), { force: true });
}

/** Whether a folder stands there, and not a file or nothing. */
export const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/** Files of the output folder itself, and all those below the folders that are ours. */
function listFiles(out: string): string[] {
  if (!isFolder(out)) return [];
  const found = readdirSync(out, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? entry.name : [],
  );
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(out, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) found.push(path);
    }
  };
  for (const folder of ['routes', 'pages']) if (isFolder(join(out, folder))) walk(folder);
  return found;
}
