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
import { fileLedger } from './files.ts';
import {
  DumpError,
  readLine,
  type DumpEntry,
  type DumpFile,
  type DumpHeader,
  type DumpLine,
} from './format.ts';

/** How much a backup holds. */
export interface DumpCounts {
  rows: number;
  files: number;
}

/** Bytes of a file in one line: a whole number of groups of base64, and not too much to hold. */
const chunkBytes = 49_152;

/**
 * Writes a backup beside its place and moves it there once it is whole and on the disk; readable by its owner
 * alone, since it holds everything.
 *
 * @throws DumpError when the file exists
 */
export async function writeDumpFile(
  path: string,
  fill: (write: (entry: DumpEntry) => Promise<void>) => Promise<void>,
): Promise<DumpCounts> {
  if (existsSync(path)) {
    throw new DumpError(`Le fichier « ${path} » existe déjà : donnez un autre nom, ou supprimez-le.`);
  }
  const draft = `${path}.part`;
  const hash = createHash('sha256');
  const zip = createGzip();
  const counts: DumpCounts = { rows: 0, files: 0 };
  const put = async (text: string): Promise<void> => {
    if (!zip.write(`${text}\n`)) await once(zip, 'drain');
  };
  try {
    // One that a broken run has left would keep its rights.
    rmSync(draft, { force: true });
    const written = pipeline(zip, createWriteStream(draft, { flags: 'wx', mode: 0o600 }));
    // Awaited below; a failing disk also fails the writing itself.
    written.catch(() => undefined);
    await Promise.race([
      fill(async (entry) => {
        if (entry.kind === 'row') counts.rows += 1;
        if (entry.kind === 'file') counts.files += 1;
        for (const text of linesOfEntry(entry)) {
          hash.update(`${text}\n`);
          await put(text);
        }
      }),
      written,
    ]);
    await put(`=end ${JSON.stringify({ ...counts, sha256: hash.digest('hex') })}`);
    zip.end();
    await written;
    syncFile(draft);
    renameSync(draft, path);
    return counts;
  } catch (error) {
    rmSync(draft, { force: true });
    if (error instanceof DumpError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    if (code === null || !/^E[A-Z]+$/.test(code)) throw error;
    throw new DumpError(`Impossible d’écrire « ${path} » (${code}) : vérifiez le dossier et la place libre.`);
  }
}

function* linesOfEntry(entry: DumpEntry): Generator<string> {
  if (entry.kind === 'row') return yield entry.json;
  if (entry.kind !== 'file') {
    const value = entry.kind === 'header' ? entry.header : entry.table;
    return yield `=${entry.kind} ${JSON.stringify(value)}`;
  }
  yield `=file ${JSON.stringify(entry.file)}`;
  const bytes = Buffer.from(entry.bytes.buffer, entry.bytes.byteOffset, entry.bytes.byteLength);
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    yield `+${bytes.toString('base64', at, Math.min(at + chunkBytes, bytes.length))}`;
  }
}

/**
 * What a backup holds, thing by thing.
 *
 * @throws DumpError for a file that is no backup of ours, or is damaged; the latter may come after many entries
 */
export async function* readDumpFile(path: string): AsyncGenerator<DumpEntry> {
  const hash = createHash('sha256');
  const counts: DumpCounts = { rows: 0, files: 0 };
  const assemble = fileAssembler();
  let isFirst = true;
  let isWhole = false;
  try {
    for await (const text of linesOf(path)) {
      const line = readLine(text);
      if (isFirst !== (line.kind === 'header') || isWhole) throw new Error('out of order');
      isFirst = false;
      const entry = assemble(line);
      if (line.kind === 'end') {
        const { rows, files, sha256 } = line.end;
        isWhole = rows === counts.rows && files === counts.files && sha256 === hash.digest('hex');
        if (!isWhole) break;
        continue;
      }
      hash.update(`${text}\n`);
      if (entry?.kind === 'row') counts.rows += 1;
      if (entry?.kind === 'file') counts.files += 1;
      if (entry) yield entry;
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

/** Puts the lines of a file together again. @throws Error for lines out of order, or bytes that are not the file's */
function fileAssembler(): (line: DumpLine) => DumpEntry | null {
  let begun: { file: DumpFile; chunks: Buffer[]; length: number } | null = null;
  const ended = (): DumpEntry | null => {
    if (begun === null || begun.length < begun.file.sizeBytes) return null;
    const { file, chunks } = begun;
    const bytes = Buffer.concat(chunks);
    begun = null;
    if (bytes.length !== file.sizeBytes) throw new Error('too long');
    if (createHash('sha256').update(bytes).digest('hex') !== file.sha256) throw new Error('not its bytes');
    return { kind: 'file', file, bytes };
  };
  return (line) => {
    if ((begun !== null) !== (line.kind === 'chunk')) throw new Error('out of order');
    if (line.kind === 'file') {
      begun = { file: line.file, chunks: [], length: 0 };
      return ended();
    }
    if (line.kind === 'chunk') {
      if (begun === null) return null;
      const chunk = Buffer.from(line.base64, 'base64');
      begun.chunks.push(chunk);
      begun.length += chunk.length;
      return ended();
    }
    return line.kind === 'end' ? null : line;
  };
}

/** What a backup that is whole in itself holds, and what it lacks. */
export interface DumpContents extends DumpCounts {
  header: DumpHeader;
  fileBytes: number;
  /** Files that its rows name and that are not in it. */
  missing: readonly DumpFile[];
}

/** Reads a backup to its end, so that nothing is begun with one that is damaged. @throws DumpError */
export async function checkDumpFile(path: string): Promise<DumpContents> {
  const ledger = fileLedger();
  const counts: DumpCounts = { rows: 0, files: 0 };
  let header: DumpHeader | null = null;
  let fileBytes = 0;
  for await (const entry of readDumpFile(path)) {
    try {
      ledger.note(entry);
    } catch {
      throw damaged(path);
    }
    if (entry.kind === 'header') header = entry.header;
    if (entry.kind === 'row') counts.rows += 1;
    if (entry.kind === 'file') {
      counts.files += 1;
      fileBytes += entry.file.sizeBytes;
    }
  }
  if (header === null) throw damaged(path);
  return { ...counts, header, fileBytes, missing: ledger.missing() };
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
