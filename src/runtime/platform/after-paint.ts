/** A page in the background is not painted: it does not wait for that. */
const hiddenMs = 1000;

/** Later than that after the document's beginning nothing waits for it to be told. */
const firstMs = 10_000;

/** Told by the browser: https://www.w3.org/TR/paint-timing/#first-contentful-paint */
const isOnScreen = (): boolean =>
  performance.getEntriesByName('first-contentful-paint').length > 0 || performance.now() > firstMs;

/**
 * Runs something once what is on its way to the screen has been painted. A first page takes several frames from
 * the page's thread to the screen, and what is asked for meanwhile would be in its way.
 *
 * @returns how to give it up
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const wait = (): void => {
    // The callback of a frame comes before its painting, a task queued there after it.
    frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        (isOnScreen() ? run : wait)();
      }, 0);
    });
  };
  if (document.visibilityState === 'hidden') timer = setTimeout(run, hiddenMs);
  else wait();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
