import { Big } from 'big.js';
import { InvalidInputError } from '../domain-error.ts';
import { callParameters } from '../legal/call-parameters.ts';
import { legalInterestKey } from '../legal/legal-interest-parameters.ts';
import { findParameter, type LegalParameter } from '../legal/parameter.ts';
import { cents, roundToCents, sumCents, type Cents } from '../money/cents.ts';
import { bigRate, divideExactly, rate, type Rate } from '../money/rate.ts';
import { addToDay, daysBetween, type Day } from '../time/day.ts';
import type { LatePenalty } from './payment-template.ts';

/** A call that may be late. */
export interface OwedCall {
  readonly amountCents: Cents;
  readonly dueOn: Day;
  readonly receipts: readonly { readonly on: Day; readonly cents: Cents }[];
}

/** Days with one amount unpaid and one rate. */
export interface LatePeriod {
  /** First and last day that bear interest. */
  readonly from: Day;
  readonly to: Day;
  readonly days: number;
  readonly unpaidCents: Cents;
  /** A month, or a year, by the kind of penalty. */
  readonly rate: Rate;
  readonly interestCents: Cents;
  readonly isUnverified: boolean;
}

/** Interest on a late call up to a day. */
export interface LateInterest {
  readonly calculation: 'late-interest';
  readonly kind: LatePenalty['kind'];
  readonly dueOn: Day;
  readonly on: Day;
  readonly unpaidCents: Cents;
  /** Days since it was due; 0 when paid or not due. */
  readonly lateDays: number;
  readonly periods: readonly LatePeriod[];
  readonly interestCents: Cents;
}

/**
 * Interest from the day after the call was due: `R(unpaid × rate × days ÷ 30)` by the month, or
 * `R(unpaid × (legal + points) × days ÷ 365)`. Each part payment and each new legal rate begins a period, which
 * is a printed line and rounded.
 *
 * @throws InvalidInputError when the amount is negative
 * @throws LegalParameterError when the legal rate of a half-year is not known
 */
export function lateInterest(
  call: OwedCall,
  on: Day,
  penalty: LatePenalty,
  parameters: readonly LegalParameter[] = callParameters,
): LateInterest {
  if (call.amountCents < 0) throw new InvalidInputError('amountCents', call.amountCents, 'an amount from 0');
  const unpaidCents = unpaidOn(call, on);
  const periods = penalty.kind === 'none' || on <= call.dueOn ? [] : periodsOf(call, on, penalty, parameters);
  return {
    calculation: 'late-interest',
    kind: penalty.kind,
    dueOn: call.dueOn,
    on,
    unpaidCents,
    lateDays: unpaidCents > 0 ? Math.max(0, daysBetween(call.dueOn, on)) : 0,
    periods,
    interestCents: sumCents(periods.map(({ interestCents }) => interestCents)),
  };
}

/** What is unpaid at the end of a day. */
function unpaidOn({ amountCents, receipts }: OwedCall, on: Day): Cents {
  const paid = sumCents(receipts.filter((receipt) => receipt.on <= on).map((receipt) => receipt.cents));
  return cents(Math.max(0, amountCents - paid));
}

function periodsOf(
  call: OwedCall,
  on: Day,
  penalty: Exclude<LatePenalty, { kind: 'none' }>,
  parameters: readonly LegalParameter[],
): LatePeriod[] {
  // The last days of periods: of each payment, of each half-year, and the day itself.
  const ends = new Set([on, ...call.receipts.map((receipt) => receipt.on)]);
  if (penalty.kind === 'legal_plus') for (const end of halfYearEnds(call.dueOn, on)) ends.add(end);
  const inside = [...ends].filter((end) => end > call.dueOn && end <= on).toSorted();
  return inside.flatMap((to, index): LatePeriod[] => {
    const before = inside[index - 1] ?? call.dueOn;
    const unpaidCents = unpaidOn(call, addToDay(to, { days: -1 }));
    if (unpaidCents === 0) return [];
    const days = daysBetween(before, to);
    const applied = rateOn(penalty, to, parameters);
    const exact = new Big(unpaidCents).times(bigRate(applied.rate)).times(days);
    const interest = divideExactly(exact, new Big(penalty.kind === 'monthly' ? 30 : 365), 20);
    const from = addToDay(before, { days: 1 });
    return [{ from, to, days, unpaidCents, ...applied, interestCents: roundToCents(interest) }];
  });
}

function rateOn(
  penalty: Exclude<LatePenalty, { kind: 'none' }>,
  on: Day,
  parameters: readonly LegalParameter[],
): { readonly rate: Rate; readonly isUnverified: boolean } {
  if (penalty.kind === 'monthly') return { rate: penalty.rate, isUnverified: false };
  const legal = findParameter(parameters, legalInterestKey, on);
  const sum = bigRate(rate(legal.value)).plus(bigRate(penalty.rate));
  return { rate: rate(sum.toFixed()), isUnverified: legal.isUnverified ?? false };
}

function halfYearEnds(from: Day, to: Day): Day[] {
  const ends: Day[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
    const text = String(year).padStart(4, '0');
    ends.push(`${text}-06-30` as Day, `${text}-12-31` as Day);
  }
  return ends;
}
