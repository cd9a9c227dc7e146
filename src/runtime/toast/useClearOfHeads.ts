import { useEffect } from 'react';

/** What toasts must leave in reach carries this attribute: bars and heads with buttons. */
const heads = '[data-above-toasts]';
const shownToast = '[data-sonner-toast], .toasts-plain > div';

/** Heads further down than this part of the window are content that toasts may lie on. */
const reach = 0.5;

/** Lets the toasts begin below every head in view that stands in their column. */
function placeToasts(): void {
  const toast = document.querySelector(shownToast)?.getBoundingClientRect();
  if (!toast) return;
  let bottom = 0;
  for (const head of document.querySelectorAll(heads)) {
    const box = head.getBoundingClientRect();
    const isBeside = box.right <= toast.left || box.left >= toast.right;
    const isInReach = box.height > 0 && box.top < window.innerHeight * reach;
    if (isInReach && !isBeside) bottom = Math.max(bottom, box.bottom);
  }
  document.documentElement.style.setProperty('--toast-top', `${Math.round(bottom)}px`);
}

/** Keeps the toasts clear of the heads of the page while it changes, scrolls or is resized. */
export function useClearOfHeads(): void {
  useEffect(() => {
    let frame = 0;
    const later = (): void => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        placeToasts();
      });
    };
    const observer = new MutationObserver(later);
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', later, { capture: true, passive: true });
    window.addEventListener('resize', later);
    later();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', later, { capture: true });
      window.removeEventListener('resize', later);
    };
  }, []);
}
