import { DomainError } from '#domain/domain-error.ts';
import {
  opportunityFigures,
  type OpportunityFacts,
  type OpportunityFigures,
} from '#domain/sourcing/opportunity.ts';
import { day } from '#domain/time/day.ts';

/** The same facts while they are being typed: what is not known is null, what cannot be read NaN. */
export type TypedFacts = {
  readonly [Name in keyof OpportunityFacts]: OpportunityFacts[Name] | null;
};

/** What a first look cannot do without. */
export type NeededFact = (typeof needed)[number];

/** Figures, or why there are none yet. */
export type Reading =
  | { readonly kind: 'figures'; readonly facts: OpportunityFacts; readonly figures: OpportunityFigures }
  | { readonly kind: 'incomplete'; readonly missing: readonly NeededFact[] }
  | { readonly kind: 'invalid' };

const needed = [
  'askingPriceCents',
  'areaM2',
  'inseeCode',
  'worksKind',
  'vatMode',
  'carryingBps',
  'months',
  'salesFeesBps',
  'wantedMarginBps',
] as const;

/** What typed facts come to when the property is bought on a day. */
export function readFacts(typed: TypedFacts, today: string): Reading {
  const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';
  const missing = needed.filter((name) => isBlank(typed[name]));
  if (missing.length > 0) return { kind: 'incomplete', missing };
  const facts = typed as OpportunityFacts;
  try {
    return { kind: 'figures', facts, figures: opportunityFigures(facts, day(today)) };
  } catch (error) {
    // Half of an amount or of a code is typed.
    if (error instanceof DomainError) return { kind: 'invalid' };
    throw error;
  }
}
