import { Big } from 'big.js';
import { divideExactly } from '../money/rate.ts';
import { addToDay, daysBetween, type Day } from '../time/day.ts';

/** A lot of the sale (withdrawn ones left out): since when it is offered and when it was sold. */
export interface PacedLot {
  readonly forSaleOn: Day | null;
  readonly deedOn: Day | null;
}

/** How fast lots sell. */
export interface SalePace {
  readonly calculation: 'sale-pace';
  readonly soldLotsCount: number;
  readonly remainingLotsCount: number;
  /** Sum over sold lots whose days are known, and how many they are. */
  readonly soldDays: number;
  readonly datedLotsCount: number;
  /** Mean days from offer to deed, one decimal; null before the first sale. */
  readonly averageSaleDays: number | null;
  readonly recentDeedsCount: number;
  /** Deeds a month over the last six, two decimals. */
  readonly pacePerMonth: number;
  /** Months to sell what remains at this pace, one decimal; null when nothing sells, 0 when all is sold. */
  readonly sellOutMonths: number | null;
}

const paceMonths = 6;

/** Figures of the pace of a sale on a day; deeds after that day do not count. */
export function salePace(lots: readonly PacedLot[], on: Day): SalePace {
  const since = addToDay(on, { months: -paceMonths });
  const deeds = lots.flatMap(({ deedOn, forSaleOn }) =>
    deedOn !== null && deedOn <= on ? [{ deedOn, forSaleOn }] : [],
  );
  const days = deeds.flatMap(({ deedOn, forSaleOn }) =>
    forSaleOn === null ? [] : [Math.max(0, daysBetween(forSaleOn, deedOn))],
  );
  const soldDays = days.reduce((all, one) => all + one, 0);
  const recentDeedsCount = deeds.filter(({ deedOn }) => deedOn > since).length;
  const remainingLotsCount = lots.length - deeds.length;
  return {
    calculation: 'sale-pace',
    soldLotsCount: deeds.length,
    remainingLotsCount,
    soldDays,
    datedLotsCount: days.length,
    averageSaleDays: quotient(soldDays, days.length, 1),
    recentDeedsCount,
    pacePerMonth: quotient(recentDeedsCount, paceMonths, 2) ?? 0,
    // From the exact pace: the printed one is rounded.
    sellOutMonths:
      remainingLotsCount === 0 ? 0 : quotient(remainingLotsCount * paceMonths, recentDeedsCount, 1),
  };
}

function quotient(part: number, whole: number, decimals: number): number | null {
  return whole === 0 ? null : divideExactly(new Big(part), new Big(whole), decimals).toNumber();
}
