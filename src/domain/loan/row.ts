import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import type { Day, Month } from '../time/day.ts';

/** One calendar month of a loan. Amounts from 0; the closing balance is the next month's opening one. */
export interface LoanRow {
  readonly month: Month;
  /** Months since that of the first draw. */
  readonly period: number;
  /** Last day of the month, or maturity: when the payment is due. */
  readonly dueOn: Day;
  /** In force on the first day of the month. */
  readonly rate: Rate;
  readonly openingCents: Cents;
  readonly drawCents: Cents;
  /** Borne this month, paid or added to the capital. */
  readonly interestCents: Cents;
  /** The part of the interest that is added to the capital. */
  readonly capitalisedCents: Cents;
  /** Capital that the contract makes due this month. */
  readonly principalCents: Cents;
  /** Capital repaid out of receipts. */
  readonly sweepCents: Cents;
  /** Capital repaid early by choice. */
  readonly prepaymentCents: Cents;
  /** All capital repaid: due, swept and early. */
  readonly repaymentCents: Cents;
  /** Interest paid and capital due, without insurance. */
  readonly instalmentCents: Cents;
  readonly insuranceCents: Cents;
  /** Not drawn at the end of the month before: what the commitment fee is on. */
  readonly undrawnCents: Cents;
  readonly commitmentCents: Cents;
  /** File and guarantee fees, in the month of signature. */
  readonly feesCents: Cents;
  readonly penaltyCents: Cents;
  /** Everything paid to the lender this month. */
  readonly paymentCents: Cents;
  readonly closingCents: Cents;
}

/** Whether anything is drawn, owed or paid in a month. */
export function isIdle(row: LoanRow): boolean {
  return row.openingCents === 0 && row.drawCents === 0 && row.paymentCents === 0;
}
