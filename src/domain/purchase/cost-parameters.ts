import { usedParameters } from '../explain/calculation.ts';
import type { PurchaseCost } from './purchase-cost.ts';

/** Keys of the rows that the main duty rests on. */
export const mainDutyKeys = [
  'deed.duty.department',
  'deed.duty.department.block-sale',
  'deed.duty.department.first-time-buyer-max',
  'deed.duty.reduced',
  'deed.duty.fixed',
];

/** Keys of all rows that duties rest on. */
export const dutyKeys = [
  ...mainDutyKeys,
  'deed.duty.levy.standard',
  'deed.duty.levy.reduced',
  'deed.duty.commune',
  'deed.duty.idf-additional',
];

/** Keys of the rows of the notaries’ tariff. */
export const tariffKeys = ['deed.emoluments.sale.bands', 'deed.emoluments.overseas-uplift'];

/** The rows that the emoluments of a purchase rest on: those of a rebate only where there is one. */
export function emolumentParameters(cost: PurchaseCost) {
  const isReduced = cost.rebateCents > 0;
  return usedParameters(cost, [
    ...tariffKeys,
    'deed.emoluments.cap',
    'deed.emoluments.minimum',
    ...(isReduced ? ['deed.emoluments.rebate.'] : []),
  ]);
}

/** The rows that the land-registry contribution rests on: the minimum only where it is what is paid. */
export function csiParameters(cost: PurchaseCost) {
  const isLeast = cost.csiCents === cost.minCsiCents;
  return usedParameters(cost, [
    'deed.security-contribution.rate',
    ...(isLeast ? ['deed.security-contribution.minimum'] : []),
  ]);
}

/** The rows that the costs without VAT rest on. */
export function htParameters(cost: PurchaseCost) {
  return [
    ...emolumentParameters(cost),
    ...usedParameters(cost, [...dutyKeys, 'deed.disbursements']),
    ...csiParameters(cost),
  ];
}

/** The rows that the costs with VAT rest on. */
export function ttcParameters(cost: PurchaseCost) {
  return [...htParameters(cost), ...usedParameters(cost, ['vat.rate.standard'])];
}
