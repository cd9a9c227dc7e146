import { findParameter, type LegalParameter } from '../legal/parameter.ts';
import { rentParameters } from '../legal/rent-parameters.ts';
import {
  amountFrom0,
  multiplyDivide,
  subtractCents,
  sumCents,
  zeroCents,
  type Cents,
} from '../money/cents.ts';
import { applyRate, rate } from '../money/rate.ts';
import { addToDay, type Day } from '../time/day.ts';
import type { LeaseType } from './indexation.ts';
import { isDwellingLease } from './lease.ts';

export interface DepositReturnInput {
  readonly leaseType: LeaseType;
  readonly depositCents: Cents;
  /** Of the last month, without charges. */
  readonly rentCents: Cents;
  /** Each sum kept for a reason. */
  readonly retainedCents: readonly Cents[];
  readonly keysOn: Day;
  /** The inventories at the beginning and at the end agree. */
  readonly isConform: boolean;
  /** The day it was given back, or today. */
  readonly on: Day;
  readonly parameters?: readonly LegalParameter[];
}

/** How a deposit is to be given back. */
export interface DepositReturn {
  /** Last day on which it is in time; null where the law sets none. */
  readonly dueOn: Day | null;
  /** Deposit less what is kept, never below 0. */
  readonly owedCents: Cents;
  /** What is kept beyond the deposit: the renter owes it. */
  readonly shortfallCents: Cents;
  /** Months begun after the last day. */
  readonly monthsLate: number;
  /** A share of the monthly rent for each of them. */
  readonly penaltyCents: Cents;
  readonly totalCents: Cents;
}

/**
 * What of a deposit is given back and until when: within a month of the keys where the inventories agree, two where
 * they do not, and a tenth of the monthly rent more for each month begun late (dwellings, article 22).
 *
 * @throws InvalidInputError for an amount below 0, LegalParameterError where the law of the day is not known
 */
export function depositReturn(input: DepositReturnInput): DepositReturn {
  const { leaseType, depositCents, rentCents, retainedCents, keysOn, isConform, on } = input;
  const parameters = input.parameters ?? rentParameters;
  amountFrom0('depositCents', depositCents);
  amountFrom0('rentCents', rentCents);
  for (const kept of retainedCents) amountFrom0('retainedCents', kept);
  const kept = sumCents(retainedCents);
  const owedCents = kept >= depositCents ? zeroCents : subtractCents(depositCents, kept);
  const shortfallCents = kept > depositCents ? subtractCents(kept, depositCents) : zeroCents;
  if (!isDwellingLease(leaseType)) {
    return {
      dueOn: null,
      owedCents,
      shortfallCents,
      monthsLate: 0,
      penaltyCents: zeroCents,
      totalCents: owedCents,
    };
  }
  const which = isConform ? 'conform' : 'other';
  const months = Number(findParameter(parameters, `rent_deposit.return_months.${which}`, keysOn).value);
  const dueOn = addToDay(keysOn, { months });
  // Nothing to give back: nothing can be late.
  const monthsLate = owedCents === 0 ? 0 : monthsBegun(dueOn, on);
  const perMonth = applyRate(
    rentCents,
    rate(findParameter(parameters, 'rent_deposit.late_rate', keysOn).value),
  );
  const penaltyCents = multiplyDivide(perMonth, monthsLate, 1);
  const totalCents = sumCents([owedCents, penaltyCents]);
  return { dueOn, owedCents, shortfallCents, monthsLate, penaltyCents, totalCents };
}

function monthsBegun(dueOn: Day, on: Day): number {
  let begun = 0;
  while (addToDay(dueOn, { months: begun }) < on) begun += 1;
  return begun;
}
