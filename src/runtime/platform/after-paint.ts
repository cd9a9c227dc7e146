/** A page in the background is not painted, and some browsers do not tell: it does not wait for that. */
const longestMs = 1000;

/** Runs something once what is on its way to the screen has been painted. @returns how to give it up */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUpFirst = (): void => undefined;
  if (document.visibilityState === 'hidden') {
    timer = setTimeout(run, longestMs);
    return () => clearTimeout(timer);
  }
  // The callback of a frame comes before its painting, a task queued there after it.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      giveUpFirst = afterFirstPaint(run);
    }, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    giveUpFirst();
  };
}

/**
 * A first page takes its time from the page's thread to the screen, several frames on a phone: what is asked for
 * meanwhile is in its way. The browser tells when it is there; later pages need not wait.
 * @see https://www.w3.org/TR/paint-timing/#first-contentful-paint
 */
function afterFirstPaint(run: () => void): () => void {
  const isTold = PerformanceObserver.supportedEntryTypes.includes('paint');
  if (!isTold || performance.getEntriesByName('first-contentful-paint').length > 0) {
    run();
    return () => undefined;
  }
  const giveUp = (): void => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const go = (): void => {
    giveUp();
    run();
  };
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) go();
  });
  const timer = setTimeout(go, longestMs);
  observer.observe({ type: 'paint', buffered: true });
  return giveUp;
}
