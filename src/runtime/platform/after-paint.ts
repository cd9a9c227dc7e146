/** A page in the background is not painted: it does not wait for that. */
const hiddenMs = 1000;

/** Runs something once what is on its way to the screen has been painted. @returns how to give it up */
export function afterPaint(run: () => void): () => void {
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
