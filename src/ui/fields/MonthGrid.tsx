import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import * as monthMessages from '#messages/month.ts';
import { useLocale } from '#runtime/locale/context.ts';
import { dayInZone } from '#runtime/locale/day.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Icon } from '../identity/Icon.tsx';

export interface MonthGridProps {
  /** `YYYY-MM`. */
  value: string | null;
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (month: string) => void;
}

/** The twelve months of a year: arrows move by a month or a row, Page up and down by a year. */
export function MonthGrid({ value, min, max, onChoose }: MonthGridProps) {
  const t = useMessages(monthMessages);
  const format = useFormat();
  const { now, timeZone } = useLocale();
  const today = dayInZone(now(), timeZone).slice(0, 7);
  const [at, setAt] = useState(value ?? today);
  const grid = useRef<HTMLDivElement>(null);
  const isMoving = useRef(true);
  const year = at.slice(0, 4);
  const isOut = (month: string) => (min !== undefined && month < min) || (max !== undefined && month > max);

  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOfKey(event.key, at);
    if (step === null) return;
    event.preventDefault();
    isMoving.current = true;
    setAt(monthAfter(at, step));
  };
  const arrow = (label: string, icon: typeof ChevronLeft, years: number) => (
    <button
      type="button"
      className="grid size-7 place-items-center rounded-control text-ink2 hover:bg-hover pointer-coarse:size-11"
      aria-label={label}
      onClick={() => setAt(monthAfter(at, years * 12))}
    >
      <Icon icon={icon} />
    </button>
  );

  return (
    <div className="flex w-60 flex-col gap-2">
      <div className="flex items-center gap-1 pl-1.5">
        <p className="flex-1 text-table font-semibold" aria-live="polite">
          {year}
        </p>
        {arrow(t('previousYear'), ChevronLeft, -1)}
        {arrow(t('nextYear'), ChevronRight, 1)}
      </div>
      {/* A set of choices, one of which can be reached by Tab: the arrows go to the others. */}
      <div
        ref={grid}
        role="radiogroup"
        tabIndex={-1}
        aria-label={t('months', { year })}
        className="grid grid-cols-3 gap-1"
        onKeyDown={onKeyDown}
      >
        {monthsOfYear(year).map((month) => (
          <button
            key={month}
            type="button"
            role="radio"
            aria-checked={month === value}
            aria-label={format.month(month)}
            aria-disabled={isOut(month) || undefined}
            tabIndex={month === at ? 0 : -1}
            className="calendar-day w-full"
            {...(month === value && { 'data-selected': '' })}
            {...(month === today && { 'data-business-day': '' })}
            {...(isOut(month) && { 'data-disabled': '' })}
            onClick={() => {
              if (!isOut(month)) onChoose(month);
            }}
          >
            {format.shortMonth(month)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The month so many months after another (`YYYY-MM`), within the years 1 to 9999. */
function monthAfter(month: string, count: number): string {
  const [year = 1, number = 1] = month.split('-').map(Number);
  const index = Math.min(9999 * 12 + 11, Math.max(12, year * 12 + number - 1 + count));
  const written = String(Math.floor(index / 12)).padStart(4, '0');
  return `${written}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** The months of a year, `YYYY-MM`. */
function monthsOfYear(year: string): readonly string[] {
  return Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
}

/** How many months a key moves from one, in a grid of three columns; null for a key that moves none. */
function stepOfKey(key: string, month: string): number | null {
  const number = Number(month.slice(5));
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -3,
    ArrowDown: 3,
    PageUp: -12,
    PageDown: 12,
    Home: 1 - number,
    End: 12 - number,
  };
  return steps[key] ?? null;
}
