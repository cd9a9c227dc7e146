import type { SaleMode } from '../lot/states.ts';
import type { Rate } from '../money/rate.ts';
import type { Day } from '../time/day.ts';

/** What makes a call possible. */
export const callEvents = [
  'deed',
  'foundations',
  'watertight',
  'half_works',
  'completion',
  'delivery',
  'date',
] as const;
export type CallEvent = (typeof callEvents)[number];

/** Events that a professional certifies on the site. */
export type Milestone = Exclude<CallEvent, 'deed' | 'date'>;

/** What a call is a part of: the price, or one of the two parts of a VIR. */
export const callBases = ['total', 'existing', 'works'] as const;
export type CallBase = (typeof callBases)[number];

/** One step; `cumulativeBps` is what is called of its base up to and with it. */
export interface PaymentStep {
  readonly rank: number;
  readonly label: string;
  readonly event: CallEvent;
  readonly base: CallBase;
  readonly cumulativeBps: number;
  /** The day of an event `date`. */
  readonly on?: Day | null;
}

/** Interest on late payment: none, a rate per month, or points above the legal rate, per year. */
export type LatePenalty =
  | { readonly kind: 'none' }
  | { readonly kind: 'monthly' | 'legal_plus'; readonly rate: Rate };

/** A schedule that sales of one regime may follow. */
export interface PaymentTemplate {
  readonly name: string;
  readonly regime: SaleMode;
  readonly steps: readonly PaymentStep[];
  /** From 0 to 60. */
  readonly paymentTermDays: number;
  readonly latePenalty: LatePenalty;
}

/** The steps of a template in the order in which they are called. */
export function stepsInOrder(template: { readonly steps: readonly PaymentStep[] }): readonly PaymentStep[] {
  return template.steps.toSorted((a, b) => a.rank - b.rank);
}
