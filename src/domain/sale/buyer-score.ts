import type { Cents } from '../money/cents.ts';

/** What raises the score of a prospect, each by as much as the others. */
export const buyerScoreParts = ['budget', 'equity', 'visit', 'loan', 'answer'] as const;
export type BuyerScorePart = (typeof buyerScoreParts)[number];

/** What each part is worth, of 100. */
const pointsPerPart = 20;
/** Least part of the price that own money should cover, in basis points. */
const leastEquityBps = 1000;
/** An answer counts as quick below so many days. */
const quickAnswerDays = 7;

/** What is known of somebody who may buy. */
export interface BuyerFacts {
  readonly budgetCents: Cents | null;
  readonly equityCents: Cents | null;
  /** Prices of the lots in view; null where a lot has none. */
  readonly lotPricesCents: readonly (Cents | null)[];
  readonly hasVisited: boolean;
  readonly hasLoanAgreement: boolean;
  readonly answeredInDays: number | null;
}

export interface BuyerScore {
  /** 0 to 100. */
  readonly score: number;
  readonly parts: readonly BuyerScorePart[];
}

/** The lots in view together; null without any, or while one of them has no price. */
export function wantedPriceCents(prices: readonly (Cents | null)[]): number | null {
  if (prices.length === 0) return null;
  return prices.reduce<number | null>(
    (sum, price) => (sum === null || price === null ? null : sum + price),
    0,
  );
}

/** How likely somebody is to buy: budget, own money, visit, loan agreed, quick answer. */
export function buyerScore(facts: BuyerFacts): BuyerScore {
  const price = wantedPriceCents(facts.lotPricesCents);
  const { budgetCents, equityCents, answeredInDays } = facts;
  const holds: Readonly<Record<BuyerScorePart, boolean>> = {
    budget: price !== null && budgetCents !== null && budgetCents >= price,
    equity: price !== null && equityCents !== null && equityCents * 10_000 >= price * leastEquityBps,
    visit: facts.hasVisited,
    loan: facts.hasLoanAgreement,
    answer: answeredInDays !== null && answeredInDays < quickAnswerDays,
  };
  const parts = buyerScoreParts.filter((part) => holds[part]);
  return { score: parts.length * pointsPerPart, parts };
}
