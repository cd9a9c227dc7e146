import type { Big } from 'big.js';
import { InvalidInputError } from '../domain-error.ts';
import { completionGuaranteeBase, guaranteeCost } from '../loan/guarantee.ts';
import {
  addCents,
  decimal,
  roundToCents,
  subtractCents,
  sumCents,
  zeroCents,
  type Cents,
} from '../money/cents.ts';
import { ttcParameters } from '../purchase/cost-parameters.ts';
import { purchaseCost } from '../purchase/purchase-cost.ts';
import { purchaseRegimeOf } from '../purchase/regimes.ts';
import { supplierVat } from '../vat/supplier-vat.ts';
import { isFinancial, type ExpenseLine, type ExpenseResult } from './expense-line.ts';
import type { SimulationInput } from './input.ts';
import type { LotTerms } from './lot-terms.ts';

/** What parts and unit prices are taken of. */
export interface ExpenseBasesOf {
  readonly worksCents: Cents;
  readonly revenueTtcCents: Cents;
  readonly purchaseCents: Cents;
  /** Hundredths of m², garages excluded. */
  readonly areaHundredths: number;
  readonly lotsCount: number;
}

/** Area of the programme without its garages, in hundredths of m². */
export function programmeArea(terms: readonly LotTerms[]): number {
  return terms
    .filter(({ lot }) => lot.type !== 'Garage')
    .reduce((sum, { areaHundredths }) => sum + areaHundredths, 0);
}

/**
 * Every expense that no loan makes, with its amount, its VAT and what of it is a cost, in the order entered.
 *
 * @throws InvalidInputError for a value that no form allows, or works that are a part of works
 * @throws LegalParameterError when the law of the deed is not known
 */
export function expenseResults(
  input: SimulationInput,
  terms: readonly LotTerms[],
  revenueTtcCents: Cents,
): readonly ExpenseResult[] {
  const lines = input.expenses.filter((line) => !(line.isAuto && isFinancial(line.category)));
  const first = {
    worksCents: zeroCents,
    revenueTtcCents,
    purchaseCents: input.purchasePriceCents,
    areaHundredths: programmeArea(terms),
    lotsCount: terms.length,
  };
  const works = lines.filter(({ category }) => category === 'works');
  for (const { basis, label } of works) {
    if (basis === 'pct_works') {
      throw new InvalidInputError(
        'expenses.basis',
        `${basis} (${label})`,
        'another basis: works are no part of works',
      );
    }
  }
  const worksCents = sumCents(works.map((line) => amountOf(line, first)));
  const bases = { ...first, worksCents };
  return lines.map((line) => resultOf(line, input, terms, bases));
}

/** An expense before tax from its basis: `R(value × basis)`. @throws InvalidInputError */
export function amountOf(line: ExpenseLine, bases: ExpenseBasesOf): Cents {
  const value = decimal('expenses.baseValue', line.baseValue);
  switch (line.basis) {
    case 'amount':
      return roundToCents(value.times(100));
    case 'per_m2':
      return roundToCents(unitPrice(line, value).times(bases.areaHundredths));
    case 'per_lot':
      return roundToCents(unitPrice(line, value).times(100).times(bases.lotsCount));
    case 'pct_works':
      return roundToCents(part(line, value).times(bases.worksCents));
    case 'pct_revenue_ttc':
      return roundToCents(part(line, value).times(bases.revenueTtcCents));
    case 'pct_purchase':
      return roundToCents(part(line, value).times(bases.purchaseCents));
  }
}

function resultOf(
  line: ExpenseLine,
  input: SimulationInput,
  terms: readonly LotTerms[],
  bases: ExpenseBasesOf,
): ExpenseResult {
  const { id, category, label } = line;
  const head = { id, category, label };
  if (line.isAuto && category === 'purchase_fees') return { ...head, isAuto: true, ...feesOf(line, input) };
  const isGuarantee = line.isAuto && category === 'gfa';
  const htCents = isGuarantee ? guaranteeOf(input, terms) : amountOf(line, bases);
  // What a guarantor charges bears no VAT.
  const vatRateBps = isGuarantee ? 0 : line.vatRateBps;
  return { ...head, isAuto: isGuarantee, ...taxed(htCents, vatRateBps, line, input) };
}

function taxed(htCents: Cents, vatRateBps: number, line: ExpenseLine, input: SimulationInput) {
  const { isVatRecoverable: isRecoverable } = line;
  const { vatCents, deductibleCents, costCents } = supplierVat(
    { htCents, vatRateBps, isRecoverable },
    input.vatRegime,
  );
  return { htCents, vatCents, deductibleCents, costCents };
}

/** Costs of the deed; VAT is on the emoluments alone. */
function feesOf(line: ExpenseLine, input: SimulationInput) {
  const {
    departmentCode,
    inseeCode,
    purchaseOn: on,
    departmentDutyRate,
    disbursementsCents,
    parameters,
  } = input;
  const regime = purchaseRegimeOf(input.acquisitionRegime);
  const cost = purchaseCost(input.purchasePriceCents, regime, {
    departmentCode,
    on,
    ...(inseeCode !== undefined && { inseeCode }),
    premises: input.premises ?? null,
    premisesShare: input.premisesShare ?? null,
    ...(departmentDutyRate !== null && { departmentRate: departmentDutyRate }),
    ...(disbursementsCents !== null && { disbursementsCents }),
    ...(regime === 'new' && { emolumentBaseCents: priceWithVat(input) }),
    ...(parameters && { parameters }),
  });
  const isRecoverable = input.vatRegime !== 'exempt' && (line.isVatRecoverable ?? true);
  const [htCents, vatCents] = [cost.feesHtCents, cost.emolumentsVatCents];
  const deductibleCents = isRecoverable ? vatCents : zeroCents;
  const costCents = subtractCents(addCents(htCents, vatCents), deductibleCents);
  return { htCents, vatCents, deductibleCents, costCents, parameters: ttcParameters(cost) };
}

/** A purchase under VAT: its tariff bears on the price with the VAT of the purchase lines. */
function priceWithVat(input: SimulationInput): Cents {
  const bought = input.expenses.find(({ category }) => category === 'acquisition');
  const { vatCents } = supplierVat(
    { htCents: input.purchasePriceCents, vatRateBps: bought?.vatRateBps ?? 0, isRecoverable: true },
    'total',
  );
  return addCents(input.purchasePriceCents, vatCents);
}

function guaranteeOf(input: SimulationInput, terms: readonly LotTerms[]): Cents {
  if (input.completionGuarantee === null) return zeroCents;
  const baseCents = completionGuaranteeBase(
    terms.map(({ lot, priceTtcCents, worksCents }) => ({
      saleMode: lot.saleMode,
      priceTtcCents,
      worksPriceCents: worksCents,
    })),
  );
  return guaranteeCost({ ...input.completionGuarantee, baseCents }).totalCents;
}

function part(line: ExpenseLine, value: Big): Big {
  if (value.lt(0) || value.gt(1)) {
    throw new InvalidInputError(
      'expenses.baseValue',
      `${line.baseValue} (${line.label})`,
      'a rate from 0 to 1',
    );
  }
  return value;
}

function unitPrice(line: ExpenseLine, value: Big): Big {
  if (value.lt(0)) {
    throw new InvalidInputError('expenses.baseValue', `${line.baseValue} (${line.label})`, 'a price from 0');
  }
  return value;
}
