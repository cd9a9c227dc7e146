import {
  addMonths,
  monthsBetween,
  weekdayOf,
  monthOf,
  month as monthText,
  type Day,
  type Month,
} from '../time/day.ts';
import type { ReportFrequency } from './report.ts';

/** Months that a report covers at most. */
export const maxReportMonths = 60;

/** The months from one to another, both among them. */
export function monthsOf(from: Month, to: Month): Month[] {
  return Array.from({ length: Math.max(0, monthsBetween(from, to) + 1) }, (_, rank) => addMonths(from, rank));
}

/** Twelve months, the present one last. */
export function usualPeriod(today: Day): { readonly from: Month; readonly to: Month } {
  const to = monthOf(today);
  return { from: addMonths(to, -11), to };
}

/** The same length as a report was saved with, ending with the month before: what is sent by itself moves on. */
export function shiftedPeriod(
  saved: { readonly from: string; readonly to: string },
  today: Day,
): { readonly from: Month; readonly to: Month } {
  const length = monthsBetween(monthText(saved.from), monthText(saved.to));
  const to = addMonths(monthOf(today), -1);
  return { from: addMonths(to, -length), to };
}

/** True on the day on which a report is sent: of the week from Monday, 1 to 7, or of the month. */
export function isSentOn(frequency: ReportFrequency, day: number, today: Day): boolean {
  return frequency === 'weekly' ? weekdayOf(today) === day : Number(today.slice(8)) === day;
}
