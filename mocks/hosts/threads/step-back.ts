import { constants, setPriority } from 'node:os';
import { platform } from 'node:process';

/** Lets requests come first where there is not enough of the machine for both. Only within a thread of its own. */
export function stepBack(): void {
  // On Linux a priority is the thread's own; elsewhere it would be that of the whole process.
  if (platform !== 'linux') return;
  try {
    setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Some containers forbid it: threads then work as anything else does.
  }
}
