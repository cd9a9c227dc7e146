import { euros } from '../money/cents.ts';
import { month } from '../time/day.ts';
import { vatReturn, type VatReturn } from './vat-return.ts';

/** Three months for the document: a credit, a payment, a credit paid back. */
export const vatReturnExampleGiven = {
  fr: 'Janvier : 1 000 € de TVA déductible ; février : 6 000 € collectés et 500 € déductibles ; mars, après le dernier encaissement : 200 € déductibles.',
  en: 'January: €1,000 of deductible VAT; February: €6,000 collected and €500 deductible; March, after the last receipt: €200 deductible.',
} as const;

/** The returns of the three months. */
export function vatReturnExample(): VatReturn {
  return vatReturn([
    { month: month('2026-01'), collectedCents: euros(0), deductibleCents: euros(1_000) },
    { month: month('2026-02'), collectedCents: euros(6_000), deductibleCents: euros(500) },
    { month: month('2026-03'), collectedCents: euros(0), deductibleCents: euros(200) },
  ]);
}
