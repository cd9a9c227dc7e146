import { cents, multiplyDivide, subtractCents } from '../money/cents.ts';
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

/**
 * Of the entries of one source the most certain count: what is committed replaces the forecast, and what is paid
 * the part of it that it pays; the rest stays committed. Past months keep what is actual; what is committed and
 * unpaid moves to the current month.
 */
export function countedEntries(entries: readonly CashFlowEntry[], currentMonth: Month): CountedEntries {
  const kept = [...Map.groupBy(entries, sourceOf).values()].flatMap(inForce);
  const isLapsed = ({ state, month }: CashFlowEntry) => state === 'forecast' && month < currentMonth;
  return {
    lapsed: kept.filter(isLapsed),
    counted: kept
      .filter((entry) => !isLapsed(entry))
      .map((entry) => {
        const isMoved = entry.state === 'committed' && entry.month < currentMonth;
        return { entry, month: isMoved ? currentMonth : entry.month, isMoved };
      }),
  };
}

/** The entries of one source that still stand. */
function inForce(entries: readonly CashFlowEntry[]): readonly CashFlowEntry[] {
  const of = (state: CashState) => entries.filter((entry) => entry.state === state);
  const [paid, committed] = [of('actual'), of('committed')];
  if (paid.length === 0) return committed.length > 0 ? committed : entries;
  const directions = ['in', 'out'] as const;
  const rest = directions.flatMap((direction) =>
    unpaidPart(
      committed.filter((entry) => entry.direction === direction),
      paid.filter((entry) => entry.direction === direction),
    ),
  );
  return [...paid, ...rest];
}

/** What is committed less what was paid of it, the earliest first. */
function unpaidPart(
  committed: readonly CashFlowEntry[],
  paid: readonly CashFlowEntry[],
): readonly CashFlowEntry[] {
  let paidCents = paid.reduce((sum, entry) => sum + ttcOf(entry), 0);
  return committed
    .toSorted((a, b) => (a.month < b.month ? -1 : a.month > b.month ? 1 : 0))
    .flatMap((entry): CashFlowEntry[] => {
      const owed = ttcOf(entry);
      const part = Math.min(Math.max(paidCents, 0), Math.max(owed, 0));
      paidCents -= part;
      if (part === 0) return [entry];
      if (part === owed) return [];
      // A payment pays price and tax in the same proportion.
      const htCents = subtractCents(entry.htCents, multiplyDivide(entry.htCents, part, owed));
      return [{ ...entry, htCents, vatCents: cents(owed - part - htCents) }];
    });
}

function ttcOf({ htCents, vatCents }: CashFlowEntry): number {
  return htCents + vatCents;
}

/** Entries made by hand have no other source than themselves. */
function sourceOf({ id, source }: CashFlowEntry): string {
  return source.type === 'manual' ? `manual ${id}` : `${source.type} ${source.id}`;
}
