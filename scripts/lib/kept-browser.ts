/** What is kept, as far as keeping it asks. */
interface Keepable {
  isConnected(): boolean;
  close(): Promise<void>;
}

/** A browser that stands between one piece of work and the next, and ends when none follows. */
export interface KeptBrowser<OneBrowser> {
  /** Does a piece of work with the browser that stands, or with a new one. */
  use<Result>(work: (browser: OneBrowser) => Promise<Result>): Promise<Result>;
  /** Ends it at once. */
  close(): Promise<void>;
}

/**
 * Keeps a browser for whoever needs it next.
 *
 * @param launch starts one; a failure is the caller’s, and the next one tries again
 * @param idleMs time without work after which it ends and gives its memory back
 */
export function keepBrowser<OneBrowser extends Keepable>(
  launch: () => Promise<OneBrowser>,
  idleMs: number,
): KeptBrowser<OneBrowser> {
  let kept: Promise<OneBrowser> | null = null;
  let worksCount = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;

  const forget = (asked: Promise<OneBrowser>): void => {
    if (kept === asked) kept = null;
  };
  const current = async (): Promise<OneBrowser> => {
    const asked = (kept ??= launch());
    try {
      const browser = await asked;
      if (browser.isConnected()) return browser;
    } catch (error) {
      forget(asked);
      throw error;
    }
    // It crashed, or was ended by whoever gave its work up.
    forget(asked);
    return current();
  };
  const close = async (): Promise<void> => {
    clearTimeout(idle);
    const ending = kept;
    kept = null;
    const browser = await ending?.catch(() => null);
    await browser?.close();
  };
  return {
    use: async (work) => {
      clearTimeout(idle);
      worksCount += 1;
      try {
        return await work(await current());
      } finally {
        worksCount -= 1;
        if (worksCount === 0 && kept !== null) {
          // One that does not end as it should is gone all the same.
          idle = setTimeout(() => void close().catch(() => undefined), idleMs);
          // It holds up nobody who wants to leave.
          idle.unref();
        }
      }
    },
    close,
  };
}
