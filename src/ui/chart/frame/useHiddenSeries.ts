import { useState } from 'react';

/** Which series a person has hidden, by identifier, and the way to hide one or show it again. */
export function useHiddenSeries() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string): void => {
    setHidden((current) => {
      const next = new Set(current);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  };
  return { hidden, toggle };
}
