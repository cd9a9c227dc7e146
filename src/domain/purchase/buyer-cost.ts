import { InvalidInputError } from '../domain-error.ts';
import type { SaleMode } from '../lot/states.ts';
import { subtractCents, type Cents } from '../money/cents.ts';
import { purchaseCost, type PurchaseCost, type PurchaseCostOptions } from './purchase-cost.ts';
import type { PurchaseRegime } from './regimes.ts';

export interface BuyerCostInput extends Omit<PurchaseCostOptions, 'emolumentBaseCents'> {
  readonly saleMode: SaleMode;
  /** What the buyer pays for the lot, VAT included; in a VIR, existing part and works together. */
  readonly priceTtcCents: Cents;
  /** VAT within the price where it is due on the whole price; 0 for an exempt sale or one taxed on the margin. */
  readonly vatOnWholePriceCents: Cents;
  /** Overrules what follows from the sale: some heavy renovations sold in VIR get the reduced rate. */
  readonly regime?: Extract<PurchaseRegime, 'standard' | 'new'>;
}

/**
 * What the buyer of a lot pays beside its price. Duties bear on the whole price, works of a VIR included, at
 * the ordinary rate; a VEFA, or another sale under VAT on its whole price, bears the reduced rate on the price
 * without VAT, while the emoluments follow the price stated in the deed.
 *
 * @throws InvalidInputError when the VAT is negative or exceeds the price, or for an amount below 0
 * @throws LegalParameterError when the tariff or a rate is not known on the day or in the department
 */
export function buyerCost(input: BuyerCostInput): PurchaseCost {
  const { saleMode, priceTtcCents, vatOnWholePriceCents } = input;
  if (vatOnWholePriceCents < 0 || vatOnWholePriceCents > priceTtcCents) {
    throw new InvalidInputError('vatOnWholePriceCents', vatOnWholePriceCents, 'an amount within the price');
  }
  const isNew = saleMode === 'vefa' || (saleMode !== 'vir' && vatOnWholePriceCents > 0);
  const regime = input.regime ?? (isNew ? 'new' : 'standard');
  if (regime === 'standard') return purchaseCost(priceTtcCents, regime, input);
  return purchaseCost(subtractCents(priceTtcCents, vatOnWholePriceCents), regime, {
    ...input,
    emolumentBaseCents: priceTtcCents,
  });
}
