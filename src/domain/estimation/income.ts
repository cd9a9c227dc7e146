import { Big } from 'big.js';
import { InvalidInputError } from '../domain-error.ts';
import { applyRate, bigRate, divideExactly, rateOfBps, type Rate } from '../money/rate.ts';
import { cents, roundToCents, type Cents } from '../money/cents.ts';

/** What a let property brings and what buyers ask of such a property. */
export interface IncomeApproach {
  readonly annualRentCents: Cents;
  readonly vacancyBps: number;
  readonly chargesCents: Cents;
  /** Rate of return above 0, at most 1. */
  readonly capRate: Rate;
}

/** A value by income. */
export interface IncomeValue {
  readonly calculation: 'income-value';
  readonly approach: IncomeApproach;
  readonly vacancyCents: Cents;
  /** Rent less vacancy and charges. */
  readonly netIncomeCents: Cents;
  /** Net income ÷ rate, to the nearest 1 000 €; `null` when the income is not above 0. */
  readonly valueCents: Cents | null;
}

/** The value of a let property by its net income. @throws InvalidInputError naming the field */
export function incomeValue(approach: IncomeApproach): IncomeValue {
  const { annualRentCents, vacancyBps, chargesCents, capRate } = approach;
  for (const [field, value] of Object.entries({ annualRentCents, chargesCents })) {
    if (cents(value) < 0) throw new InvalidInputError(`income.${field}`, value, 'an amount from 0');
  }
  if (!Number.isInteger(vacancyBps) || vacancyBps < 0 || vacancyBps > 10_000) {
    throw new InvalidInputError('income.vacancyBps', vacancyBps, '0 to 10 000 basis points');
  }
  const capitalisation = bigRate(capRate);
  if (capitalisation.lte(0) || capitalisation.gt(1)) {
    throw new InvalidInputError('income.capRate', capRate, 'a rate above 0, at most 100 %');
  }
  const vacancyCents = applyRate(annualRentCents, rateOfBps(vacancyBps));
  const netIncomeCents = cents(annualRentCents - vacancyCents - chargesCents);
  const thousands = divideExactly(new Big(netIncomeCents), capitalisation.times(100_000), 0);
  const valueCents = netIncomeCents > 0 ? roundToCents(thousands.times(100_000)) : null;
  return { calculation: 'income-value', approach, vacancyCents, netIncomeCents, valueCents };
}
