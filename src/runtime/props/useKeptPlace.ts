import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useNavigation } from '../navigation/context.ts';

function scrollerOf(element: Element): Element {
  for (
    let parent = element.parentElement;
    parent && parent !== document.body;
    parent = parent.parentElement
  ) {
    const isScrolling = parent.scrollHeight > parent.clientHeight;
    if (isScrolling && /auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return document.scrollingElement ?? document.documentElement;
}

/**
 * Keeps the element of the ref at its place on the screen while a task puts something before it on the page:
 * `await keepPlace(() => reload(…))`. Browsers do so by themselves, but none at the very top, nor all below.
 */
export function useKeptPlace(
  ref: RefObject<Element | null>,
): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const { subscribePages } = useNavigation();
  const before = useRef<number>(null);

  useLayoutEffect(() => {
    if (before.current === null || !ref.current) return;
    const shift = ref.current.getBoundingClientRect().top - before.current;
    if (shift === 0) return;
    before.current = null;
    scrollerOf(ref.current).scrollBy({ top: shift, behavior: 'instant' });
  });

  return async (task) => {
    // The page has changed, what is on the screen not yet.
    const stop = subscribePages(() => {
      before.current = ref.current?.getBoundingClientRect().top ?? null;
    });
    try {
      return await task();
    } finally {
      stop();
      requestAnimationFrame(() => {
        before.current = null;
      });
    }
  };
}
