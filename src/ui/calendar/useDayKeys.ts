import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { addToDay, monthOf, weekdayOf, type Day } from '#domain/time/day.ts';

const daysAway: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** The day that a key leads to from another; null for keys that lead nowhere. */
export function dayByKey(key: string, from: Day): Day | null {
  const away = daysAway[key];
  if (away !== undefined) return addToDay(from, { days: away });
  switch (key) {
    case 'Home':
      return addToDay(from, { days: 1 - weekdayOf(from) });
    case 'End':
      return addToDay(from, { days: 7 - weekdayOf(from) });
    case 'PageUp':
      return addToDay(from, { months: -1 });
    case 'PageDown':
      return addToDay(from, { months: 1 });
    default:
      return null;
  }
}

interface DayKeysOptions {
  /** First and last day on show. */
  readonly from: string;
  readonly to: string;
  /** The day that the tab key reaches first. */
  readonly first: string;
  /** Called with the month of a day that is not on show; without it keys stay within the days shown. */
  readonly onMonth?: ((month: string) => void) | undefined;
}

export interface DayKeys {
  readonly table: RefObject<HTMLTableElement | null>;
  /** The one day that the tab key reaches. */
  readonly current: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
}

/** Arrows lead from day to day of a calendar, Home and End through the week, page keys from month to month. */
export function useDayKeys({ from, to, first, onMonth }: DayKeysOptions): DayKeys {
  const table = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const isAwaited = useRef(false);
  const isShown = wanted !== null && wanted >= from && wanted <= to;
  const current = isShown ? wanted : first;
  // A day of another month is there once that month is drawn.
  useEffect(() => {
    if (!isAwaited.current || !isShown) return;
    isAwaited.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${wanted}"]`)?.focus();
  }, [isShown, wanted]);
  return {
    table,
    current,
    onKeyDown: (event) => {
      const cell = event.target as HTMLElement;
      // Within a cell the keys are those of its links.
      if (cell.dataset['day'] === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Enter') {
        cell.querySelector<HTMLElement>('a')?.click();
        return;
      }
      const next = dayByKey(event.key, cell.dataset['day'] as Day);
      if (next === null) return;
      event.preventDefault();
      const isElsewhere = next < from || next > to;
      if (isElsewhere && onMonth === undefined) return;
      isAwaited.current = true;
      setWanted(next);
      if (isElsewhere) onMonth?.(monthOf(next));
    },
    onFocus: ({ target }) => {
      const { day } = (target as HTMLElement).dataset;
      if (day !== undefined) setWanted(day);
    },
  };
}
