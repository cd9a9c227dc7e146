import { InvalidInputError } from '../domain-error.ts';
import { deedParameters } from '../legal/deed-parameters.ts';
import { legalReader, type LegalReader } from '../legal/legal-reader.ts';
import type { LegalParameter } from '../legal/parameter.ts';
import { vatParameters } from '../legal/vat-parameters.ts';
import { cents, subtractCents, sumCents, type Cents } from '../money/cents.ts';
import { applyRate, bigRate, ratio, type Rate } from '../money/rate.ts';
import type { Day } from '../time/day.ts';
import { emolumentBands, emoluments, type EmolumentBand } from './emoluments.ts';
import type { PurchaseRegime } from './regimes.ts';
import { transferDuties, type TransferDuties, type TransferDutyOptions } from './transfer-duties.ts';

const defaultParameters: readonly LegalParameter[] = [...deedParameters, ...vatParameters];

export interface PurchaseCostOptions extends TransferDutyOptions {
  readonly departmentCode: string;
  /** Day of the deed, which decides tariff and rates. */
  readonly on: Day;
  /** Advances and formalities, without VAT; the usual provision when absent. */
  readonly disbursementsCents?: Cents;
  /** Rebate of the office on the part of the emoluments above 100 000 €; 0 when absent. */
  readonly rebateBps?: number;
  /** Basis of the emoluments where it is not the price: the price with VAT of a sale under VAT. */
  readonly emolumentBaseCents?: Cents;
  readonly parameters?: readonly LegalParameter[];
}

/** Costs of a deed of purchase, the price itself apart; each line rounded to the cent. */
export interface PurchaseCost extends TransferDuties {
  readonly calculation: 'purchase-cost';
  readonly regime: PurchaseRegime;
  readonly priceCents: Cents;
  readonly departmentCode: string;
  readonly on: Day;
  readonly emolumentBaseCents: Cents;
  /** Emoluments of the tariff before rebate, maximum and minimum. */
  readonly tariffCents: Cents;
  readonly bands: readonly EmolumentBand[];
  readonly rebateBps: number;
  /** The rebate bears on what the basis above this amount brings. */
  readonly rebateFromCents: Cents;
  readonly rebateCents: Cents;
  readonly minEmolumentsCents: Cents;
  readonly maxEmolumentsCents: Cents;
  readonly emolumentsCents: Cents;
  readonly emolumentsVatCents: Cents;
  readonly emolumentsVatRate: Rate;
  /** Contribution de sécurité immobilière. */
  readonly csiCents: Cents;
  readonly csiRate: Rate;
  readonly minCsiCents: Cents;
  readonly disbursementsCents: Cents;
  readonly feesHtCents: Cents;
  readonly feesTtcCents: Cents;
  /** All costs ÷ price; `null` without a price. */
  readonly ratio: Rate | null;
  /** The figures in force that were used, to be copied onto the record when the deed is signed. */
  readonly parameters: readonly LegalParameter[];
}

/**
 * What a purchase costs beside its price.
 *
 * @param priceCents from 0, furniture and the buyer's agency fee apart; for `new`, the price without VAT
 * @throws InvalidInputError for an amount below 0 or a rebate above the maximum
 * @throws LegalParameterError when the tariff or a rate is not known on the day or in the department
 */
export function purchaseCost(
  priceCents: Cents,
  regime: PurchaseRegime,
  options: PurchaseCostOptions,
): PurchaseCost {
  requireAmount('priceCents', priceCents);
  const { departmentCode, on } = options;
  const legal = legalReader(options.parameters ?? defaultParameters, on, departmentCode);
  const fees = deedEmoluments(
    requireAmount('emolumentBaseCents', options.emolumentBaseCents ?? priceCents),
    priceCents,
    options.rebateBps ?? 0,
    legal,
  );
  const duties = transferDuties(priceCents, regime, legal, options);
  const csiRate = legal.rate('deed.security-contribution.rate');
  const minCsiCents = legal.amount('deed.security-contribution.minimum');
  const csiCents = cents(Math.max(applyRate(priceCents, csiRate), minCsiCents));
  const disbursementsCents = requireAmount(
    'disbursementsCents',
    options.disbursementsCents ?? legal.amount('deed.disbursements'),
  );
  const feesHtCents = sumCents([fees.emolumentsCents, duties.dutiesCents, csiCents, disbursementsCents]);
  const feesTtcCents = sumCents([feesHtCents, fees.emolumentsVatCents]);
  return {
    calculation: 'purchase-cost',
    ...{ regime, priceCents, departmentCode, on },
    ...fees,
    ...duties,
    ...{ csiCents, csiRate, minCsiCents, disbursementsCents, feesHtCents, feesTtcCents },
    ratio: ratio(feesTtcCents, priceCents),
    parameters: legal.used(),
  };
}

function deedEmoluments(baseCents: Cents, valueCents: Cents, rebateBps: number, legal: LegalReader) {
  const maxBps = bigRate(legal.rate('deed.emoluments.rebate.max')).times(10_000);
  if (!Number.isSafeInteger(rebateBps) || rebateBps < 0 || maxBps.lt(rebateBps)) {
    throw new InvalidInputError('rebateBps', rebateBps, `basis points from 0 to ${maxBps.toFixed()}`);
  }
  const bands = emolumentBands(legal.text('deed.emoluments.sale.bands'));
  const rebateFromCents = legal.amount('deed.emoluments.rebate.threshold');
  const tariffCents = emoluments(baseCents, bands);
  const afterRebateCents = emoluments(baseCents, bands, { bps: rebateBps, fromCents: rebateFromCents });
  const maxEmolumentsCents = applyRate(valueCents, legal.rate('deed.emoluments.cap'));
  const minEmolumentsCents = legal.amount('deed.emoluments.minimum');
  // The maximum bends before the minimum: a deed on a plot of 300 € still brings 90 €.
  const emolumentsCents = cents(Math.max(minEmolumentsCents, Math.min(maxEmolumentsCents, afterRebateCents)));
  const emolumentsVatRate = legal.rate('vat.rate.standard');
  return {
    emolumentBaseCents: baseCents,
    ...{ bands, tariffCents, rebateBps, rebateFromCents },
    rebateCents: subtractCents(tariffCents, afterRebateCents),
    ...{ minEmolumentsCents, maxEmolumentsCents, emolumentsCents },
    emolumentsVatCents: applyRate(emolumentsCents, emolumentsVatRate),
    emolumentsVatRate,
  };
}

function requireAmount(input: string, value: Cents): Cents {
  if (value < 0) throw new InvalidInputError(input, value, 'an amount from 0');
  return value;
}
