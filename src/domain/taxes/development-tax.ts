import { Big } from 'big.js';
import { InvalidInputError } from '../domain-error.ts';
import { legalReader } from '../legal/legal-reader.ts';
import type { LegalParameter } from '../legal/parameter.ts';
import { taxParameters } from '../legal/tax-parameters.ts';
import { decimal, roundToCents, sumCents, type Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import type { Day } from '../time/day.ts';

/** Floor area that is created: one dwelling, or other premises. */
export interface CreatedArea {
  /** Square metres with at most two decimals, as text. */
  readonly areaM2: string;
  /** The first 100 m² of each main home count for half. */
  readonly isMainHome: boolean;
}

export interface DevelopmentTaxInput {
  readonly areas: readonly CreatedArea[];
  readonly departmentCode: string;
  /** Day of the permit. */
  readonly on: Day;
  readonly communeBps: number;
  readonly departmentBps: number;
  /** Share of the region, in Île-de-France; 0 when absent. */
  readonly regionBps?: number;
  /** Share of the basis that a deliberation exempts; 0 when absent. */
  readonly exemptBps?: number;
  readonly parameters?: readonly LegalParameter[];
}

/** Development tax by who receives it. */
export interface DevelopmentTax {
  readonly calculation: 'development-tax';
  readonly valuePerM2Cents: Cents;
  /** Square metres created, and those that count after the abatement. */
  readonly areaM2: string;
  readonly countedAreaM2: string;
  readonly abatementRate: Rate;
  /** Square metres of each main home that the abatement bears on. */
  readonly abatedAreaM2: string;
  readonly exemptBps: number;
  readonly baseCents: Cents;
  readonly communeBps: number;
  readonly communeCents: Cents;
  readonly departmentBps: number;
  readonly departmentCents: Cents;
  readonly regionBps: number;
  readonly regionCents: Cents;
  readonly totalCents: Cents;
  readonly parameters: readonly LegalParameter[];
}

/**
 * Taxe d’aménagement on created floor area, each share rounded from the exact basis.
 *
 * @throws InvalidInputError for an area or a rate that no form lets through
 * @throws LegalParameterError when the year’s value is not known
 */
export function developmentTax(input: DevelopmentTaxInput): DevelopmentTax {
  const { communeBps, departmentBps, regionBps = 0, exemptBps = 0 } = input;
  for (const [name, bps] of Object.entries({ communeBps, departmentBps, regionBps, exemptBps })) {
    if (!Number.isSafeInteger(bps) || bps < 0 || bps > 10_000) {
      throw new InvalidInputError(name, bps, 'whole basis points from 0 to 10000');
    }
  }
  const legal = legalReader(input.parameters ?? taxParameters, input.on, input.departmentCode);
  const valuePerM2Cents = legal.amount('tax.development.value');
  const abatementRate = legal.rate('tax.development.abatement.rate');
  const abatedM2 = decimal('tax.development.abatement.area', legal.text('tax.development.abatement.area'));
  const { area, counted } = countedArea(input.areas, abatementRate, abatedM2);
  const base = counted
    .times(valuePerM2Cents)
    .times(10_000 - exemptBps)
    .div(10_000);
  const shareOf = (bps: number): Cents => roundToCents(base.times(bps).div(10_000));
  const communeCents = shareOf(communeBps);
  const departmentCents = shareOf(departmentBps);
  const regionCents = shareOf(regionBps);
  return {
    calculation: 'development-tax',
    valuePerM2Cents,
    areaM2: area.toFixed(2),
    countedAreaM2: counted.toFixed(),
    abatementRate,
    exemptBps,
    abatedAreaM2: abatedM2.toFixed(),
    baseCents: roundToCents(base),
    communeBps,
    communeCents,
    departmentBps,
    departmentCents,
    regionBps,
    regionCents,
    totalCents: sumCents([communeCents, departmentCents, regionCents]),
    parameters: legal.used(),
  };
}

/**
 * Square metres created, and those that count: half of the first ones of each main home.
 *
 * @throws InvalidInputError for an area that no form lets through
 */
export function countedArea(
  areas: readonly CreatedArea[],
  abatementRate: Rate,
  abatedM2: Big,
): { readonly area: Big; readonly counted: Big } {
  let area = new Big(0);
  let counted = new Big(0);
  for (const created of areas) {
    const m2 = areaOf(created.areaM2);
    const abated = m2.gt(abatedM2) ? abatedM2 : m2;
    area = area.plus(m2);
    counted = counted.plus(created.isMainHome ? m2.minus(abated.times(abatementRate)) : m2);
  }
  return { area, counted };
}

/** Square metres of a text. @throws InvalidInputError for one that no form lets through */
export function areaOf(text: string): Big {
  if (!/^\d{1,8}(?:\.\d{1,2})?$/.test(text)) {
    throw new InvalidInputError('areaM2', text, 'square metres from 0 with at most two decimals');
  }
  return new Big(text);
}
