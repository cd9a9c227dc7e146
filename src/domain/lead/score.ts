/** What the score of a request is made of, and the points of each. */
export const leadScorePoints = { phone: 20, message: 20, budget: 30, returning: 30 } as const;
export type LeadScorePart = keyof typeof leadScorePoints;
export const leadScoreParts = [
  'phone',
  'message',
  'budget',
  'returning',
] as const satisfies readonly LeadScorePart[];

/** A message says something from more signs than these. */
export const tellingMessageSigns = 80;

export interface LeadScoreFacts {
  readonly phones: readonly string[];
  readonly message: string;
  /** The budget covers the lot that is asked for, or some lot on sale where none is named. */
  readonly isBudgetMet: boolean;
  /** The person asked before, or is a contact of the company. */
  readonly isReturning: boolean;
}

/** How promising a request is, 0 to 100, and why. */
export function leadScore({ phones, message, isBudgetMet, isReturning }: LeadScoreFacts): {
  readonly score: number;
  readonly parts: readonly LeadScorePart[];
} {
  const holds: Readonly<Record<LeadScorePart, boolean>> = {
    phone: phones.length > 0,
    message: message.length > tellingMessageSigns,
    budget: isBudgetMet,
    returning: isReturning,
  };
  const parts = leadScoreParts.filter((part) => holds[part]);
  return { score: parts.reduce((sum, part) => sum + leadScorePoints[part], 0), parts };
}
