/**
 * Lets the wheel zoom the map only while the map has the focus or Ctrl is held, so that a page scrolled past it
 * keeps scrolling.
 *
 * @returns the way to stop
 */
export function guardWheel(container: HTMLElement): () => void {
  const guard = (event: WheelEvent): void => {
    const isMeant = event.ctrlKey || event.metaKey || container.contains(document.activeElement);
    if (!isMeant) event.stopPropagation();
  };
  container.addEventListener('wheel', guard, { capture: true, passive: true });
  return () => container.removeEventListener('wheel', guard, { capture: true });
}
