import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isGenerated } from './header.ts';

const TEMPORARY = /\.\d+\.routes-tmp$/;

/** Generated files below the folders of the output, path with `/` → text. Others are not ours. */
export function readGenerated(out: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const path of listFiles(out)) {
    if (!path.endsWith('.ts')) continue;
    const text = readFileSync(join(out, path), 'utf8');
    if (isGenerated(text)) found.set(path, text);
  }
  return found;
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
  for (const path of listFiles(out)) if (TEMPORARY.test(path)) rmSync(join(out, path), { force: true });
}

function listFiles(out: string): string[] {
  const found: string[] = [];
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(out, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) found.push(path);
    }
  };
  for (const folder of ['routes', 'pages']) if (existsSync(join(out, folder))) walk(folder);
  return found;
}
