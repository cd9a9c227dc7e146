import { InvalidInputError } from '../domain-error.ts';
import { cents } from '../money/cents.ts';
import type { SimulationInput } from './input.ts';

/** Refuses what no form of a simulation lets through. @throws InvalidInputError naming the input */
export function checkInput(input: SimulationInput): void {
  const { startMonth, durationMonths, purchasePriceCents, expenses } = input;
  if (!/^(?:20|21)\d\d-(?:0[1-9]|1[0-2])$/.test(startMonth)) {
    throw new InvalidInputError('startMonth', startMonth, 'a month from 2000-01 to 2199-12');
  }
  if (!Number.isSafeInteger(durationMonths) || durationMonths < 1 || durationMonths > 120) {
    throw new InvalidInputError('durationMonths', durationMonths, '1 to 120 months');
  }
  if (cents(purchasePriceCents) < 0) {
    throw new InvalidInputError('purchasePriceCents', purchasePriceCents, 'an amount from 0');
  }
  const ids = new Set<string>();
  for (const { id } of expenses) {
    if (ids.has(id)) throw new InvalidInputError('expenses.id', id, 'an id that stands once');
    ids.add(id);
  }
}
