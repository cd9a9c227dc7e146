import { InvalidInputError } from '../domain-error.ts';
import { cents, type Cents } from '../money/cents.ts';
import type { Month } from '../time/day.ts';

/** Months counted from year 0, so that they add and compare as numbers. */
export type MonthNumber = number;

/** How far from its start an operation may reach, in months, so that no typing error makes a table of ages. */
const REACH = { before: 240, after: 720 } as const;

/** The number of a month. @throws InvalidInputError when it is none */
export function monthNumber(of: Month): MonthNumber {
  const at = Number(of.slice(0, 4)) * 12 + Number(of.slice(5, 7)) - 1;
  if (!Number.isSafeInteger(at) || of.length !== 7)
    throw new InvalidInputError('month', of, 'a month as YYYY-MM');
  return at;
}

/** The month of a number. */
export function monthOfNumber(at: MonthNumber): Month {
  const year = String(Math.floor(at / 12)).padStart(4, '0');
  return `${year}-${String((at % 12) + 1).padStart(2, '0')}` as Month;
}

/** Amounts by month; what has none is 0. */
export interface Ledger {
  readonly amounts: Map<MonthNumber, number>;
}

/** A ledger without entries. */
export function emptyLedger(): Ledger {
  return { amounts: new Map() };
}

/** Books an amount in a month. @throws InvalidInputError beyond 2^53 */
export function book(ledger: Ledger, at: MonthNumber, amount: number): void {
  if (amount === 0) return;
  ledger.amounts.set(at, cents((ledger.amounts.get(at) ?? 0) + amount));
}

/** What a ledger holds in a month. */
export function bookedIn(ledger: Ledger, at: MonthNumber): Cents {
  return (ledger.amounts.get(at) ?? 0) as Cents;
}

/**
 * Every month from the start to the last one in which anything is booked.
 *
 * @throws InvalidInputError when something is booked 20 years before the start, or 60 after it
 */
export function monthsOf(ledgers: readonly Ledger[], start: MonthNumber): MonthNumber[] {
  let [first, last] = [start, start];
  for (const { amounts } of ledgers) {
    for (const at of amounts.keys()) {
      if (at < first) first = at;
      if (at > last) last = at;
    }
  }
  for (const at of [first, last]) {
    if (at < start - REACH.before || at > start + REACH.after) {
      throw new InvalidInputError('month', monthOfNumber(at), `a month near ${monthOfNumber(start)}`);
    }
  }
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
