import { useEffect, useState, type RefObject } from 'react';

const standard = 36;

/** The height of a row at the density in force, in px; follows it when it changes. */
export function useRowHeight(inside: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(standard);
  useEffect(() => {
    const measure = (): void => {
      if (!inside.current) return;
      const style = getComputedStyle(inside.current);
      const rems = Number.parseFloat(style.getPropertyValue('--row'));
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (Number.isFinite(rems * rem)) setHeight(rems * rem);
    };
    measure();
    const observer = new MutationObserver(measure);
    observer.observe(document.documentElement, { attributes: true, subtree: false });
    return () => observer.disconnect();
  }, [inside]);
  return height;
}
