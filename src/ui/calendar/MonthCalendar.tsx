import { TriangleAlert } from 'lucide-react';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { cx } from '../cx.ts';
import { toneClasses, type Tone } from '../data/tones.ts';
import { Icon } from '../identity/Icon.tsx';

/** Something on a day of a calendar. */
export interface CalendarItem {
  readonly id: string;
  readonly label: string;
  /** Before the label: when it starts. */
  readonly time: string | null;
  readonly href: string;
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
  /** Items of a day that are shown; the others are told as a number, which leads to all of them. */
  readonly more: { readonly label: (count: number) => string; readonly href: string };
}

/** Items that a day has room for. */
const shownItems = 4;

/** A month as a wall calendar: whole weeks, each day with what takes place on it. */
export function MonthCalendar({ label, weekdays, days, more }: MonthCalendarProps) {
  const weeks = Array.from({ length: Math.ceil(days.length / 7) }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  );
  return (
    <table
      aria-label={label}
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
              <DayCell key={day.on} day={day} more={more} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayCell({ day, more }: { readonly day: CalendarDay } & Pick<MonthCalendarProps, 'more'>) {
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
      aria-current={isToday ? 'date' : undefined}
      className={cx('h-28 border-b border-line p-1 align-top not-last:border-r', !isInMonth && 'bg-bg')}
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
              <AppLink
                href={item.href}
                title={item.label}
                className={cx(
                  'flex min-h-6 items-center gap-1 rounded-badge px-1.5 text-label no-underline hover:underline',
                  toneClasses[item.tone],
                )}
              >
                {item.warning !== undefined && <Icon icon={TriangleAlert} size={12} label={item.warning} />}
                <span className="min-w-0 truncate">
                  {item.time !== null && <span className="tabular-nums">{item.time} </span>}
                  {item.label}
                </span>
              </AppLink>
            </li>
          ))}
          {hidden > 0 && (
            <li>
              <AppLink href={more.href} className="block min-h-6 px-1.5 text-label text-ink2">
                {more.label(hidden + 1)}
              </AppLink>
            </li>
          )}
        </ul>
      )}
    </td>
  );
}
