import { InvalidInputError } from '../domain-error.ts';
import { amountFrom0, cents, subtractCents, sumCents, zeroCents, type Cents } from '../money/cents.ts';
import { splitCumulatively } from '../money/split.ts';
import type { Day } from '../time/day.ts';
import { priceOf, type CallBases } from './call-bases.ts';
import { checkCallable } from './callable.ts';
import {
  callBases,
  stepsInOrder,
  type CallBase,
  type CallEvent,
  type Milestone,
  type PaymentStep,
} from './payment-template.ts';

/** What has happened so far; absent or null while it has not. */
export interface CallFacts {
  readonly deedOn?: Day | null;
  /** Certified milestones. */
  readonly milestones?: Readonly<Partial<Record<Milestone, Day | null>>>;
  /** Deposit of the reservation, taken off the first calls. */
  readonly depositCents?: Cents;
}

/** One call for funds. */
export interface Call {
  readonly calculation: 'call';
  readonly rank: number;
  readonly label: string;
  readonly event: CallEvent;
  readonly base: CallBase;
  readonly baseCents: Cents;
  readonly cumulativeBps: number;
  /** Calls of the same base before it. */
  readonly calledBeforeCents: Cents;
  readonly amountCents: Cents;
  /** Part of the deposit that is taken off. */
  readonly depositCents: Cents;
  readonly toPayCents: Cents;
  /** Day on which the event came, by its certificate. */
  readonly reachedOn: Day | null;
  readonly deedOn: Day | null;
  /** First day on which it may be called: the event, but not before the deed. */
  readonly callableOn: Day | null;
}

/** All calls of a sale, which add up to its price. */
export interface CallSchedule {
  readonly calculation: 'call-schedule';
  readonly calls: readonly Call[];
  readonly totalCents: Cents;
  readonly depositCents: Cents;
  readonly toPayCents: Cents;
}

/**
 * The calls of a sale: each base split by cumulative rounding, so that the calls add up at every step. What a
 * certificate opened before the deed is callable at the deed.
 *
 * @throws InvalidInputError when a base does not increase to 100 %, has money but no step, or does not add up
 */
export function callSchedule(
  template: { readonly steps: readonly PaymentStep[] },
  bases: CallBases,
  facts: CallFacts = {},
): CallSchedule {
  const steps = stepsInOrder(template);
  checkCallable(steps, bases);
  const amounts = amountsOf(steps, bases);
  let deposit = checkedDeposit(facts.depositCents ?? zeroCents, bases.totalCents);
  const calls = steps.map((step, index): Call => {
    const amountCents = amounts[index] ?? zeroCents;
    const depositCents = cents(Math.min(deposit, amountCents));
    deposit = subtractCents(deposit, depositCents);
    const reachedOn = dayOf(step, facts);
    return {
      calculation: 'call',
      rank: step.rank,
      label: step.label,
      event: step.event,
      base: step.base,
      baseCents: priceOf(step.base, bases),
      cumulativeBps: step.cumulativeBps,
      calledBeforeCents: sumCents(
        steps.flatMap(({ base }, at) => (at < index && base === step.base ? (amounts[at] ?? []) : [])),
      ),
      amountCents,
      depositCents,
      toPayCents: subtractCents(amountCents, depositCents),
      reachedOn,
      deedOn: facts.deedOn ?? null,
      callableOn: latest(reachedOn, facts.deedOn ?? null),
    };
  });
  return {
    calculation: 'call-schedule',
    calls,
    totalCents: sumCents(calls.map(({ amountCents }) => amountCents)),
    depositCents: sumCents(calls.map(({ depositCents }) => depositCents)),
    toPayCents: sumCents(calls.map(({ toPayCents }) => toPayCents)),
  };
}

function amountsOf(steps: readonly PaymentStep[], bases: CallBases): readonly Cents[] {
  const parts = new Map<PaymentStep, Cents>();
  for (const base of callBases) {
    const own = steps.filter((step) => step.base === base);
    if (own.length === 0) continue;
    const weights = own.map(
      ({ cumulativeBps }, index) => cumulativeBps - (own[index - 1]?.cumulativeBps ?? 0),
    );
    const split = splitCumulatively(priceOf(base, bases), weights);
    for (const [index, step] of own.entries()) parts.set(step, split[index] ?? zeroCents);
  }
  return steps.map((step) => parts.get(step) ?? zeroCents);
}

function checkedDeposit(deposit: Cents, total: Cents): Cents {
  if (amountFrom0('depositCents', deposit) > total) {
    throw new InvalidInputError('depositCents', deposit, 'an amount from 0 to the price');
  }
  return deposit;
}

function dayOf(step: PaymentStep, { deedOn, milestones }: CallFacts): Day | null {
  if (step.event === 'deed') return deedOn ?? null;
  if (step.event === 'date') return step.on ?? null;
  return milestones?.[step.event] ?? null;
}

function latest(a: Day | null, b: Day | null): Day | null {
  if (a === null || b === null) return null;
  return a > b ? a : b;
}
