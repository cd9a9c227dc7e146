import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { describePages } from './describe-pages.ts';

/** Something served at an address until it is closed. */
interface Closable {
  readonly url: string;
  close(): Promise<void>;
}

/** What the tests of one file share, from their first hook to after their last test. */
export interface WithBrowser<S extends Closable> {
  readonly served: S;
  readonly browser: Browser;
}

/**
 * Starts what a test file visits and the browser to visit it with, once for the file, and ends both
 * after its tests; what pages showed when a test failed is printed. To be called at the top of the file: hooks written after it find both running.
 */
export function withBrowser<S extends Closable>(start: () => Promise<S>): WithBrowser<S> {
  let served: S | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    // Each is noted as soon as it runs, so that a failure of one leaves no process of the other behind.
    await Promise.all([
      start().then((started) => void (served = started)),
      openBrowser().then((opened) => void (browser = opened)),
    ]);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail' && browser) console.error(await describePages(browser));
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });
  const running = <T>(it: T | undefined): T => {
    if (it === undefined) throw new Error('nothing is served before the first hook');
    return it;
  };
  return {
    get served() {
      return running(served);
    },
    get browser() {
      return running(browser);
    },
  };
}
