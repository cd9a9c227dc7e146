const mainArea = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-scroll-main]');

/** Scrolls the main area, or the window when the page scrolls as a whole, to the top at once. */
export function scrollMainToTop(): void {
  const main = mainArea();
  if (main) main.scrollTo({ top: 0, behavior: 'instant' });
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Where focus goes after a navigation: the page's title, else its main part. */
function landing(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1, h1') ?? document.querySelector<HTMLElement>('main');
}

/**
 * Moves focus to the new page so that the keyboard and screen readers start there. A field that took the
 * focus by itself, an open dialog or a summary of errors keeps it.
 */
export function focusNewPage(): void {
  const active = document.activeElement;
  if (
    active instanceof HTMLElement &&
    active.closest('main form, [role=dialog], [role=alert], [data-keeps-focus]')
  ) {
    return;
  }
  const target = landing();
  if (!target) return;
  if (!target.hasAttribute('tabindex')) {
    target.setAttribute('tabindex', '-1');
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
