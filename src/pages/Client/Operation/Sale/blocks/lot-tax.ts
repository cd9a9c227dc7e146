import type { LotFormProps } from '#contracts/client/operation/sale/form.ts';
import { DomainError } from '#domain/domain-error.ts';
import { cents, subtractCents, type Cents } from '#domain/money/cents.ts';
import { bpsOfRate, ratio } from '#domain/money/rate.ts';
import type { LotType, SaleMode } from '#domain/lot/states.ts';
import { buyerCost, lotDisbursements } from '#domain/purchase/buyer-cost.ts';
import { premisesOfLot } from '#domain/purchase/premises.ts';
import { attempt, type Attempt } from '#domain/refusal.ts';
import { day } from '#domain/time/day.ts';
import { lotVat } from '#domain/vat/lot-vat.ts';
import { isWholeVat, type LotVatMode } from '#domain/vat/vat-mode.ts';

/** What the price of a lot comes to. */
export interface LotTax {
  readonly vatCents: number;
  readonly priceHtCents: number;
  readonly pricePerM2Cents: number;
  readonly marginCents: number | null;
  readonly marginBps: number | null;
  /** What a buyer pays beside the price, by the way in which the lot is sold and taxed, or why that cannot be told. */
  readonly buyerFees: Attempt<Cents>;
}

interface Typed {
  readonly priceTtcCents: number | null;
  readonly areaM2: string | null;
  readonly vatMode: LotVatMode;
  readonly saleMode: SaleMode;
  readonly type: LotType;
  readonly premisesKind: unknown;
}

/** VAT, price before it and margin as they are typed; null while something is missing. */
export function computeLot(
  { priceTtcCents, areaM2, vatMode, saleMode, type, premisesKind }: Typed,
  tax: NonNullable<LotFormProps['tax']>,
  today: string,
): LotTax | null {
  if (priceTtcCents === null || areaM2 === null) return null;
  try {
    const price = cents(priceTtcCents);
    const on = day(today);
    const { departmentCode, inseeCode } = tax;
    const vat = lotVat({ priceTtcCents: price, vatMode, areaM2 }, cents(tax.shareCents), tax.vatRegime, {
      on,
      departmentCode,
    });
    const margin = tax.costCents === null ? null : subtractCents(vat.priceHtCents, cents(tax.costCents));
    return {
      vatCents: vat.vatCents,
      priceHtCents: vat.priceHtCents,
      pricePerM2Cents: vat.pricePerM2Cents,
      marginCents: margin,
      marginBps: margin === null ? null : bpsOfRate(ratio(margin, vat.priceHtCents)),
      buyerFees: attempt(
        () =>
          buyerCost({
            saleMode,
            priceTtcCents: price,
            vatCents: vat.vatCents,
            vatBase: isWholeVat(vat.mode) ? 'whole' : 'margin',
            isVatStated: false,
            premises: premisesOfLot({ type, details: { premisesKind } }),
            departmentCode,
            inseeCode,
            on,
            disbursementsCents: lotDisbursements(on),
          }).feesTtcCents,
      ),
    };
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
