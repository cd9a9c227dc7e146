import { constants, setPriority } from 'node:os';
import { platform } from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import type { Task } from './worker-inspector.ts';

stepBack();
// Loaded only then: for most files that is what takes longest.
const { inspect } = await import('./inspect.ts');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(await inspect(workerData as Task));

/** Lets requests come first where there is not enough of the machine for both. */
function stepBack(): void {
  // On Linux a priority is the thread's own; elsewhere it would be that of the whole process.
  if (platform !== 'linux') return;
  try {
    setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Some containers forbid it: files are then read as anything else is.
  }
}
