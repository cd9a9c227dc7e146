import type { PurchaseFormProps } from '#contracts/client/operation/notary/purchase/form.ts';
import { deadline } from '#domain/deadline/deadline.ts';
import { deadlineStatus } from '#domain/deadline/status.ts';
import { explainWith } from '#domain/explain/calculation.ts';
import { cents } from '#domain/money/cents.ts';
import { breachOfCommitment } from '#domain/purchase/commitment-breach.ts';
import { commitmentBreachCalculation } from '#domain/purchase/commitment-breach-calculation.ts';
import { premisesOfPurchase } from '#domain/purchase/premises.ts';
import { purchaseCost } from '#domain/purchase/purchase-cost.ts';
import { purchaseCostCalculation } from '#domain/purchase/purchase-cost-calculation.ts';
import { purchaseRegimeOf } from '#domain/purchase/regimes.ts';
import { attempt } from '#domain/refusal.ts';
import { propertyTaxProrata } from '#domain/taxes/property-tax-prorata.ts';
import { propertyTaxProrataCalculation } from '#domain/taxes/property-tax-prorata-calculation.ts';
import type { Day } from '#domain/time/day.ts';
import type { Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { shownExplanation } from '#mocks/server/explained.ts';
import { shownClock } from '../urban-planning/shown.ts';
import type { KnownPurchase } from './record.ts';

/** What the deed costs by the tariff of its day: null without a price, and with the reason where a rate is unknown. */
export function costOf(
  { locale }: ClientContext,
  operation: Operation,
  known: KnownPurchase | null,
  today: Day,
): Pick<PurchaseFormProps, 'cost' | 'costRefusal'> {
  const price = known?.purchase.deedPriceCents ?? known?.purchase.priceCents ?? operation.purchasePriceCents;
  if (price === null) return { cost: null, costRefusal: null };
  const furniture = known?.purchase.furnitureCents ?? 0;
  const { acquisitionRegime, departmentCode, inseeCode, acquiredOn, targetDeedOn } = operation;
  const on = known?.purchase.deedOn ?? known?.purchase.deedPlannedOn ?? acquiredOn ?? targetDeedOn ?? today;
  const disbursements = known?.purchase.disbursementsCents ?? null;
  const largeRebateBps = known?.purchase.largeRebateBps ?? null;
  const { value: cost, refusal } = attempt(() =>
    purchaseCost(
      cents(Math.max(0, price - furniture)),
      purchaseRegimeOf(known?.purchase.commitment ?? acquisitionRegime),
      {
        departmentCode,
        inseeCode,
        ...premisesOfPurchase(operation),
        on: on as Day,
        rebateBps: known?.purchase.rebateBps ?? 0,
        ...(largeRebateBps !== null && { largeRebateBps }),
        ...(disbursements !== null && { disbursementsCents: cents(disbursements) }),
      },
    ),
  );
  if (cost === null) return { cost: null, costRefusal: refusal[locale] };
  return {
    cost: {
      priceCents: price,
      emolumentsCents: cost.emolumentsCents,
      emolumentsVatCents: cost.emolumentsVatCents,
      dutiesCents: cost.dutiesCents,
      dutiesDueCents: cost.dutiesDueCents,
      dutiesDueExplanation: shownExplanation(explainWith(purchaseCostCalculation, cost, 'dutiesDueCents')),
      csiCents: cost.csiCents,
      disbursementsCents: cost.disbursementsCents,
      feesTtcCents: cost.feesTtcCents,
      totalCents: price + cost.feesTtcCents,
      explanation: shownExplanation(explainWith(purchaseCostCalculation, cost, 'feesTtcCents')),
    },
    costRefusal: null,
  };
}

/** The buyer’s part of the property tax of the year; null while the tax is not known. */
export function taxShareOf(known: KnownPurchase | null, today: Day): PurchaseFormProps['taxShare'] {
  const tax = known?.purchase.annualPropertyTaxCents ?? null;
  if (tax === null) return null;
  const on = known?.purchase.deedOn ?? known?.purchase.deedPlannedOn ?? today;
  const share = propertyTaxProrata(cents(tax), on as Day);
  return {
    cents: share.buyerCents,
    explanation: shownExplanation(explainWith(propertyTaxProrataCalculation, share, 'buyerCents')),
  };
}

/** The commitment of the deed, and what breaking it today would cost. */
export function commitmentOf(
  context: ClientContext,
  operation: Operation,
  known: KnownPurchase | null,
  today: Day,
): PurchaseFormProps['commitment'] {
  const { departmentCode, inseeCode, resaleYears } = operation;
  const { deedOn, commitment, deedPriceCents } = known?.purchase ?? {};
  if (deedOn == null || (commitment !== 'mdb' && commitment !== 'build')) return null;
  const kind = commitment === 'mdb' ? ('resale_commitment' as const) : ('build_commitment' as const);
  const counted = deadline(
    kind,
    deedOn as Day,
    commitment === 'mdb' ? { resaleYears: resaleYears === 2 ? 2 : 5 } : {},
  );
  const clock = { kind, deadline: counted, status: deadlineStatus(counted, {}, today) };
  return {
    clock: shownClock(context, clock, today),
    ...breachShown(context, {
      priceCents: cents(deedPriceCents ?? 0),
      commitment,
      departmentCode,
      inseeCode,
      ...premisesOfPurchase(operation),
      deedOn: deedOn as Day,
      paidOn: today < deedOn ? (deedOn as Day) : today,
    }),
  };
}

function breachShown({ locale }: ClientContext, input: Parameters<typeof breachOfCommitment>[0]) {
  const { value: breach, refusal } = attempt(() => breachOfCommitment(input));
  if (breach === null) return { breach: null, breachRefusal: refusal[locale] };
  return {
    breach: {
      cents: breach.totalCents,
      explanation: shownExplanation(explainWith(commitmentBreachCalculation, breach, 'totalCents')),
    },
    breachRefusal: null,
  };
}
