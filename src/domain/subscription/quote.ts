import { cents, negateCents, type Cents } from '../money/cents.ts';
import type { Day } from '../time/day.ts';
import { periodFrom, splitDue, unusedCents, type PaidPeriod } from './period.ts';
import {
  discountCents,
  periodPriceCents,
  spendCredit,
  withVat,
  type BillingPeriod,
  type Discount,
  type PlanPrice,
  type TaxedAmount,
} from './price.ts';

/** A subscription that has a running period. */
export interface RunningPeriod extends PaidPeriod {
  readonly period: BillingPeriod;
  /** Of the whole period, before VAT, discounts taken off: what was really invoiced. */
  readonly paidCents: Cents;
}

export interface QuoteInput {
  readonly on: Day;
  readonly plan: PlanPrice;
  readonly period: BillingPeriod;
  readonly extraUsers: number;
  readonly vatBps: number;
  readonly discount: Discount | null;
  /** Periods that the code has already served. */
  readonly discountedPeriods: number;
  /** Credit kept from an earlier change, before VAT. */
  readonly creditCents: Cents;
  /** Null on trial, after its end, or once cancelled. */
  readonly running: RunningPeriod | null;
}

export const quoteLineKinds = ['subscription', 'prorated', 'unused', 'discount', 'credit'] as const;
export type QuoteLineKind = (typeof quoteLineKinds)[number];

export interface QuoteLine {
  readonly kind: QuoteLineKind;
  /** Before VAT; negative for what is taken off. */
  readonly amountCents: Cents;
}

/** What a change costs today, and what each period costs from then on. */
export interface Quote extends TaxedAmount {
  readonly lines: readonly QuoteLine[];
  /** The period that this pays for. */
  readonly paidPeriod: PaidPeriod;
  /** Price of a whole period without discount, before VAT. */
  readonly priceCents: Cents;
  /** Invoiced for the whole period once the discount is taken off: what a later change gives back by the day. */
  readonly periodPaidCents: Cents;
  /** Credit kept for the next invoices, before VAT. */
  readonly creditLeftCents: Cents;
}

/**
 * What taking an offer costs today. Within a running period of the same length, the days left are given back at
 * the old price and charged at the new one, and the period keeps its end. Otherwise a whole period begins today.
 * What is given back beyond what is due stays a credit: no money is paid out.
 *
 * @throws InvalidInputError
 */
export function quoteChange(input: QuoteInput): Quote {
  const { on, plan, period, extraUsers, running, discount } = input;
  const priceCents = periodPriceCents(plan, period, extraUsers);
  const off = discount ? discountCents(discount, priceCents, period, input.discountedPeriods) : cents(0);
  const keepsPeriod = running !== null && running.period === period && on < running.endsOn;
  const paidPeriod = keepsPeriod
    ? { startsOn: running.startsOn, endsOn: running.endsOn }
    : periodFrom(on, period);
  const share = (amount: Cents): Cents => (keepsPeriod ? unusedCents(amount, paidPeriod, on) : amount);
  const charged = share(priceCents);
  const taken = share(off);
  const unused = running === null ? cents(0) : unusedCents(running.paidCents, running, on);
  const { dueCents, creditCents } = splitDue(charged - taken - unused);
  const { spentCents, leftCents } = spendCredit(dueCents, input.creditCents);
  const lines: QuoteLine[] = [
    { kind: keepsPeriod ? 'prorated' : 'subscription', amountCents: charged },
    { kind: 'discount', amountCents: negateCents(taken) },
    { kind: 'unused', amountCents: negateCents(unused) },
    { kind: 'credit', amountCents: negateCents(spentCents) },
  ];
  return {
    ...withVat(cents(dueCents - spentCents), input.vatBps),
    lines: lines.filter(({ amountCents }, index) => index === 0 || amountCents !== 0),
    paidPeriod,
    priceCents,
    periodPaidCents: cents(priceCents - off),
    creditLeftCents: cents(leftCents + creditCents),
  };
}
