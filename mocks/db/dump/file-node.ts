import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  openSync,
  fsyncSync,
  closeSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { DumpError, readLine, writeLine, type DumpHeader, type DumpLine } from './format.ts';

/**
 * Writes a backup beside its place and moves it there once it is whole and on the disk; readable by its owner
 * alone, since it holds everything.
 *
 * @returns how many rows were written
 * @throws DumpError when the file exists
 */
export async function writeDumpFile(
  path: string,
  fill: (write: (line: DumpLine) => Promise<void>) => Promise<void>,
): Promise<number> {
  if (existsSync(path)) {
    throw new DumpError(`Le fichier « ${path} » existe déjà : donnez un autre nom, ou supprimez-le.`);
  }
  const draft = `${path}.part`;
  const hash = createHash('sha256');
  const zip = createGzip();
  let rows = 0;
  const put = async (text: string): Promise<void> => {
    if (!zip.write(`${text}\n`)) await once(zip, 'drain');
  };
  try {
    const written = pipeline(zip, createWriteStream(draft, { mode: 0o600 }));
    // Awaited below; a failing disk also fails the writing itself.
    written.catch(() => undefined);
    await Promise.race([
      fill(async (line) => {
        const text = writeLine(line);
        hash.update(`${text}\n`);
        if (line.kind === 'row') rows += 1;
        await put(text);
      }),
      written,
    ]);
    await put(`=end ${JSON.stringify({ rows, sha256: hash.digest('hex') })}`);
    zip.end();
    await written;
    syncFile(draft);
    renameSync(draft, path);
    return rows;
  } catch (error) {
    rmSync(draft, { force: true });
    if (error instanceof DumpError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    if (code === null || !/^E[A-Z]+$/.test(code)) throw error;
    throw new DumpError(`Impossible d’écrire « ${path} » (${code}) : vérifiez le dossier et la place libre.`);
  }
}

/**
 * The lines of a backup, without its end.
 *
 * @throws DumpError for a file that is no backup of ours, or is damaged; the latter may come after many lines
 */
export async function* readDumpFile(path: string): AsyncGenerator<DumpLine> {
  const hash = createHash('sha256');
  let rows = 0;
  let isFirst = true;
  let isWhole = false;
  try {
    for await (const text of linesOf(path)) {
      const line = readLine(text);
      if (isFirst !== (line.kind === 'header') || isWhole) throw new Error('out of order');
      isFirst = false;
      if (line.kind === 'end') {
        isWhole = line.end.rows === rows && line.end.sha256 === hash.digest('hex');
        if (!isWhole) break;
        continue;
      }
      hash.update(`${text}\n`);
      if (line.kind === 'row') rows += 1;
      yield line;
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new DumpError(`Le fichier « ${path} » n’existe pas : vérifiez son nom.`);
    }
    if (isFirst)
      throw new DumpError(`« ${path} » n’est pas une sauvegarde d’Îlot : donnez un autre fichier.`);
    throw damaged(path);
  }
  if (isFirst) throw new DumpError(`« ${path} » n’est pas une sauvegarde d’Îlot : donnez un autre fichier.`);
  if (!isWhole) throw damaged(path);
}

/** Reads a backup to its end and gives its header, so that nothing is begun with one that is damaged. @throws DumpError */
export async function checkDumpFile(path: string): Promise<DumpHeader> {
  let header: DumpHeader | null = null;
  for await (const line of readDumpFile(path)) {
    if (line.kind === 'header') header = line.header;
  }
  if (header === null) throw damaged(path);
  return header;
}

const damaged = (path: string): DumpError =>
  new DumpError(`La sauvegarde « ${path} » est endommagée ou incomplète : prenez-en une autre.`);

async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const zip = createGunzip().setEncoding('utf8');
  file.on('error', (error) => zip.destroy(error));
  // Told to whoever still reads; an error after that has no one to be told to.
  zip.on('error', () => undefined);
  file.pipe(zip);
  let rest = '';
  try {
    for await (const chunk of zip as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    if (rest !== '') yield rest;
  } finally {
    file.destroy();
    zip.destroy();
  }
}

function syncFile(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
