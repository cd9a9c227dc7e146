import { DomainError } from '#domain/domain-error.ts';
import { departmentName } from '#domain/geography/departments.ts';
import { departmentOf, inseeCodePattern } from '#domain/geography/insee.ts';
import type { AcquisitionRegime } from '#domain/operation/enums.ts';
import { cents } from '#domain/money/cents.ts';
import { purchaseCost, type PurchaseCost } from '#domain/purchase/purchase-cost.ts';
import { purchaseRegimeOf } from '#domain/purchase/regimes.ts';
import { UnknownDepartmentDutyError } from '#domain/purchase/unknown-department-duty.ts';
import { day } from '#domain/time/day.ts';

/** What of the form decides the cost of the purchase. */
export interface PurchaseTerms {
  readonly priceCents: number | null;
  readonly inseeCode: string;
  readonly regime: AcquisitionRegime;
  /** Day of the deed, `YYYY-MM-DD`. */
  readonly on: string;
}

export type PurchaseEstimate =
  | { readonly kind: 'known'; readonly cost: PurchaseCost; readonly department: string }
  /** What has to be filled in first. */
  | { readonly kind: 'missing'; readonly field: 'price' | 'commune' }
  /** No tariff holds on that day, or not in that department. */
  | { readonly kind: 'unknown'; readonly text: { readonly fr: string; readonly en: string } | null };

/** The cost of the purchase as far as the form tells it; never throws for what somebody typed. */
export function purchaseEstimate({ priceCents, inseeCode, regime, on }: PurchaseTerms): PurchaseEstimate {
  if (priceCents === null || !Number.isSafeInteger(priceCents) || priceCents <= 0)
    return { kind: 'missing', field: 'price' };
  if (!inseeCodePattern.test(inseeCode)) return { kind: 'missing', field: 'commune' };
  const departmentCode = departmentOf(inseeCode);
  try {
    const cost = purchaseCost(cents(priceCents), purchaseRegimeOf(regime), {
      departmentCode,
      inseeCode,
      on: day(on),
    });
    return { kind: 'known', cost, department: `${departmentName(departmentCode)} (${departmentCode})` };
  } catch (error) {
    if (error instanceof UnknownDepartmentDutyError) return { kind: 'unknown', text: error.text };
    if (error instanceof DomainError) return { kind: 'unknown', text: null };
    throw error;
  }
}
