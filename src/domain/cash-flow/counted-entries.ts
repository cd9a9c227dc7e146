import type { Month } from '../time/day.ts';
import type { CashFlowEntry, CashState } from './entry.ts';

/** An entry in the month in which it counts. */
export interface CountedEntry {
  readonly entry: CashFlowEntry;
  readonly month: Month;
  /** Due in an earlier month and still unpaid. */
  readonly isMoved: boolean;
}

/** Which entries count, and which no longer do. */
export interface CountedEntries {
  readonly counted: readonly CountedEntry[];
  /** Forecasts of past months that nothing has come of: in no sum, to be moved or dropped by a person. */
  readonly lapsed: readonly CashFlowEntry[];
}

const certainty: Readonly<Record<CashState, number>> = { forecast: 0, committed: 1, actual: 2 };

/**
 * Of the entries of one source only the most certain count: an actual row replaces what was committed or
 * forecast. Past months keep what is actual; what is committed and unpaid moves to the current month.
 */
export function countedEntries(entries: readonly CashFlowEntry[], currentMonth: Month): CountedEntries {
  const best = new Map<string, number>();
  for (const entry of entries) {
    const key = sourceOf(entry);
    best.set(key, Math.max(best.get(key) ?? 0, certainty[entry.state]));
  }
  const standing = entries.filter((entry) => certainty[entry.state] === best.get(sourceOf(entry)));
  const isLapsed = ({ state, month }: CashFlowEntry) => state === 'forecast' && month < currentMonth;
  return {
    lapsed: standing.filter(isLapsed),
    counted: standing
      .filter((entry) => !isLapsed(entry))
      .map((entry) => {
        const isMoved = entry.state === 'committed' && entry.month < currentMonth;
        return { entry, month: isMoved ? currentMonth : entry.month, isMoved };
      }),
  };
}

/** Entries made by hand have no other source than themselves. */
function sourceOf({ id, source }: CashFlowEntry): string {
  return source.type === 'manual' ? `manual ${id}` : `${source.type} ${source.id}`;
}
