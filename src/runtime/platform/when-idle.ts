import { afterPaint } from './after-paint.ts';

/** So long at most it waits for a pause: a busy page has its turn too. */
const longestMs = 2000;

/** Runs something in a pause after what is on its way to the screen has been painted. @returns how to give it up */
export function whenIdle(run: () => void): () => void {
  let giveUp = (): void => undefined;
  const giveUpPaint = afterPaint(() => {
    if (typeof requestIdleCallback === 'undefined') {
      run();
      return;
    }
    const wait = requestIdleCallback(run, { timeout: longestMs });
    giveUp = () => cancelIdleCallback(wait);
  });
  return () => {
    giveUpPaint();
    giveUp();
  };
}
