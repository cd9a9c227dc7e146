/** What raises the score of a request. */
export const leadScoreParts = ['phone', 'message', 'budget', 'returning'] as const;
export type LeadScorePart = (typeof leadScoreParts)[number];

/** What each part is worth, of 100. */
const points: Readonly<Record<LeadScorePart, number>> = { phone: 20, message: 20, budget: 30, returning: 30 };
/** A message longer than that says something. */
const longMessage = 80;

/** What is known of somebody who asks. */
export interface LeadFacts {
  readonly hasPhone: boolean;
  readonly messageLength: number;
  readonly budgetCents: number | null;
  /** Of the lot that is asked for; null where none is, or it has no price. */
  readonly priceCents: number | null;
  /** They asked before, or are a contact of the company. */
  readonly isReturning: boolean;
}

/** How likely somebody is to come: telephone 20, a message of some length 20, a budget that fits 30, not for the first time 30. */
export function leadScore(facts: LeadFacts): {
  readonly score: number;
  readonly parts: readonly LeadScorePart[];
} {
  const { budgetCents, priceCents } = facts;
  const holds: Readonly<Record<LeadScorePart, boolean>> = {
    phone: facts.hasPhone,
    message: facts.messageLength > longMessage,
    budget: budgetCents !== null && priceCents !== null && budgetCents >= priceCents,
    returning: facts.isReturning,
  };
  const parts = leadScoreParts.filter((part) => holds[part]);
  return { score: parts.reduce((sum, part) => sum + points[part], 0), parts };
}
