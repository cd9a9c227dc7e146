import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Sheet } from '#mocks/server/downloads/sheet.ts';
import { xlsxOfSheet, type WriteWorkbook } from '#mocks/server/downloads/xlsx.ts';
import { othersTurn } from '#mocks/server/others-turn.ts';

/** What a thread is told: which sheet, its lines in pieces, and that there are no more. */
export type Told =
  | { readonly kind: 'sheet'; readonly sheet: Omit<Sheet, 'lines'> }
  | { readonly kind: 'lines'; readonly lines: Sheet['lines'] }
  | { readonly kind: 'end' };

/** Up to so many lines a workbook takes less time than a thread takes to begin. */
const fewLines = 500;
/** Lines handed over between two looks at what others ask. */
const linesAtOnce = 250;

const entry = new URL('./worker.ts', import.meta.url);

/** Writes long workbooks in a thread of their own: ten thousand lines would keep everybody waiting for a second. */
export const threadWorkbooks: WriteWorkbook = async (sheet) => {
  if (sheet.lines.length <= fewLines) return xlsxOfSheet(sheet);
  const worker = new Worker(entry, { env: {}, argv: [], execArgv: [] });
  const tell = (told: Told): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(told);
  };
  // Rejects with what ends the thread before its time.
  const written = once(worker, 'message') as Promise<[Uint8Array<ArrayBuffer>]>;
  written.catch(() => undefined);
  try {
    const { name, columns, lines } = sheet;
    tell({ kind: 'sheet', sheet: { name, columns } });
    for (let at = 0; at < lines.length; at += linesAtOnce) {
      tell({ kind: 'lines', lines: lines.slice(at, at + linesAtOnce) });
      await othersTurn();
    }
    tell({ kind: 'end' });
    const [bytes] = await written;
    return bytes;
  } finally {
    await worker.terminate();
  }
};
