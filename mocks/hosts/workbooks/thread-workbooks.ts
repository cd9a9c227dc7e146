import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Sheet } from '#mocks/server/downloads/sheet.ts';
import { xlsxOfSheet, type WriteWorkbook } from '#mocks/server/downloads/xlsx.ts';
import { yieldToEventLoop } from '#mocks/server/yield-to-event-loop.ts';
import { threadEntry, threadProgram } from '../threads/program.ts';

/** A message to the thread: which sheet, its lines in pieces, and that there are no more. */
export type WorkbookMessage =
  | { readonly kind: 'sheet'; readonly sheet: Omit<Sheet, 'lines'> }
  | { readonly kind: 'lines'; readonly lines: Sheet['lines'] }
  | { readonly kind: 'end' };

/** Up to so many lines a workbook takes less time than a thread takes to begin. */
const fewLines = 500;
/** Lines handed over between two looks at what others ask. */
const linesAtOnce = 250;

const program = new URL('./worker.ts', import.meta.url);

/** Writes long workbooks in a thread of their own: ten thousand lines would keep everybody waiting for a second. */
export const threadWorkbooks: WriteWorkbook = async (sheet) => {
  if (sheet.lines.length <= fewLines) return xlsxOfSheet(sheet);
  const worker = new Worker(threadEntry, {
    workerData: threadProgram(program),
    env: {},
    argv: [],
    execArgv: [],
  });
  const post = (message: WorkbookMessage): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(message);
  };
  // Rejects with what ends the thread before its time.
  const written = once(worker, 'message') as Promise<[Uint8Array<ArrayBuffer>]>;
  written.catch(() => undefined);
  try {
    const { name, columns, lines } = sheet;
    post({ kind: 'sheet', sheet: { name, columns } });
    for (let at = 0; at < lines.length; at += linesAtOnce) {
      post({ kind: 'lines', lines: lines.slice(at, at + linesAtOnce) });
      await yieldToEventLoop();
    }
    post({ kind: 'end' });
    const [bytes] = await written;
    return bytes;
  } finally {
    await worker.terminate();
  }
};
