import type { Text } from '../explain/calculation.ts';
import type { LegalParameter } from '../legal/parameter.ts';
import { pricePerM2Cents } from '../lot/price.ts';
import { amountFrom0, cents, subtractCents, zeroCents, type Cents } from '../money/cents.ts';
import { rate, type Rate } from '../money/rate.ts';
import type { VatRegime } from '../operation/enums.ts';
import { hundredthsOfArea } from './lot-area.ts';
import { effectiveVatMode, type LotVatMode, type VatMode } from './vat-mode.ts';
import { vatIncluded, vatRateParameter, type VatContext } from './vat-rates.ts';

/** A lot as far as its tax goes. */
export interface TaxedLot {
  readonly priceTtcCents: Cents;
  readonly vatMode: LotVatMode;
  readonly areaM2: string;
}

/** VAT and prices of one lot. */
export interface LotVat {
  readonly calculation: 'lot-vat';
  readonly mode: VatMode;
  /** The mode stands for one that a person has yet to choose. */
  readonly isToDecide: boolean;
  readonly reason: Text;
  readonly rate: Rate;
  readonly priceTtcCents: Cents;
  readonly acquisitionShareCents: Cents;
  /** What VAT bears on, VAT included: the price, the margin (never below 0), or nothing. */
  readonly baseTtcCents: Cents;
  readonly vatCents: Cents;
  readonly priceHtCents: Cents;
  readonly areaM2: string;
  readonly pricePerM2Cents: Cents;
  /** The row of the rate; none for an exempt lot. */
  readonly parameters: readonly LegalParameter[];
}

/**
 * VAT of a lot by its mode: on the margin `R(max(0, price − purchase share) × 20/120)`, on the whole price
 * `R(price × 20/120)`, or none.
 *
 * @param regime of the operation, for a lot that follows it
 * @throws InvalidInputError when price or share is negative, or the area is not above 0
 * @throws LegalParameterError when no rate is known on the day
 */
export function lotVat(
  lot: TaxedLot,
  acquisitionShareCents: Cents,
  regime: VatRegime,
  context: VatContext,
): LotVat {
  const { priceTtcCents, areaM2 } = lot;
  amountFrom0('priceTtcCents', priceTtcCents);
  amountFrom0('acquisitionShareCents', acquisitionShareCents);
  const areaHundredths = hundredthsOfArea('areaM2', areaM2);
  const { mode, isToDecide, reason } = effectiveVatMode(lot.vatMode, regime);
  const parameters = ratesOfMode(mode, context);
  const value = rate(parameters[0]?.value ?? '0');
  const baseTtcCents = baseOf(mode, priceTtcCents, acquisitionShareCents);
  const vatCents = vatIncluded(baseTtcCents, value);
  return {
    calculation: 'lot-vat',
    mode,
    isToDecide,
    reason,
    rate: value,
    priceTtcCents,
    acquisitionShareCents,
    baseTtcCents,
    vatCents,
    priceHtCents: subtractCents(priceTtcCents, vatCents),
    areaM2,
    pricePerM2Cents: cents(pricePerM2Cents(priceTtcCents, areaHundredths) ?? 0),
    parameters,
  };
}

function ratesOfMode(mode: VatMode, context: VatContext): readonly LegalParameter[] {
  if (mode === 'exempt') return [];
  return [vatRateParameter(mode === 'total_reduced' ? 'housing.reduced' : 'standard', context)];
}

function baseOf(mode: VatMode, price: Cents, share: Cents): Cents {
  if (mode === 'exempt') return zeroCents;
  if (mode === 'margin') return cents(Math.max(0, price - share));
  return price;
}
