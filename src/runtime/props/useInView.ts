import { useEffect, useRef, type RefObject } from 'react';

/**
 * Calls back whenever the element of the ref comes into view, and once more when it is enabled again while it
 * still is there.
 *
 * @param marginPx how far outside of the view counts as inside
 */
export function useInView(
  ref: RefObject<Element | null>,
  onEnter: () => void,
  { marginPx = 0, isEnabled = true }: { marginPx?: number; isEnabled?: boolean } = {},
): void {
  const latest = useRef(onEnter);
  useEffect(() => {
    latest.current = onEnter;
  });
  useEffect(() => {
    const element = ref.current;
    if (!isEnabled || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, marginPx, isEnabled]);
}
