import { and, eq, isNull } from 'drizzle-orm';
import type { OperationShowProps } from '#contracts/client/operation/show.ts';
import { explainWith } from '#domain/explain/calculation.ts';
import { cents } from '#domain/money/cents.ts';
import { breachOfCommitment } from '#domain/purchase/commitment-breach.ts';
import { commitmentBreachCalculation } from '#domain/purchase/commitment-breach-calculation.ts';
import { premisesOfPurchase } from '#domain/purchase/premises.ts';
import { unsoldShare } from '#domain/purchase/unsold-share.ts';
import { attempt } from '#domain/refusal.ts';
import type { Day } from '#domain/time/day.ts';
import { lots, type Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { shownExplanation } from '#mocks/server/explained.ts';
import { todayOf } from './financing/record.ts';

/**
 * The complement of duties of what was not sold again in time: null while the commitment to resell runs, and where
 * nothing is left of it.
 */
export async function brokenCommitmentOf(
  context: ClientContext,
  operation: Operation,
): Promise<OperationShowProps['brokenCommitment']> {
  const { acquisitionRegime, acquiredOn, resaleDeadlineOn, purchasePriceCents } = operation;
  const today = todayOf(context);
  if (acquisitionRegime !== 'mdb' || acquiredOn === null || purchasePriceCents === null) return null;
  if (resaleDeadlineOn === null || resaleDeadlineOn >= today || operation.closedOn !== null) return null;
  const rows = await context.db
    .select({ ref: lots.ref, status: lots.status, tantiemes: lots.tantiemes, areaM2: lots.areaM2 })
    .from(lots)
    .where(and(eq(lots.operationId, operation.id), isNull(lots.deletedAt)));
  const { value: breach, refusal } = attempt(() => {
    const priceCents = unsoldShare(cents(purchasePriceCents), rows);
    if (priceCents === 0) return null;
    return breachOfCommitment({
      priceCents,
      commitment: 'mdb',
      departmentCode: operation.departmentCode,
      inseeCode: operation.inseeCode,
      ...premisesOfPurchase(operation),
      deedOn: acquiredOn as Day,
      paidOn: today,
    });
  });
  if (refusal !== null) return { totalCents: null, explanation: null, refusal: refusal[context.locale] };
  if (breach === null) return null;
  return {
    totalCents: breach.totalCents,
    explanation: shownExplanation(explainWith(commitmentBreachCalculation, breach, 'totalCents')),
    refusal: null,
  };
}
