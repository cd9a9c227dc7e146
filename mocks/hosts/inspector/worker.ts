import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import type { Table } from '#mocks/server/imports/table.ts';
import { stepBack } from '../threads/step-back.ts';
import type { Finding, Given, Piece, Task } from './worker-inspector.ts';

/** Rows sent at once: whoever receives a million cells in one piece answers nobody meanwhile. */
const rowsAtOnce = 250;

stepBack();
const inspect = await inspectorOf((workerData as Given).task);
// The thread is ended from outside, without the end in which Node would write what it has compiled.
flushCompileCache();
const found = await inspect();
if (parentPort !== null && found.kind === 'table') await sendTable(parentPort, found.table);
else if (parentPort !== null && found.kind !== 'table') send(parentPort, found);

/** What reads the file is loaded only now, and for its kind alone: for most files that is what takes longest. */
async function inspectorOf(task: Task): Promise<() => Finding | Promise<Finding>> {
  if (task.kind === 'table') {
    const { inspectTable } = await import('./inspect-table.ts');
    return () => inspectTable(task.bytes);
  }
  if (task.kind === 'statement') {
    const { inspectStatement } = await import('./inspect-statement.ts');
    return () => inspectStatement(task.bytes);
  }
  const { inspectPicture } = await import('./inspect-picture.ts');
  return () => inspectPicture(task);
}

async function sendTable(port: MessagePort, { headers, rows }: Table): Promise<void> {
  for (let at = 0; ; at += rowsAtOnce) {
    const isLast = at + rowsAtOnce >= rows.length;
    const asked = isLast ? null : once(port, 'message');
    send(port, { kind: 'table', table: { headers, rows: rows.slice(at, at + rowsAtOnce) }, isLast });
    if (asked === null) return;
    await asked;
  }
}

function send(port: MessagePort, piece: Piece): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  port.postMessage(piece);
}
