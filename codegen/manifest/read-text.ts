import { readFileSync } from 'node:fs';
import { ManifestError } from './problem.ts';

/** The text of a manifest without its byte order mark. Throws `ManifestError` for what is no file of UTF-8. */
export function readManifestText(path: string, file: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw problemOf(file, `cannot be read: ${reasonOf(error)}`);
  }
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    throw problemOf(file, 'is text in UTF-16: save it as UTF-8.');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalidByte(bytes, file);
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'there is no such file.';
  if (code === 'EISDIR') return 'it is a folder, expected a file.';
  if (code === 'EACCES' || code === 'EPERM') return 'you may not read it.';
  return `${error instanceof Error ? error.message : String(error)}.`;
}

/** The place of the first byte that is none of UTF-8. */
function invalidByte(bytes: Buffer, file: string): ManifestError {
  const lenient = new TextDecoder('utf-8').decode(bytes);
  let at = 0;
  for (let byte = hasMark(bytes) ? 3 : 0; at < lenient.length; at += 1) {
    const character = lenient.codePointAt(at) ?? 0;
    if (character === 0xfffd && bytes.readUIntBE(byte, Math.min(3, bytes.length - byte)) !== 0xefbfbd) break;
    byte += Buffer.byteLength(String.fromCodePoint(character));
    if (character > 0xffff) at += 1;
  }
  const lines = lenient.slice(0, at).split(/\r\n?|\n/);
  const message = 'is no text in UTF-8 from here on: save it as UTF-8.';
  return new ManifestError([
    { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, subject: '', message },
  ]);
}

function hasMark(bytes: Buffer): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

function problemOf(file: string, message: string): ManifestError {
  return new ManifestError([{ file, line: 1, column: 1, subject: '', message }]);
}
