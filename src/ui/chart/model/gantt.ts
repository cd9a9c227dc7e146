import { daysBetween, readIsoDay, type DayParts } from '#runtime/locale/day.ts';

/** A stage with its first and last moment, `YYYY-MM` (the whole month) or `YYYY-MM-DD` (the whole day). */
export interface GanttTask {
  readonly id: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** A span of time as shares of the width, from 0 to 1. */
export interface GanttSpan {
  readonly start: number;
  readonly end: number;
}

/** A stage laid out: what has happened of it and what is expected. */
export interface GanttBar extends GanttSpan {
  readonly id: string;
  /** Where its real part ends: `start` when nothing has happened, `end` when all has. */
  readonly realEnd: number;
}

/** Where every stage, month and today stand on an axis of whole months. */
export interface GanttLayout {
  readonly bars: readonly GanttBar[];
  /** The first day of each month of the axis, `YYYY-MM`, and where it begins. */
  readonly months: readonly { readonly month: string; readonly start: number }[];
  /** Null when today is not on the axis. */
  readonly today: number | null;
}

const epoch: DayParts = { year: 2000, month: 1, day: 1 };

const nextMonth = ({ year, month }: DayParts): DayParts =>
  month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };

function dayOf(text: string): DayParts | null {
  return readIsoDay(text.length === 7 ? `${text}-01` : text);
}

const firstMoment = (text: string): number | null => {
  const day = dayOf(text);
  return day && daysBetween(epoch, day);
};

/** The moment after the last one: a month and a day are over when the next begins. */
const endMoment = (text: string): number | null => {
  const day = dayOf(text);
  if (!day) return null;
  return text.length === 7 ? daysBetween(epoch, nextMonth(day)) : daysBetween(epoch, day) + 1;
};

/**
 * Lays stages out in time. One that ends before it begins takes its first moment only; one whose days cannot be
 * read is left out.
 *
 * @param today `YYYY-MM-DD`: what comes after it is expected
 */
export function layOutGantt(tasks: readonly GanttTask[], today?: string): GanttLayout {
  const spans = tasks.flatMap(({ id, from, to }) => {
    const start = firstMoment(from);
    const end = endMoment(to);
    const shortest = endMoment(from);
    return start === null || end === null || shortest === null
      ? []
      : [{ id, from, start, end: Math.max(end, shortest) }];
  });
  const earliest = spans.toSorted((a, b) => a.start - b.start)[0];
  const first = earliest && dayOf(earliest.from);
  if (!first) return { bars: [], months: [], today: null };

  const last = Math.max(...spans.map(({ end }) => end));
  const starts: { month: string; at: number }[] = [];
  let month: DayParts = { ...first, day: 1 };
  while (daysBetween(epoch, month) < last) {
    const name = `${String(month.year).padStart(4, '0')}-${String(month.month).padStart(2, '0')}`;
    starts.push({ month: name, at: daysBetween(epoch, month) });
    month = nextMonth(month);
  }
  const axisStart = starts[0]?.at ?? 0;
  const length = daysBetween(epoch, month) - axisStart;
  const share = (moment: number): number => (moment - axisStart) / length;

  const now = today === undefined ? null : endMoment(today);
  return {
    bars: spans.map(({ id, start, end }) => ({
      id,
      start: share(start),
      end: share(end),
      realEnd: share(now === null ? end : Math.min(end, Math.max(start, now))),
    })),
    months: starts.map(({ month: name, at }) => ({ month: name, start: share(at) })),
    today: now === null || share(now) < 0 || share(now) > 1 ? null : share(now),
  };
}

/** How far a stage has come; one that is on no axis is to come. */
export function progressOf({ bars }: Pick<GanttLayout, 'bars'>, id: string): 'done' | 'current' | 'ahead' {
  const bar = bars.find((each) => each.id === id);
  if (!bar || bar.realEnd <= bar.start) return 'ahead';
  return bar.realEnd < bar.end ? 'current' : 'done';
}

/** A month written under the axis. */
export interface MonthTick {
  readonly month: string;
  readonly start: number;
  /** Only its year is written: the axis counts in years. */
  readonly isYear: boolean;
  /** Its year is written under it. */
  readonly hasYear: boolean;
}

/**
 * The months to write: all of them, or those that begin a quarter, a half-year, a year or several, so that there
 * are at least `stride` months between two.
 */
export function monthTicks(months: GanttLayout['months'], stride: number): MonthTick[] {
  const nice = [1, 2, 3, 6, 12].find((each) => each >= stride) ?? Math.ceil(stride / 12) * 12;
  const isYear = nice >= 12;
  const chosen = months.filter(({ month }) => {
    const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
    return count % nice === 0;
  });
  // A span that meets no such month is named by its first one.
  const written = chosen.length > 0 ? chosen : months.slice(0, 1);
  return written.map(({ month, start }, index) => ({
    month,
    start,
    isYear: isYear && chosen.length > 0,
    hasYear: index === 0 || written[index - 1]?.month.slice(0, 4) !== month.slice(0, 4),
  }));
}
