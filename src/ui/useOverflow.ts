import { useEffect, useRef, useState } from 'react';

/** Whether the content of an element is wider than the element: it then scrolls and must take the focus. */
export function useOverflow<Box extends HTMLElement>() {
  const ref = useRef<Box>(null);
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const measure = () => setOverflowing(box.scrollWidth > box.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { ref, isOverflowing };
}
