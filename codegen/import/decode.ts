import { readFileSync, statSync } from 'node:fs';
import { ImportError } from './error.ts';

/** A routes file of ten thousand routes has about five. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Text of a file in UTF-8, or UTF-16 as PowerShell redirects it. Throws `ImportError`. */
export function readText(path: string): string {
  try {
    const { size } = statSync(path);
    if (size > MAX_BYTES) {
      throw new ImportError(
        `${path} has ${Math.round(size / 1024 / 1024)} MB: too large for a file of routes.`,
      );
    }
    return decodeText(readFileSync(path), path);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(
      `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Text of bytes, byte order mark dropped; `path` is for errors. Throws `ImportError`. */
export function decodeText(bytes: Uint8Array, path: string): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new ImportError(`${path} is no text: expected what ziggy:generate or route:list --json writes.`);
  }
  if (text.includes('\0')) throw new ImportError(`${path} is no text: it holds zero bytes.`);
  return text;
}
