import { useLayoutEffect, useRef, useState } from 'react';

/** The width of an element in whole px, kept current; 0 until it is known. */
export function useBoxWidth<Box extends HTMLElement>() {
  const ref = useRef<Box>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const measure = () => setWidth(Math.floor(box.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
