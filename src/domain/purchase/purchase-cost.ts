import { InvalidInputError } from '../domain-error.ts';
import { departmentOf } from '../geography/insee.ts';
import { deedParameters } from '../legal/deed-parameters.ts';
import { dutyTerritoryOf } from '../legal/department-duties.ts';
import { legalReader, type LegalReader } from '../legal/legal-reader.ts';
import type { LegalParameter } from '../legal/parameter.ts';
import { vatParameters } from '../legal/vat-parameters.ts';
import { amountFrom0, cents, subtractCents, sumCents, type Cents } from '../money/cents.ts';
import { applyRate, bigRate, bpsWithin, ratio, type Rate } from '../money/rate.ts';
import type { Day } from '../time/day.ts';
import { emolumentBands, emoluments, type EmolumentBand, type EmolumentRebate } from './emoluments.ts';
import type { PurchaseRegime } from './regimes.ts';
import { transferDuties, type TransferDuties, type TransferDutyOptions } from './transfer-duties.ts';

const defaultParameters: readonly LegalParameter[] = [...deedParameters, ...vatParameters];

export interface PurchaseCostOptions extends TransferDutyOptions {
  /** Of the property; `69` alone is the Rhône outside the Métropole de Lyon. */
  readonly departmentCode: string;
  /** INSEE code of the commune, which decides whether the Métropole de Lyon votes the duty. */
  readonly inseeCode?: string;
  /** Day of the deed, which decides tariff and rates. */
  readonly on: Day;
  /** Advances and formalities, without VAT; the usual provision when absent. */
  readonly disbursementsCents?: Cents;
  /** Rebate of the office on the part of the emoluments above 100 000 €; 0 when absent. */
  readonly rebateBps?: number;
  /** Rebate from 10 M€ on, for other premises than homes or for social housing; as below it when absent. */
  readonly largeRebateBps?: number;
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
  /** Where the large rebate takes over; `null` without one. */
  readonly largeRebateFromCents: Cents | null;
  readonly largeRebateBps: number | null;
  readonly rebateCents: Cents;
  /** By how much emoluments are raised overseas; `null` elsewhere. */
  readonly overseasUplift: Rate | null;
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
  amountFrom0('priceCents', priceCents);
  const { departmentCode, on } = options;
  const legal = legalReader(options.parameters ?? defaultParameters, on, dutyTerritory(options));
  const baseCents = amountFrom0('emolumentBaseCents', options.emolumentBaseCents ?? priceCents);
  const fees = deedEmoluments(baseCents, priceCents, options, legal);
  const duties = transferDuties(priceCents, regime, legal, options);
  const csiRate = legal.rate('deed.security-contribution.rate');
  const minCsiCents = legal.amount('deed.security-contribution.minimum');
  const csiCents = cents(Math.max(applyRate(priceCents, csiRate), minCsiCents));
  const disbursementsCents = amountFrom0(
    'disbursementsCents',
    options.disbursementsCents ?? legal.amount('deed.disbursements'),
  );
  const feesHtCents = sumCents([fees.emolumentsCents, duties.dutiesCents, csiCents, disbursementsCents]);
  const feesTtcCents = sumCents([feesHtCents, fees.emolumentsVatCents]);
  return {
    calculation: 'purchase-cost',
    regime,
    priceCents,
    departmentCode,
    on,
    ...fees,
    ...duties,
    csiCents,
    csiRate,
    minCsiCents,
    disbursementsCents,
    feesHtCents,
    feesTtcCents,
    ratio: ratio(feesTtcCents, priceCents),
    parameters: legal.used(),
  };
}

/**
 * The territory whose duty a sale bears: the commune's, else the department's.
 *
 * @throws InvalidInputError when the commune is not in the department
 */
export function dutyTerritory({
  departmentCode,
  inseeCode,
}: Pick<PurchaseCostOptions, 'departmentCode' | 'inseeCode'>): string {
  if (inseeCode === undefined) return departmentCode;
  if (departmentOf(inseeCode) !== departmentCode) {
    throw new InvalidInputError('inseeCode', inseeCode, `a commune of the department ${departmentCode}`);
  }
  return dutyTerritoryOf(inseeCode);
}

function deedEmoluments(
  baseCents: Cents,
  valueCents: Cents,
  options: PurchaseCostOptions,
  legal: LegalReader,
) {
  const bands = emolumentBands(legal.text('deed.emoluments.sale.bands'));
  const { rebates, ...rebate } = rebatesOf(options, legal);
  const overseasUplift = legal.rateIfAny('deed.emoluments.overseas-uplift');
  const tariffCents = emoluments(baseCents, bands, [], overseasUplift);
  const afterRebateCents = emoluments(baseCents, bands, rebates, overseasUplift);
  const maxEmolumentsCents = applyRate(valueCents, legal.rate('deed.emoluments.cap'));
  const minEmolumentsCents = legal.amount('deed.emoluments.minimum');
  // The maximum bends before the minimum: a deed on a plot of 300 € still brings 90 €.
  const emolumentsCents = cents(Math.max(minEmolumentsCents, Math.min(maxEmolumentsCents, afterRebateCents)));
  const emolumentsVatRate = legal.rate('vat.rate.standard');
  return {
    emolumentBaseCents: baseCents,
    bands,
    tariffCents,
    ...rebate,
    rebateCents: subtractCents(tariffCents, afterRebateCents),
    overseasUplift,
    minEmolumentsCents,
    maxEmolumentsCents,
    emolumentsCents,
    emolumentsVatCents: applyRate(emolumentsCents, emolumentsVatRate),
    emolumentsVatRate,
  };
}

function rebatesOf({ rebateBps = 0, largeRebateBps }: PurchaseCostOptions, legal: LegalReader) {
  const most = (key: string) => bigRate(legal.rate(key)).times(10_000).toNumber();
  bpsWithin('rebateBps', rebateBps, 0, most('deed.emoluments.rebate.max'));
  const rebateFromCents = legal.amount('deed.emoluments.rebate.threshold');
  if (largeRebateBps === undefined) {
    const rebates: EmolumentRebate[] = [{ bps: rebateBps, fromCents: rebateFromCents, toCents: null }];
    return { rebates, rebateBps, rebateFromCents, largeRebateBps: null, largeRebateFromCents: null };
  }
  bpsWithin('largeRebateBps', largeRebateBps, 0, most('deed.emoluments.rebate.large.max'));
  const largeRebateFromCents = legal.amount('deed.emoluments.rebate.large.threshold');
  const rebates: EmolumentRebate[] = [
    { bps: rebateBps, fromCents: rebateFromCents, toCents: largeRebateFromCents },
    { bps: largeRebateBps, fromCents: largeRebateFromCents, toCents: null },
  ];
  return { rebates, rebateBps, rebateFromCents, largeRebateBps, largeRebateFromCents };
}
