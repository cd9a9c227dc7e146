import type { LegalParameter } from '../legal/parameter.ts';
import type { Cents } from '../money/cents.ts';
import { splitCumulatively } from '../money/split.ts';
import { monthOf } from '../time/day.ts';
import { spreadWeights } from './curve.ts';
import type { ExpenseResult, ExpenseSchedule } from './expense-line.ts';
import type { SimulationInput } from './input.ts';
import { book, monthNumber, type Ledger, type MonthNumber } from './timeline.ts';
import { worksPayments } from './works-payments.ts';

/** Where the money of the project goes, month by month. */
export interface ExpenseLedgers {
  readonly ht: Ledger;
  readonly vat: Ledger;
  readonly deductible: Ledger;
}

/** Months and weights of the deeds, for what is paid at them. */
export type Deeds = readonly { readonly at: MonthNumber; readonly cents: Cents }[];

/** An expense with its schedule. */
export interface ScheduledExpense {
  readonly result: ExpenseResult;
  readonly schedule: ExpenseSchedule;
}

/**
 * Books an expense in the months of its schedule: amount and VAT each split by cumulative rounding. A line whose
 * month, works or deeds are not known yet falls in the first month.
 *
 * @throws InvalidInputError for a length of the spread, a delay or a retention that no form allows
 */
export function bookExpense(
  ledgers: ExpenseLedgers,
  { result, schedule }: ScheduledExpense,
  input: SimulationInput,
  deeds: Deeds,
  parameters: readonly LegalParameter[],
): void {
  if (schedule.kind === 'with_works' && input.works !== null) {
    const isRetained = result.category === 'works';
    for (const payment of worksPayments(result, input.works, isRetained, parameters)) {
      book(ledgers.ht, payment.at, payment.htCents);
      book(ledgers.vat, payment.at, payment.vatCents);
      book(ledgers.deductible, payment.at, payment.deductibleCents);
    }
    return;
  }
  const parts = partsOf(schedule, input, deeds);
  const weights = parts.map(({ weight }) => weight);
  bookParts(ledgers.ht, result.htCents, parts, weights);
  bookParts(ledgers.vat, result.vatCents, parts, weights);
  bookParts(ledgers.deductible, result.deductibleCents, parts, weights);
}

interface Part {
  readonly at: MonthNumber;
  readonly weight: number;
}

function partsOf(schedule: ExpenseSchedule, input: SimulationInput, deeds: Deeds): readonly Part[] {
  const start = monthNumber(input.startMonth);
  const first = schedule.month === null ? start : monthNumber(schedule.month);
  switch (schedule.kind) {
    case 'month':
      return [{ at: first, weight: 1 }];
    case 'spread':
      return spreadWeights(schedule.months, schedule.curve).map((weight, index) => ({
        at: first + index,
        weight,
      }));
    case 'with_works':
      return [{ at: start, weight: 1 }];
    case 'at_purchase':
      return [{ at: monthNumber(monthOf(input.purchaseOn)), weight: 1 }];
    case 'at_deeds': {
      const known = deeds.filter(({ cents }) => cents > 0);
      if (known.length === 0) return [{ at: deeds[0]?.at ?? start, weight: 1 }];
      return known.toSorted((a, b) => a.at - b.at).map(({ at, cents }) => ({ at, weight: cents }));
    }
  }
}

function bookParts(ledger: Ledger, total: Cents, parts: readonly Part[], weights: readonly number[]): void {
  if (total === 0) return;
  const [first] = parts;
  if (parts.length === 1 && first) {
    book(ledger, first.at, total);
    return;
  }
  for (const [index, cents] of splitCumulatively(total, weights).entries()) {
    book(ledger, parts[index]?.at ?? 0, cents);
  }
}
