import {
  cents,
  checkCents,
  negateCents,
  subtractCents,
  sumCents,
  zeroCents,
  type Cents,
} from '../money/cents.ts';
import { addMonths, month as checkMonth, type Month } from '../time/day.ts';

/** VAT of one month before it is declared. */
export interface VatMonth {
  readonly month: Month;
  readonly collectedCents: Cents;
  readonly deductibleCents: Cents;
}

/** The return of one month, and the cash that moves in it for the month before. */
export interface VatReturnMonth extends VatMonth {
  readonly calculation: 'vat-return-month';
  readonly creditBroughtForwardCents: Cents;
  /** Collected − deductible − credit brought forward. */
  readonly netCents: Cents;
  /** From the last receipt on, a credit is paid back. */
  readonly isPaidBack: boolean;
  /** Paid the next month. */
  readonly dueCents: Cents;
  readonly creditCarriedForwardCents: Cents;
  /** Paid back the next month. */
  readonly refundCents: Cents;
  /** What the month before owes, and what is paid back for it. */
  readonly dueBeforeCents: Cents;
  readonly refundBeforeCents: Cents;
  /** Cash of this month: what the month before owes; negative when paid back. */
  readonly paidCents: Cents;
}

/** All returns of an operation with their totals. */
export interface VatReturn {
  readonly calculation: 'vat-return';
  readonly months: readonly VatReturnMonth[];
  readonly lastReceiptMonth: Month | null;
  readonly collectedCents: Cents;
  readonly deductibleCents: Cents;
  readonly paidCents: Cents;
}

/**
 * Monthly returns: what is due is paid the next month, a credit is carried forward, and from the month of the
 * last receipt on it is paid back the next month.
 *
 * Months come in any order, several rows of one month are added up, and those without VAT may be left out; each
 * month is followed by the one in which it is settled.
 *
 * @param lastReceiptMonth by default the last month that collects VAT, or the last one given when none does
 * @throws InvalidInputError for a month that the calendar does not have, or an amount that is no whole number
 */
export function vatReturn(months: readonly VatMonth[], lastReceiptMonth?: Month): VatReturn {
  for (const row of months) {
    checkMonth(row.month);
    checkCents('collectedCents', row.collectedCents);
    checkCents('deductibleCents', row.deductibleCents);
  }
  const byMonth = Map.groupBy(months, ({ month }) => month);
  const last = lastReceiptMonth ?? lastMonth(months);
  const filled = last === null ? [] : [...byMonth.keys(), last];
  const calendar = [...new Set(filled.flatMap((month) => [month, addMonths(month, 1)]))].toSorted();
  let credit = zeroCents;
  let before: { readonly due: Cents; readonly refund: Cents } = { due: zeroCents, refund: zeroCents };
  const rows = calendar.map((month): VatReturnMonth => {
    const given = byMonth.get(month) ?? [];
    const collectedCents = sumCents(given.map((row) => row.collectedCents));
    const deductibleCents = sumCents(given.map((row) => row.deductibleCents));
    const creditBroughtForwardCents = credit;
    const netCents = subtractCents(subtractCents(collectedCents, deductibleCents), credit);
    const dueCents = cents(Math.max(0, netCents));
    const creditCents = cents(Math.max(0, negateCents(netCents)));
    const isPaidBack = last !== null && month >= last;
    const refundCents = isPaidBack ? creditCents : zeroCents;
    const { due: dueBeforeCents, refund: refundBeforeCents } = before;
    const paidCents = subtractCents(dueBeforeCents, refundBeforeCents);
    credit = isPaidBack ? zeroCents : creditCents;
    before = { due: dueCents, refund: refundCents };
    return {
      calculation: 'vat-return-month',
      month,
      collectedCents,
      deductibleCents,
      creditBroughtForwardCents,
      netCents,
      isPaidBack,
      dueCents,
      creditCarriedForwardCents: credit,
      refundCents,
      dueBeforeCents,
      refundBeforeCents,
      paidCents,
    };
  });
  return {
    calculation: 'vat-return',
    months: rows,
    lastReceiptMonth: last,
    collectedCents: sumCents(rows.map((row) => row.collectedCents)),
    deductibleCents: sumCents(rows.map((row) => row.deductibleCents)),
    paidCents: sumCents(rows.map((row) => row.paidCents)),
  };
}

function lastMonth(months: readonly VatMonth[]): Month | null {
  const collecting = months.filter(({ collectedCents }) => collectedCents !== 0);
  const candidates = collecting.length > 0 ? collecting : months;
  return (
    candidates
      .map(({ month }) => month)
      .toSorted()
      .at(-1) ?? null
  );
}
