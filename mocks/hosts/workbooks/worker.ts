import { parentPort } from 'node:worker_threads';
import type { Sheet } from '#mocks/server/downloads/sheet.ts';
import { stepBack } from '../threads/step-back.ts';
import type { WorkbookMessage } from './thread-workbooks.ts';

stepBack();
let sheet: Omit<Sheet, 'lines'> = { name: '', columns: [] };
const lines: Sheet['lines'][number][] = [];
parentPort?.on('message', (message: WorkbookMessage) => {
  if (message.kind === 'sheet') ({ sheet } = message);
  else if (message.kind === 'lines') lines.push(...message.lines);
  else void write();
});

async function write(): Promise<void> {
  const { xlsxOfSheet } = await import('#mocks/server/downloads/xlsx.ts');
  const bytes = await xlsxOfSheet({ ...sheet, lines });
  parentPort?.postMessage(bytes, [bytes.buffer]);
}
