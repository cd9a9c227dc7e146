import { opportunityFigures, type OpportunityFacts } from '#domain/sourcing/opportunity.ts';
import type { Day } from '#domain/time/day.ts';

/** The columns that are calculated whenever an opportunity is saved. */
export function figureColumns(facts: OpportunityFacts, on: Day) {
  const { marketGapBps, look, score } = opportunityFigures(facts, on);
  return {
    marketGapBps,
    marginBps: look?.marginBps ?? null,
    maxPriceCents: look?.maxPriceCents ?? null,
    score,
    calculatedOn: on,
  };
}
