/** A page in the background is not painted: it does not wait for that. */
const hiddenMs = 1000;

/** Runs something once the present page has been painted. @returns how to give it up */
export function afterFirstPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (document.visibilityState === 'hidden') {
    timer = setTimeout(run, hiddenMs);
    return () => clearTimeout(timer);
  }
  // The callback of a frame comes before its painting, a task queued there after it.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
