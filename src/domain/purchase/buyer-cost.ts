import { InvalidInputError } from '../domain-error.ts';
import { deedParameters } from '../legal/deed-parameters.ts';
import { legalReader } from '../legal/legal-reader.ts';
import type { SaleMode } from '../lot/states.ts';
import { amountFrom0, subtractCents, type Cents } from '../money/cents.ts';
import type { Day } from '../time/day.ts';
import { purchaseCost, type PurchaseCost, type PurchaseCostOptions } from './purchase-cost.ts';
import type { PurchaseRegime } from './regimes.ts';

export interface BuyerCostInput extends Omit<PurchaseCostOptions, 'emolumentBaseCents'> {
  readonly saleMode: SaleMode;
  /** What the buyer pays for the lot, VAT included; in a VIR, existing part and works together. */
  readonly priceTtcCents: Cents;
  /** VAT within the price, 0 for an exempt sale. */
  readonly vatCents: Cents;
  /** Whether it is due on the whole price or on the margin. */
  readonly vatBase: 'whole' | 'margin';
  /** The deed states the VAT apart: the duties then bear on the price without it, else on the whole of it. */
  readonly isVatStated: boolean;
  /** Overrules what follows from the sale: some heavy renovations sold in VIR get the reduced rate. */
  readonly regime?: Extract<PurchaseRegime, 'standard' | 'new'>;
}

/**
 * The usual provision of a notary for the formalities of the sale of a lot.
 *
 * @throws LegalParameterError when none is known on the day
 */
export const lotDisbursements = (on: Day): Cents =>
  legalReader(deedParameters, on, null).amount('deed.disbursements.lot');

/**
 * What the buyer of a lot pays beside its price. Duties bear on the whole price, works of a VIR included, at
 * the ordinary rate; a VEFA, or another sale under VAT on its whole price, bears the reduced rate. The VAT stays
 * out of their basis when the deed states it (rescrit 2010/20), while the emoluments follow the price itself.
 *
 * @throws InvalidInputError when the VAT is negative or exceeds the price, or for an amount below 0
 * @throws LegalParameterError when the tariff or a rate is not known on the day or in the department
 */
export function buyerCost(input: BuyerCostInput): PurchaseCost {
  const { saleMode, vatBase, isVatStated } = input;
  const priceTtcCents = amountFrom0('priceTtcCents', input.priceTtcCents);
  const vatCents = amountFrom0('vatCents', input.vatCents);
  if (vatCents > priceTtcCents) {
    throw new InvalidInputError('vatCents', vatCents, 'an amount within the price');
  }
  const isTaxedWhole = vatBase === 'whole' && vatCents > 0;
  const isNew = saleMode === 'vefa' || (saleMode !== 'vir' && isTaxedWhole);
  const baseCents = isVatStated ? subtractCents(priceTtcCents, vatCents) : priceTtcCents;
  return purchaseCost(baseCents, input.regime ?? (isNew ? 'new' : 'standard'), {
    ...input,
    emolumentBaseCents: priceTtcCents,
  });
}
