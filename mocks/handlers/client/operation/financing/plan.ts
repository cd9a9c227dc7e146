import { and, asc, eq, isNull } from 'drizzle-orm';
import type { FinancingIndexProps } from '#contracts/client/operation/financing/index.ts';
import { explainWith, type Calculation, type Text } from '#domain/explain/calculation.ts';
import type { Creditor } from '#domain/legal/legal-interest-parameters.ts';
import { financingPlanCalculation } from '#domain/loan/financing-plan-calculation.ts';
import {
  financingPlan,
  hardestLimits,
  keepsLimit,
  type FinancingPlan,
  type PlannedUse,
} from '#domain/loan/financing-plan.ts';
import { guaranteeCost } from '#domain/loan/guarantee.ts';
import type { LoanDeedCost } from '#domain/loan/loan-deed.ts';
import { isLiveLoan } from '#domain/loan/loan-states.ts';
import { cents, subtractCents, sumCents, type Cents } from '#domain/money/cents.ts';
import { bpsOfRate, type Rate } from '#domain/money/rate.ts';
import { premisesOfPurchase } from '#domain/purchase/premises.ts';
import { purchaseCost } from '#domain/purchase/purchase-cost.ts';
import { purchaseRegimeOf } from '#domain/purchase/regimes.ts';
import { attempt, type Attempt } from '#domain/refusal.ts';
import { saleProgressCalculation } from '#domain/sale/sale-progress-calculation.ts';
import { saleProgress, type SaleProgress } from '#domain/sale/sale-progress.ts';
import type { Day } from '#domain/time/day.ts';
import { budgetLines, lots, type GuaranteeRow, type Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { shownExplanation } from '#mocks/server/explained.ts';
import { ownerCapacity } from '../owner.ts';
import { deedOfLoan } from './deed.ts';
import { priceOf } from './rows.ts';
import type { KnownLoan } from './known-loans.ts';

interface PlanParts {
  readonly operation: Operation;
  readonly known: readonly KnownLoan[];
  readonly guarantees: readonly GuaranteeRow[];
  readonly equityCents: Cents;
  readonly today: Day;
}

/**
 * Sources and uses of an operation with the ratios that banks ask for: null while nothing is known of either, and
 * with the reason where a cost that the law sets is not known, as the plan would be short of it.
 */
export async function planOf(
  context: Pick<ClientContext, 'db' | 'locale'>,
  parts: PlanParts,
): Promise<Pick<FinancingIndexProps, 'plan' | 'planRefusal'>> {
  const live = parts.known.filter(({ loan }) => isLiveLoan(loan.status));
  const budget = await budgetUses(context, parts.operation.id);
  const { uses, refusal } =
    budget.length > 0
      ? { uses: budget, refusal: null }
      : knownUses({ ...parts, known: live }, await ownerCapacity(context.db, parts.operation));
  if (refusal !== null) return { plan: null, planRefusal: refusal[context.locale] };
  const basis = budget.length > 0 ? 'budget' : 'known';
  return { plan: await shownPlan(context, { ...parts, live, uses, basis }), planRefusal: null };
}

interface ShownPlanParts extends PlanParts {
  readonly live: readonly KnownLoan[];
  readonly uses: readonly PlannedUse[];
  readonly basis: 'budget' | 'known';
}

async function shownPlan(
  context: Pick<ClientContext, 'db'>,
  { live, uses, basis, ...parts }: ShownPlanParts,
): Promise<FinancingIndexProps['plan']> {
  const sale = await progressOf(context, parts.operation.id);
  const plan = financingPlan({
    uses,
    equityCents: parts.equityCents,
    loansCents: sumCents(live.map(({ terms }) => terms.amountCents)),
    revenueTtcCents: sale.total.valueCents === 0 ? null : sale.total.valueCents,
  });
  if (plan.totalCents === 0) return null;
  const { usesCents, equityCents, loansCents, salesCents, surplusCents, totalCents } = plan;
  return {
    basis,
    uses: plan.groups.map(({ group, amountCents }) => ({ group, amountCents })),
    usesCents,
    equityCents,
    loansCents,
    salesCents,
    surplusCents,
    totalCents,
    ratios: ratiosOf(plan, sale, live),
  };
}

type Ratios = NonNullable<FinancingIndexProps['plan']>['ratios'];

function ratiosOf(plan: FinancingPlan, sale: SaleProgress, live: readonly KnownLoan[]): Ratios {
  const limits = hardestLimits(live.map(({ loan }) => loan));
  const ratio = <Result>(
    key: Ratios[number]['key'],
    limitKind: 'max' | 'min',
    limitBps: number | null,
    rate: Rate | null,
    [calculation, result, figure]: readonly [Calculation<Result>, Result, string],
  ): Ratios[number] => ({
    key,
    rateBps: bpsOfRate(rate),
    limitBps,
    limitKind,
    keepsLimit: keepsLimit(rate, limitBps, limitKind),
    explanation: shownExplanation(explainWith(calculation, result, figure)),
  });
  return [
    ratio('ltc', 'max', limits.maxLtcBps, plan.ltcRate, [financingPlanCalculation, plan, 'ltcRate']),
    ratio('equity', 'min', limits.minEquityBps, plan.equityRate, [
      financingPlanCalculation,
      plan,
      'equityRate',
    ]),
    ratio('ltv', 'max', limits.maxLtvBps, plan.ltvRate, [financingPlanCalculation, plan, 'ltvRate']),
    ratio('preSold', 'min', limits.minPreSoldBps, sale.preSold.shareOfValue, [
      saleProgressCalculation,
      sale,
      'preSold',
    ]),
  ];
}

/** The costs of the validated simulation, as the budget froze them. */
async function budgetUses(
  { db }: Pick<ClientContext, 'db'>,
  operationId: string,
): Promise<readonly PlannedUse[]> {
  const rows = await db
    .select({ category: budgetLines.category, initialCents: budgetLines.initialCents })
    .from(budgetLines)
    .where(and(eq(budgetLines.operationId, operationId), isNull(budgetLines.deletedAt)))
    .orderBy(asc(budgetLines.createdAt), asc(budgetLines.id));
  return rows.flatMap(({ category, initialCents }) =>
    initialCents === null ? [] : [{ category, amountCents: cents(initialCents) }],
  );
}

interface KnownUses {
  readonly uses: readonly PlannedUse[];
  /** Why a cost is not known. */
  readonly refusal: Text | null;
}

/** What the operation itself tells of its costs: price, fees of the deed, its loans, its guarantee of completion. */
function knownUses({ operation, known, guarantees, today }: PlanParts, capacity: Creditor): KnownUses {
  const { purchasePriceCents, offeredPriceCents, askingPriceCents } = operation;
  const price = purchasePriceCents ?? offeredPriceCents ?? askingPriceCents;
  const uses: PlannedUse[] = [];
  if (price !== null) {
    uses.push({ category: 'acquisition', amountCents: cents(price) });
    const fees = purchaseFees(operation, cents(price), today);
    if (fees.value === null) return { uses, refusal: fees.refusal };
    uses.push({ category: 'purchase_fees', amountCents: fees.value });
  }
  for (const { loan, outlook } of known) {
    const { totals } = outlook.schedule;
    uses.push({ category: 'interest', amountCents: sumCents([totals.interestCents, totals.insuranceCents]) });
    uses.push({ category: 'commitment', amountCents: totals.commitmentCents });
    uses.push({ category: 'loan_fees', amountCents: sumCents([totals.feesCents, totals.penaltyCents]) });
    // Whoever typed what the security costs has counted its deed.
    const isCounted = (loan.guaranteeFeeCents ?? 0) > 0;
    const deed = isCounted ? null : deedOfLoan({ operation, loan, guarantees, capacity, today });
    if (deed?.refusal) return { uses, refusal: deed.refusal };
    if (deed !== null) uses.push({ category: 'loan_fees', amountCents: deedFees(deed.value, operation) });
  }
  for (const row of guarantees.filter(({ kind }) => kind === 'gfa')) {
    const guaranteePrice = priceOf(row);
    if (guaranteePrice === null) continue;
    uses.push({ category: 'gfa', amountCents: guaranteeCost(guaranteePrice).totalCents });
  }
  return { uses: uses.filter(({ amountCents }) => amountCents > 0), refusal: null };
}

/** Fees of the deed of purchase, with VAT where no sale gives it back. */
function purchaseFees(operation: Operation, price: Cents, today: Day): Attempt<Cents> {
  const { acquisitionRegime, departmentCode, inseeCode, acquiredOn, targetDeedOn, vatRegime } = operation;
  return attempt(() => {
    const { feesHtCents, feesTtcCents } = purchaseCost(price, purchaseRegimeOf(acquisitionRegime), {
      departmentCode,
      inseeCode,
      ...premisesOfPurchase(operation),
      on: (acquiredOn ?? targetDeedOn ?? today) as Day,
    });
    return vatRegime === 'exempt' ? feesTtcCents : feesHtCents;
  });
}

/** With the VAT of the notary where no sale gives it back. */
const deedFees = (
  { totalCents, emolumentsVatCents }: LoanDeedCost,
  { vatRegime }: Pick<Operation, 'vatRegime'>,
): Cents => (vatRegime === 'exempt' ? totalCents : subtractCents(totalCents, emolumentsVatCents));

/** How far the sale of the lots of an operation is. */
export async function progressOf(
  { db }: Pick<ClientContext, 'db'>,
  operationId: string,
): Promise<SaleProgress> {
  const rows = await db
    .select({ status: lots.status, priceTtcCents: lots.priceTtcCents })
    .from(lots)
    .where(and(eq(lots.operationId, operationId), isNull(lots.deletedAt)));
  return saleProgress(
    rows.map(({ status, priceTtcCents }) => ({
      status,
      priceTtcCents: priceTtcCents === null ? null : cents(priceTtcCents),
      // What is pre-sold does not depend on it.
      isSaleFirm: false,
    })),
  );
}
