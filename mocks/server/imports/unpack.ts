import { Unzip, UnzipInflate, zipSync } from 'fflate';
import { checkCells } from './check-cells.ts';
import { maxUnpackedBytes } from './limits.ts';
import { TableError } from './table.ts';

/** Bytes that are given to the unpacker at a time: it stops soon after it has given too much. */
const pieceBytes = 65_536;
/** Parts of a workbook that hold cells, and what they refer to. */
const isPart = /\.(xml|rels)$/;
const maxParts = 500;

/**
 * A workbook packed anew without compression, whose parts are what they say they are: sizes are counted while
 * unpacking, never believed, so that an archive that unfolds without end is refused early.
 *
 * @throws TableError
 */
export function repack(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts: Record<string, Uint8Array[]> = {};
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    const chunks: Uint8Array[] = [];
    file.ondata = (error, chunk) => {
      if (error) throw error;
      unpacked += chunk.length;
      if (unpacked > maxUnpackedBytes) throw new TableError('unreadable', `over ${maxUnpackedBytes} bytes`);
      chunks.push(chunk);
    };
    if (!isPart.test(file.name)) return;
    parts[file.name] = chunks;
    if (Object.keys(parts).length > maxParts) throw new TableError('unreadable', 'too many parts');
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    unzip.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length);
  }
  const whole = Object.entries(parts).map(([name, chunks]) => [name, joined(chunks)] as const);
  // The workbook itself says which part is a sheet, under whatever name.
  for (const [, content] of whole) checkCells(new TextDecoder().decode(content));
  return Uint8Array.from(zipSync(Object.fromEntries(whole), { level: 0 }));
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((total, { length }) => total + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
