import { useId, type ReactNode } from 'react';
import { useFormat } from '#runtime/locale/format.ts';
import { cx } from '../cx.ts';
import { toneClasses, type Tone } from '../data/tones.ts';
import { monthsOf, placeInWindow, type BarStep, type DaySpan } from './schedule-days.ts';
import { useBarDrag } from './useBarDrag.ts';

/** Something that takes its place for a time. */
export interface ScheduleBar extends DaySpan {
  readonly id: string;
  readonly title: string;
  /** Under the title: whose it is, its part. */
  readonly detail?: ReactNode;
  readonly tone: Tone;
  /** What the bar is called where it can be pressed: what, from when to when. */
  readonly actionLabel?: string;
  readonly isMovable?: boolean;
  /** What it moves by; days unless said otherwise. */
  readonly step?: BarStep;
}

/** A place, what stands there, and when it is free. */
export interface ScheduleLane {
  readonly id: string;
  readonly label: string;
  readonly bars: readonly ScheduleBar[];
  readonly free?: readonly (DaySpan & { readonly label: string })[];
  /** Said where nothing stands there. */
  readonly empty: string;
}

export interface ScheduleLanesProps {
  readonly label: string;
  readonly window: DaySpan;
  readonly today: string;
  readonly lanes: readonly ScheduleLane[];
  readonly onOpen?: (id: string) => void;
  /** A bar was carried to other days, or made longer or shorter. */
  readonly onMove?: (id: string, span: DaySpan) => void;
}

/** Who stands where from when to when: a block a place, a line a bar, its days to scale. */
export function ScheduleLanes({ label, window, today, lanes, onOpen, onMove }: ScheduleLanesProps) {
  return (
    <div role="group" aria-label={label} className="flex min-w-0 flex-col gap-4">
      {lanes.map((lane) => (
        <Lane key={lane.id} lane={lane} window={window} today={today} onOpen={onOpen} onMove={onMove} />
      ))}
    </div>
  );
}

interface LaneProps extends Pick<ScheduleLanesProps, 'window' | 'today'> {
  readonly lane: ScheduleLane;
  readonly onOpen: ScheduleLanesProps['onOpen'] | undefined;
  readonly onMove: ScheduleLanesProps['onMove'] | undefined;
}

function Lane({ lane, window, today, onOpen, onMove }: LaneProps) {
  const id = useId();
  const free = (lane.free ?? []).flatMap((span) => {
    const place = placeInWindow(span, window);
    return place === null ? [] : [{ ...span, place }];
  });
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 overflow-hidden rounded-card border border-line bg-card shadow-e1"
    >
      <div className="grid gap-x-4 px-4 pt-3 pb-1 md:grid-cols-[15rem_minmax(0,1fr)]">
        <h2 id={id} className="font-display text-ui font-semibold">
          {lane.label}
        </h2>
        <MonthScale window={window} />
      </div>
      {lane.bars.length === 0 && <p className="px-4 py-2 text-table text-ink3">{lane.empty}</p>}
      <ul>
        {lane.bars.map((bar) => (
          <BarRow key={bar.id} bar={bar} window={window} today={today} onOpen={onOpen} onMove={onMove} />
        ))}
      </ul>
      {free.length > 0 && (
        <ul className="border-t border-line bg-sunken px-4 py-2">
          {free.map(({ from, label, place }) => (
            <li
              key={from}
              className="grid items-center gap-x-4 gap-y-1 py-0.5 md:grid-cols-[15rem_minmax(0,1fr)]"
            >
              <span className="text-table text-ink2">{label}</span>
              <span aria-hidden="true" className="relative h-3">
                <span
                  className="absolute inset-y-0 rounded-full border border-dashed border-ctl"
                  style={{ left: `${place.left}%`, width: `${place.width}%` }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const maxMonthNames = 12;

function MonthScale({ window }: { readonly window: DaySpan }) {
  const { shortMonth } = useFormat();
  const months = monthsOf(window);
  // More names than this stand on each other.
  const step = Math.ceil(months.length / maxMonthNames);
  return (
    <div aria-hidden="true" className="relative h-5 text-micro text-ink3">
      {months
        .filter((_, index) => index % step === 0)
        .map(({ on, left }) => (
          <span
            key={on}
            className={cx('absolute whitespace-nowrap', months.length > 7 && 'max-md:nth-[even]:hidden')}
            style={{ left: `${left}%` }}
          >
            {shortMonth(on)}
          </span>
        ))}
    </div>
  );
}

interface BarRowProps extends Omit<LaneProps, 'lane'> {
  readonly bar: ScheduleBar;
}

function BarRow({ bar, window, today, onOpen, onMove }: BarRowProps) {
  const { id, title, detail, tone, actionLabel, isMovable = false, step = 'day' } = bar;
  const move = isMovable && onMove !== undefined ? (span: DaySpan) => onMove(id, span) : null;
  const { shown, isCarried, handlers } = useBarDrag({
    span: { from: bar.from, to: bar.to },
    window,
    step,
    onMove: move,
    onOpen: onOpen && (() => onOpen(id)),
  });
  const place = placeInWindow(shown, window);
  const now = placeInWindow({ from: today, to: today }, window);
  const { date } = useFormat();
  const isOpenable = onOpen !== undefined && actionLabel !== undefined;
  const className = cx(
    'absolute inset-y-1 min-w-1.5 rounded-control border border-current',
    toneClasses[tone],
    isOpenable && 'cursor-pointer',
    move !== null && 'cursor-grab touch-pan-y',
    isCarried && 'cursor-grabbing shadow-e2',
  );
  return (
    <li className="grid gap-x-4 gap-y-1 border-t border-line px-4 py-2 md:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="min-w-0">
        <p className="truncate text-table font-medium text-ink">{title}</p>
        <div className="flex flex-wrap items-center gap-x-2 text-micro text-ink3">
          {detail}
          <span className="tabular-nums">
            {shown.from === shown.to ? date(shown.from) : `${date(shown.from)} – ${date(shown.to)}`}
          </span>
        </div>
      </div>
      <div className="relative h-9 self-center rounded-control bg-sunken">
        {now !== null && (
          <span
            aria-hidden="true"
            className="absolute inset-y-0 w-px bg-brick"
            style={{ left: `${now.left}%` }}
          />
        )}
        {place !== null &&
          (isOpenable ? (
            <button
              type="button"
              aria-label={actionLabel}
              className={className}
              style={{ left: `${place.left}%`, width: `${place.width}%` }}
              {...handlers}
            />
          ) : (
            <span
              aria-hidden="true"
              className={className}
              style={{ left: `${place.left}%`, width: `${place.width}%` }}
            />
          ))}
      </div>
    </li>
  );
}
