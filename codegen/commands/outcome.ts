import type { Outcome } from '../generate.ts';
import type { Invocation } from './command.ts';

/** Writes warnings to standard error. */
export function printWarnings({ err, errPaint }: Invocation, { warnings }: Outcome): void {
  for (const warning of warnings) err(`${errPaint.yellow('warning:')} ${warning}\n`);
}

/** Writes one line per file that was, or would be, created, changed or deleted. */
export function printChanges({ out, paint }: Invocation, outcome: Outcome): void {
  for (const path of outcome.created) out(`${paint.green('created')} ${path}\n`);
  for (const path of outcome.changed) out(`${paint.yellow('changed')} ${path}\n`);
  for (const path of outcome.deleted) out(`${paint.red('deleted')} ${path}\n`);
}

/** `12 created, 3 changed, 1 deleted in 0.4 s`; `Up to date.` when nothing was. */
export function summaryOf(outcome: Outcome, durationMs: number): string {
  const counts = countsOf(outcome);
  return counts === '' ? 'Up to date.' : `${counts} in ${seconds(durationMs)}`;
}

/** `12 created, 3 changed, 1 deleted`, what is none left out. */
export function countsOf({ created, changed, deleted }: Outcome): string {
  const counts = [
    [created.length, 'created'],
    [changed.length, 'changed'],
    [deleted.length, 'deleted'],
  ] as const;
  return counts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ');
}

/** `0.4 s`, from milliseconds. */
function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
