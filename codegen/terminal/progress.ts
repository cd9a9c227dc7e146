import type { Host } from '../commands/command.ts';

/** Work that is done sooner is not worth a line. */
const PATIENCE_MS = 300;
const CLEAR_LINE = '\r\u001B[K';

/** One line on standard error that tells what a long work is at. */
export interface Progress {
  /** Says what is done now. */
  step(text: string): void;
  /** Clears the line. */
  done(): void;
}

/**
 * A progress line for work that begins now; silent where standard error is no terminal. Work that leaves the
 * program no free moment shows it with its next step.
 */
export function createProgress(
  text: string,
  {
    err,
    errIsTerminal,
    columns,
    now,
    after,
  }: Pick<Host, 'err' | 'errIsTerminal' | 'columns' | 'now' | 'after'>,
): Progress {
  if (!errIsTerminal) return { step: () => undefined, done: () => undefined };
  const startMs = now();
  let latest = text;
  let isShown = false;
  const show = (): void => {
    isShown = true;
    // A line as wide as the terminal would wrap and could not be cleared.
    err(`${CLEAR_LINE}${latest.slice(0, columns - 1)}`);
  };
  const cancel = after(PATIENCE_MS, show);
  return {
    step(next) {
      latest = next;
      if (isShown || now() - startMs >= PATIENCE_MS) show();
    },
    done() {
      cancel();
      if (isShown) err(CLEAR_LINE);
      isShown = false;
    },
  };
}
