import { Big } from 'big.js';
import { InvalidInputError } from '../domain-error.ts';
import { callParameters } from '../legal/call-parameters.ts';
import { legalInterestKey, type Creditor } from '../legal/legal-interest-parameters.ts';
import { findParameter, type LegalParameter } from '../legal/parameter.ts';
import { amountFrom0, cents, checkCents, roundToCents, sumCents, type Cents } from '../money/cents.ts';
import { bigRate, divideExactly, rate, rateWithin, type Rate } from '../money/rate.ts';
import { addToDay, daysBetween, type Day } from '../time/day.ts';
import type { LatePenalty } from './payment-template.ts';

/** A call that may be late. */
export interface OwedCall {
  readonly amountCents: Cents;
  readonly dueOn: Day;
  readonly receipts: readonly { readonly on: Day; readonly cents: Cents }[];
}

/** What a penalty of legal interest and points depends on. */
export interface LateTerms {
  /** Day of the contract, whose legal rate holds until the call is paid; required for `legal_plus`. */
  readonly contractOn?: Day;
  /** Who is owed; a professional when absent. */
  readonly creditor?: Creditor;
  readonly parameters?: readonly LegalParameter[];
}

/** Days with one amount unpaid. */
export interface LatePeriod {
  /** First and last day that bear interest. */
  readonly from: Day;
  readonly to: Day;
  readonly days: number;
  readonly unpaidCents: Cents;
  readonly interestCents: Cents;
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
  /** A month, or a year, by the kind of penalty; `null` without one. */
  readonly rate: Rate | null;
  /** The parts of a yearly rate: legal interest on the day of the contract, and the points above it. */
  readonly contractOn: Day | null;
  readonly legalRate: Rate | null;
  readonly pointsRate: Rate | null;
  readonly periods: readonly LatePeriod[];
  readonly interestCents: Cents;
  /** The legal figures used. */
  readonly parameters: readonly LegalParameter[];
}

/**
 * Interest from the day after the call was due: `R(unpaid × rate × days ÷ 30)` by the month, or
 * `R(unpaid × (legal + points) × days ÷ 365)` with the legal rate of the contract's day, which does not move any
 * more. Each part payment begins a period, which is a printed line and rounded.
 *
 * @throws InvalidInputError when the amount or the penalty is out of its range, or the day of the contract lacks
 * @throws LegalParameterError when the legal rate of the contract's day is not known
 */
export function lateInterest(
  call: OwedCall,
  on: Day,
  penalty: LatePenalty,
  terms: LateTerms = {},
): LateInterest {
  amountFrom0('amountCents', call.amountCents);
  for (const receipt of call.receipts) checkCents('receipts.cents', receipt.cents);
  const unpaidCents = unpaidOn(call, on);
  const applied = rateOf(penalty, terms);
  const periods = applied.rate === null || on <= call.dueOn ? [] : periodsOf(call, on, penalty, applied.rate);
  return {
    calculation: 'late-interest',
    kind: penalty.kind,
    dueOn: call.dueOn,
    on,
    unpaidCents,
    lateDays: unpaidCents > 0 ? Math.max(0, daysBetween(call.dueOn, on)) : 0,
    ...applied,
    periods,
    interestCents: sumCents(periods.map(({ interestCents }) => interestCents)),
  };
}

/** What is unpaid at the end of a day. */
function unpaidOn({ amountCents, receipts }: OwedCall, on: Day): Cents {
  const paid = sumCents(receipts.filter((receipt) => receipt.on <= on).map((receipt) => receipt.cents));
  return cents(Math.max(0, amountCents - paid));
}

function periodsOf(call: OwedCall, on: Day, { kind }: LatePenalty, value: Rate): LatePeriod[] {
  // The last days of periods: of each payment, and the day itself.
  const ends = new Set([on, ...call.receipts.map((receipt) => receipt.on)]);
  const inside = [...ends].filter((end) => end > call.dueOn && end <= on).toSorted();
  return inside.flatMap((to, index): LatePeriod[] => {
    const before = inside[index - 1] ?? call.dueOn;
    const unpaidCents = unpaidOn(call, addToDay(to, { days: -1 }));
    if (unpaidCents === 0) return [];
    const days = daysBetween(before, to);
    const exact = new Big(unpaidCents).times(bigRate(value)).times(days);
    const interest = divideExactly(exact, new Big(kind === 'monthly' ? 30 : 365), 20);
    const from = addToDay(before, { days: 1 });
    return [{ from, to, days, unpaidCents, interestCents: roundToCents(interest) }];
  });
}

type AppliedRate = Pick<LateInterest, 'rate' | 'contractOn' | 'legalRate' | 'pointsRate' | 'parameters'>;

function rateOf(penalty: LatePenalty, { contractOn, creditor, parameters }: LateTerms): AppliedRate {
  const none = { rate: null, contractOn: null, legalRate: null, pointsRate: null, parameters: [] };
  if (penalty.kind === 'none') return none;
  const own = rateWithin('penalty.rate', penalty.rate);
  if (penalty.kind === 'monthly') return { ...none, rate: own };
  if (contractOn === undefined) {
    throw new InvalidInputError(
      'contractOn',
      contractOn,
      'the day of the contract, whose legal rate applies',
    );
  }
  const key = legalInterestKey(creditor ?? 'professional');
  const legal = findParameter(parameters ?? callParameters, key, contractOn);
  const legalRate = rate(legal.value);
  return {
    rate: rate(bigRate(legalRate).plus(bigRate(own)).toFixed()),
    contractOn,
    legalRate,
    pointsRate: own,
    parameters: [legal],
  };
}
