import type { Run } from '../watch/follow.ts';
import { defineCommand, type Invocation } from './command.ts';
import { generateOptions, selectionOptions } from './generate-options.ts';
import { countsOf, printWarnings } from './outcome.ts';
import { reportFailure } from './report-failure.ts';

/** `watch`: generates at every change, until it is interrupted. */
export const command = defineCommand({
  name: 'watch',
  summary: 'generate at every change',
  description: [
    'Generates, and again whenever the manifest is saved, or a page, a contract or the query of one comes or',
    'goes. One line per run; a problem is told and the last good output stays. Ends with 0 when interrupted.',
    'With --json each run is one line of JSON: upToDate, created, changed, deleted and warnings, or problems,',
    'or error, and always at and elapsedMs.',
  ].join('\n'),
  options: selectionOptions,
  positionals: [],
  examples: [
    { line: 'watch', says: 'while Vite, whose plugin does the same, does not run' },
    { line: 'watch --json', says: 'for a program that reads along' },
  ],
  async run(invocation) {
    const interrupted = invocation.untilInterrupted();
    const [{ follow }, { openFileSource }] = await Promise.all([
      import('../watch/follow.ts'),
      import('../watch/file-source.ts'),
    ]);
    const { promise: broken, reject } = Promise.withResolvers<never>();
    const follower = await follow({
      ...generateOptions(invocation),
      clock: invocation,
      openSource: (onTouch) => openFileSource(onTouch, reject),
      onRun: (run) => (invocation.values.json ? printLine(invocation, run) : print(invocation, run)),
    });
    try {
      await Promise.race([broken, aborted(interrupted)]);
    } finally {
      await follower.close();
    }
    return 0;
  },
});

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

function print(invocation: Invocation<typeof selectionOptions>, run: Run): void {
  const { out, errPaint, paint } = invocation;
  const time = paint.dim(new Date().toTimeString().slice(0, 8));
  if (run.kind === 'done') {
    out(`${time}  ${countsOf(run.outcome) || 'up to date'} in ${run.elapsedMs} ms\n`);
    printWarnings(invocation, run.outcome);
    return;
  }
  out(`${time}  ${paint.red('failed')}\n`);
  reportError(run.error, invocation, errPaint);
}

function reportError(
  error: Error,
  { err }: Invocation<typeof selectionOptions>,
  errPaint: Invocation['errPaint'],
): void {
  try {
    reportFailure(error, { out: err, err, json: false, errPaint });
  } catch {
    // Not foreseen: no reason to stop following, but all that is known of it is told.
    err(`${error.stack ?? error.message}\n`);
  }
}

function printLine({ out }: Invocation<typeof selectionOptions>, run: Run): void {
  const { elapsedMs } = run;
  out(`${JSON.stringify({ at: new Date().toISOString(), elapsedMs, ...resultOf(run) })}\n`);
}

function resultOf(run: Run): object {
  if (run.kind === 'done') {
    const { created, changed, deleted, warnings } = run.outcome;
    const upToDate = created.length + changed.length + deleted.length === 0;
    return { upToDate, created, changed, deleted, warnings };
  }
  const { error } = run;
  return 'problems' in error ? { problems: error.problems } : { error: error.message };
}
