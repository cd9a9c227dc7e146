import { TriangleAlert } from 'lucide-react';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { cx } from '../cx.ts';
import { toneClasses, type Tone } from '../data/tones.ts';
import { Icon } from '../identity/Icon.tsx';
import { useDayKeys } from './useDayKeys.ts';

/** Something on a day of a calendar. */
export interface CalendarItem {
  readonly id: string;
  readonly label: string;
  /** Before the label: when it starts. */
  readonly time: string | null;
  /** Null for what leads nowhere else. */
  readonly href: string | null;
  readonly tone: Tone;
  /** What is wrong with it, in words. */
  readonly warning?: string | undefined;
}

export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  readonly on: string;
  readonly isInMonth: boolean;
  readonly isToday: boolean;
  /** A public holiday. */
  readonly note?: string | undefined;
  /** Where something is added on that day. */
  readonly add?: { readonly href: string; readonly label: string } | undefined;
  readonly items: readonly CalendarItem[];
}

export interface MonthCalendarProps {
  /** What the calendar shows, for screen readers. */
  readonly label: string;
  /** Seven, in the order of the week. */
  readonly weekdays: readonly string[];
  /** Whole weeks. */
  readonly days: readonly CalendarDay[];
  /** Items for which a day has no room are told as a number, which may lead to all of them. */
  readonly more: { readonly label: (count: number) => string; readonly href: string | null };
  /** What keys do that leave the weeks on show: another month, `YYYY-MM`. */
  readonly onMonth?: (month: string) => void;
}

/** Items that a day has room for. */
const shownItems = 4;

/** A month as a wall calendar: whole weeks, each day with what takes place on it; arrows lead from day to day. */
export function MonthCalendar({ label, weekdays, days, more, onMonth }: MonthCalendarProps) {
  const firstInMonth = days.find(({ isInMonth }) => isInMonth)?.on ?? '';
  const { table, current, onKeyDown, onFocus } = useDayKeys({
    from: days[0]?.on ?? '',
    to: days.at(-1)?.on ?? '',
    first: days.find(({ isToday, isInMonth }) => isToday && isInMonth)?.on ?? firstInMonth,
    onMonth,
  });
  const weeks = Array.from({ length: Math.ceil(days.length / 7) }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  );
  return (
    <table
      ref={table}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrows go through its cells: a grid, as ARIA has it
      role="grid"
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-card border border-line bg-card"
    >
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th
              key={weekday}
              scope="col"
              className="border-b border-line px-2 py-1.5 text-left text-micro text-ink3"
            >
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.on}>
            {week.map((day) => (
              <DayCell key={day.on} day={day} more={more} isCurrent={day.on === current} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps extends Pick<MonthCalendarProps, 'more'> {
  readonly day: CalendarDay;
  /** The one that the tab key reaches. */
  readonly isCurrent: boolean;
}

function DayCell({ day, more, isCurrent }: DayCellProps) {
  const { on, isInMonth, isToday, note, add, items } = day;
  const number = String(Number(on.slice(8)));
  const hidden = items.length - shownItems;
  const numberClasses = cx(
    'grid size-6 place-items-center rounded-badge text-table tabular-nums no-underline',
    isToday ? 'bg-brick font-semibold text-white' : isInMonth ? 'text-ink' : 'text-ink3',
    add && !isToday && 'hover:bg-hover',
  );
  return (
    <td
      data-day={on}
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      className={cx(
        'h-28 border-b border-line p-1 align-top -outline-offset-2 not-last:border-r',
        !isInMonth && 'bg-bg',
      )}
    >
      <div className="flex items-center gap-1">
        {add ? (
          <AppLink href={add.href} aria-label={`${number}, ${add.label}`} className={numberClasses}>
            {number}
          </AppLink>
        ) : (
          <span className={numberClasses}>{number}</span>
        )}
        {note !== undefined && <span className="min-w-0 truncate text-micro text-ink3">{note}</span>}
      </div>
      {items.length > 0 && (
        <ul className="mt-1 flex flex-col gap-0.5">
          {items.slice(0, hidden > 0 ? shownItems - 1 : shownItems).map((item) => (
            <li key={item.id}>
              <ItemMark item={item} />
            </li>
          ))}
          {hidden > 0 && (
            <li>
              {more.href === null ? (
                <span className="block min-h-6 px-1.5 text-label text-ink2">{more.label(hidden + 1)}</span>
              ) : (
                <AppLink href={more.href} className="block min-h-6 px-1.5 text-label text-ink2">
                  {more.label(hidden + 1)}
                </AppLink>
              )}
            </li>
          )}
        </ul>
      )}
    </td>
  );
}

function ItemMark({ item: { label, time, href, tone, warning } }: { readonly item: CalendarItem }) {
  const classes = cx('flex min-h-6 items-center gap-1 rounded-badge px-1.5 text-label', toneClasses[tone]);
  const content = (
    <>
      {warning !== undefined && <Icon icon={TriangleAlert} size={12} label={warning} />}
      <span className="min-w-0 truncate">
        {time !== null && <span className="tabular-nums">{time} </span>}
        {label}
      </span>
    </>
  );
  if (href === null) {
    return (
      <span title={label} className={classes}>
        {content}
      </span>
    );
  }
  return (
    <AppLink href={href} title={label} className={cx(classes, 'no-underline hover:underline')}>
      {content}
    </AppLink>
  );
}
