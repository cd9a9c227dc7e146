import type { LeadState } from './lead.ts';

/** Minutes before the end from which a request presses. */
export const pressingMinutes = 60;

/** What is left of the time to answer a request. */
export type LeadDelay = 'answered' | 'ample' | 'pressing' | 'late';

/** How a request stands against its time: only one that nobody has answered can be late. */
export function leadDelay(
  { status, dueAt }: { readonly status: LeadState; readonly dueAt: Date },
  now: Date,
): LeadDelay {
  if (status !== 'new') return 'answered';
  const leftMs = dueAt.getTime() - now.getTime();
  if (leftMs < 0) return 'late';
  return leftMs <= pressingMinutes * 60_000 ? 'pressing' : 'ample';
}
