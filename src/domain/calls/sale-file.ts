import type { SaleMode } from '../lot/states.ts';
import type { Cents } from '../money/cents.ts';
import type { Day } from '../time/day.ts';
import type { CallBases } from './call-bases.ts';
import type { CallBase, CallEvent, LatePenalty, Milestone } from './payment-template.ts';

/** A sale as its file has it. */
export interface SaleFile {
  readonly regime: SaleMode;
  readonly bases: CallBases;
  readonly deedOn: Day | null;
  readonly hasCondition: boolean;
  /** Day on which the last suspensive condition was met. */
  readonly conditionsMetOn: Day | null;
  readonly milestones: Readonly<Partial<Record<Milestone, Day | null>>>;
  /** Calls made; scheduled ones are left out. */
  readonly calls: readonly FiledCall[];
  /** Receipts, without a deposit that is still on its blocked account. */
  readonly receipts: readonly { readonly on: Day; readonly cents: Cents }[];
  readonly consignedCents: Cents;
  readonly latePenalty: LatePenalty;
}

/** A call that was made. */
export interface FiledCall {
  readonly rank: number;
  readonly event: CallEvent;
  readonly base: CallBase;
  readonly amountCents: Cents;
  readonly calledOn: Day;
}

/** Whether the law sets what may be called, and when. */
export const isRegulated = (regime: SaleMode): boolean => regime === 'vefa' || regime === 'vir';
/** Where it is written; null where the law sets nothing. */
export const articleOf = (regime: SaleMode): string | null =>
  regime === 'vefa' ? 'CCH, art. R261-14' : regime === 'vir' ? 'CCH, art. R262-10' : null;

/** Events that had come by a day. */
export function eventsBy(file: SaleFile, on: Day): CallEvent[] {
  const events: CallEvent[] = ['deed', 'foundations', 'watertight', 'half_works', 'completion', 'delivery'];
  return events.filter((event) => isReached(file, event, on));
}

/** Whether an event had come by a day; a date attests nothing and always has. */
export function isReached({ deedOn, milestones }: SaleFile, event: CallEvent, on: Day): boolean {
  if (event === 'date') return true;
  const reachedOn = event === 'deed' ? deedOn : milestones[event];
  return reachedOn !== null && reachedOn !== undefined && reachedOn <= on;
}
