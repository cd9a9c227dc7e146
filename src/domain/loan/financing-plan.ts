import { addCents, amountFrom0, cents, sumCents, zeroCents, type Cents } from '../money/cents.ts';
import { bigRate, ratio, type Rate } from '../money/rate.ts';
import type { ExpenseCategory } from '../simulation/expense-line.ts';

/** Groups of costs as a bank reads them. */
export const useGroups = ['purchase', 'works', 'sale', 'management', 'financial'] as const;
export type UseGroup = (typeof useGroups)[number];

/** The group of each category. */
const groupOf: Readonly<Record<ExpenseCategory, UseGroup>> = {
  acquisition: 'purchase',
  purchase_fees: 'purchase',
  agency: 'purchase',
  works: 'works',
  fees_moe: 'works',
  fees_ctrl: 'works',
  insurance: 'works',
  surveys: 'works',
  utilities: 'works',
  taxes: 'works',
  contingency: 'works',
  gfa: 'works',
  sales_fees: 'sale',
  marketing: 'sale',
  holding: 'management',
  management: 'management',
  other: 'management',
  loan_fees: 'financial',
  interest: 'financial',
  commitment: 'financial',
};

/** A cost that has to be financed. */
export interface PlannedUse {
  readonly category: ExpenseCategory;
  readonly amountCents: Cents;
}

/** What the plan is made of. */
export interface FinancingPlanInput {
  readonly uses: readonly PlannedUse[];
  readonly equityCents: Cents;
  /** Amounts of the loans that were neither refused nor cancelled. */
  readonly loansCents: Cents;
  /** Prices of all lots, VAT included; `null` while none has one. */
  readonly revenueTtcCents: Cents | null;
}

/** What an operation costs, and what pays for it: both sides come to the same cent. */
export interface FinancingPlan extends FinancingPlanInput {
  readonly calculation: 'financing-plan';
  readonly groups: readonly { readonly group: UseGroup; readonly amountCents: Cents }[];
  readonly usesCents: Cents;
  /** What neither equity nor loans pay: it must come out of the sales. */
  readonly salesCents: Cents;
  /** What equity and loans bring beyond the costs. */
  readonly surplusCents: Cents;
  /** Uses and surplus, and the sum of the sources. */
  readonly totalCents: Cents;
  /** Loans ÷ cost; `null` without cost. */
  readonly ltcRate: Rate | null;
  /** Equity ÷ cost. */
  readonly equityRate: Rate | null;
  /** Loans ÷ prices of the lots. */
  readonly ltvRate: Rate | null;
}

/**
 * Sources and uses of an operation. What is not financed otherwise is expected of the sales; where equity and loans
 * bring more than the costs, the rest is a surplus.
 *
 * @throws InvalidInputError for equity or loans below 0
 */
export function financingPlan(input: FinancingPlanInput): FinancingPlan {
  const { uses, revenueTtcCents } = input;
  const equityCents = amountFrom0('equityCents', input.equityCents);
  const loansCents = amountFrom0('loansCents', input.loansCents);
  const sums = new Map<UseGroup, Cents>();
  for (const { category, amountCents } of uses) {
    const group = groupOf[category];
    sums.set(group, addCents(sums.get(group) ?? zeroCents, amountCents));
  }
  const groups = useGroups.flatMap((group) => {
    const amountCents = sums.get(group) ?? zeroCents;
    return amountCents === 0 ? [] : [{ group, amountCents }];
  });
  const usesCents = sumCents(uses.map(({ amountCents }) => amountCents));
  const missing = usesCents - equityCents - loansCents;
  const salesCents = cents(Math.max(0, missing));
  const surplusCents = cents(Math.max(0, -missing));
  return {
    calculation: 'financing-plan',
    uses,
    revenueTtcCents,
    groups,
    usesCents,
    equityCents,
    loansCents,
    salesCents,
    surplusCents,
    totalCents: addCents(usesCents, surplusCents),
    ltcRate: ratio(loansCents, usesCents, 10),
    equityRate: ratio(equityCents, usesCents, 10),
    ltvRate: revenueTtcCents === null ? null : ratio(loansCents, revenueTtcCents, 10),
  };
}

/** What a bank allows at most, or asks for at least, in basis points; `null` where it says nothing. */
export interface BankLimits {
  readonly maxLtcBps: number | null;
  readonly minEquityBps: number | null;
  readonly maxLtvBps: number | null;
  readonly minPreSoldBps: number | null;
}

/** The limits of several loans together: of each kind the hardest to keep. */
export function hardestLimits(loans: readonly BankLimits[]): BankLimits {
  const known = (pick: (limits: BankLimits) => number | null): readonly number[] =>
    loans.map(pick).filter((limit) => limit !== null);
  const least = (limits: readonly number[]) => (limits.length === 0 ? null : Math.min(...limits));
  const most = (limits: readonly number[]) => (limits.length === 0 ? null : Math.max(...limits));
  return {
    maxLtcBps: least(known(({ maxLtcBps }) => maxLtcBps)),
    minEquityBps: most(known(({ minEquityBps }) => minEquityBps)),
    maxLtvBps: least(known(({ maxLtvBps }) => maxLtvBps)),
    minPreSoldBps: most(known(({ minPreSoldBps }) => minPreSoldBps)),
  };
}

/** Whether a ratio keeps a limit; `null` while one of both is not known. */
export function keepsLimit(rate: Rate | null, limitBps: number | null, kind: 'max' | 'min'): boolean | null {
  if (rate === null || limitBps === null) return null;
  const actual = bigRate(rate).times(10_000);
  return kind === 'max' ? actual.lte(limitBps) : actual.gte(limitBps);
}
