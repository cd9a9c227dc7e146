import { explainWith, type Explanation, type Text } from '#domain/explain/calculation.ts';
import { departmentName } from '#domain/geography/departments.ts';
import { departmentOf, inseeCodePattern } from '#domain/geography/insee.ts';
import type { AcquisitionRegime } from '#domain/operation/enums.ts';
import { addCents, cents, type Cents } from '#domain/money/cents.ts';
import { bpsOfRate, ratio } from '#domain/money/rate.ts';
import { premisesOfPurchase, type BoughtPremises } from '#domain/purchase/premises.ts';
import { purchaseCostCalculation } from '#domain/purchase/purchase-cost-calculation.ts';
import { purchaseCost, type PurchaseCost } from '#domain/purchase/purchase-cost.ts';
import { purchaseRegimeOf } from '#domain/purchase/regimes.ts';
import { attempt } from '#domain/refusal.ts';
import { day } from '#domain/time/day.ts';

/** What of the form decides the cost of the purchase. */
export interface PurchaseTerms {
  readonly priceCents: number | null;
  readonly inseeCode: string;
  readonly regime: AcquisitionRegime;
  readonly bought: BoughtPremises;
  /** Day of the deed, `YYYY-MM-DD`. */
  readonly on: string;
}

/** Costs that have a calculation of their own, in the order of a deed's account. */
export type ExplainedCost =
  | 'dutiesCents'
  | 'emolumentsCents'
  | 'emolumentsVatCents'
  | 'csiCents'
  | 'feesTtcCents';

export type PurchaseEstimate =
  | {
      readonly kind: 'known';
      readonly cost: PurchaseCost;
      readonly totalCents: Cents;
      /** Duties ÷ price. */
      readonly dutiesBps: number | null;
      /** All costs ÷ price. */
      readonly feesBps: number | null;
      readonly department: string;
      readonly explain: (key: ExplainedCost) => Explanation;
    }
  /** What has to be filled in first. */
  | { readonly kind: 'missing'; readonly field: 'price' | 'commune' }
  /** No tariff holds on that day, or not in that department. */
  | { readonly kind: 'unknown'; readonly text: Text };

/** The cost of the purchase as far as the form tells it; never throws for what somebody typed. */
export function purchaseEstimate({
  priceCents,
  inseeCode,
  regime,
  bought,
  on,
}: PurchaseTerms): PurchaseEstimate {
  if (priceCents === null || !Number.isSafeInteger(priceCents) || priceCents <= 0)
    return { kind: 'missing', field: 'price' };
  if (!inseeCodePattern.test(inseeCode)) return { kind: 'missing', field: 'commune' };
  const departmentCode = departmentOf(inseeCode);
  const { value: cost, refusal } = attempt(() =>
    purchaseCost(cents(priceCents), purchaseRegimeOf(regime), {
      departmentCode,
      inseeCode,
      ...premisesOfPurchase(bought),
      on: day(on),
    }),
  );
  if (cost === null) return { kind: 'unknown', text: refusal };
  return {
    kind: 'known',
    cost,
    totalCents: addCents(cost.priceCents, cost.feesTtcCents),
    dutiesBps: bpsOfRate(ratio(cost.dutiesCents, cost.priceCents)),
    feesBps: bpsOfRate(cost.ratio),
    department: `${departmentName(departmentCode)} (${departmentCode})`,
    explain: (key) => explainWith(purchaseCostCalculation, cost, key),
  };
}
