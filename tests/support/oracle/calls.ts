import { fractionOf, halfUp } from './fraction.ts';

/** Calls of one base, each the difference of two rounded totals. */
export function callsOf(base: number, cumulativeBps: readonly number[]): number[] {
  const upTo = (bps: number) => halfUp(BigInt(base) * BigInt(bps), 10_000n);
  return cumulativeBps.map((bps, index) => Number(upTo(bps) - upTo(cumulativeBps[index - 1] ?? 0)));
}

/** A late call as the oracle reads it; days are UTC day numbers. */
export interface LateCase {
  readonly amount: number;
  readonly due: number;
  readonly on: number;
  readonly receipts: readonly { readonly day: number; readonly cents: number }[];
  /** Rate of a day as decimal text, and the days that it is for. */
  readonly rateOn: (day: number) => string;
  readonly perDays: 30 | 365;
  /** A line is printed and rounded at the end of such a day. */
  readonly endsLine: (day: number) => boolean;
}

/** Interest counted one day at a time: each day bears what was unpaid when it began. */
export function interestOf(late: LateCase): number {
  let total = 0n;
  let sum = 0n;
  const scale = 10n ** 20n;
  for (let day = late.due + 1; day <= late.on; day += 1) {
    const paid = late.receipts.filter((one) => one.day < day).reduce((all, one) => all + one.cents, 0);
    const unpaid = BigInt(Math.max(0, late.amount - paid));
    const { num, den } = fractionOf(late.rateOn(day));
    sum += (unpaid * num * scale) / den;
    const isReceiptDay = late.receipts.some((one) => one.day === day);
    if (isReceiptDay || late.endsLine(day) || day === late.on) {
      total += halfUp(sum, scale * BigInt(late.perDays));
      sum = 0n;
    }
  }
  return Number(total);
}
