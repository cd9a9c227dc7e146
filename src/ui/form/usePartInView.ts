import { useEffect, useState } from 'react';
import { partElementId } from './part-element.ts';

/** The section that is being read: the last one whose head has passed the upper third of the window. */
export function usePartInView(ids: readonly string[]): string | null {
  const [inView, setInView] = useState<string | null>(ids[0] ?? null);
  const key = ids.join(' ');
  useEffect(() => {
    const names = key.split(' ');
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = names.find((name) => partElementId(name) === target.id);
          if (id === undefined) continue;
          if (isIntersecting) seen.add(id);
          else seen.delete(id);
        }
        const first = names.find((name) => seen.has(name));
        if (first !== undefined) setInView(first);
      },
      { rootMargin: '-15% 0px -60% 0px' },
    );
    for (const name of names) {
      const element = document.getElementById(partElementId(name));
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [key]);
  return inView;
}
