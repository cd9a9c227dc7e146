import { addCents, checkCents, subtractCents, zeroCents, type Cents } from '../money/cents.ts';
import { applyRate, bpsWithin, rateOfBps } from '../money/rate.ts';
import type { VatRegime } from '../operation/enums.ts';

/** An expense without VAT and its rate; `isRecoverable` null follows the regime of the operation. */
export interface TaxedExpense {
  readonly htCents: Cents;
  readonly vatRateBps: number;
  readonly isRecoverable: boolean | null;
}

/** VAT of an expense: what comes back, and what stays as a cost. */
export interface SupplierVat {
  readonly calculation: 'supplier-vat';
  readonly htCents: Cents;
  readonly vatRateBps: number;
  readonly isRecoverable: boolean;
  readonly vatCents: Cents;
  readonly ttcCents: Cents;
  readonly deductibleCents: Cents;
  readonly costCents: Cents;
}

/**
 * VAT of a supplier: deductible only where the sale is taxed, else part of the cost.
 *
 * @throws InvalidInputError when the rate is not from 0 to 10,000 basis points
 */
export function supplierVat(expense: TaxedExpense, regime: VatRegime): SupplierVat {
  const { htCents, vatRateBps } = expense;
  checkCents('htCents', htCents);
  bpsWithin('vatRateBps', vatRateBps);
  const isRecoverable = regime !== 'exempt' && (expense.isRecoverable ?? true);
  const vatCents = applyRate(htCents, rateOfBps(vatRateBps));
  const deductibleCents = isRecoverable ? vatCents : zeroCents;
  const ttcCents = addCents(htCents, vatCents);
  return {
    calculation: 'supplier-vat',
    htCents,
    vatRateBps,
    isRecoverable,
    vatCents,
    ttcCents,
    deductibleCents,
    costCents: subtractCents(ttcCents, deductibleCents),
  };
}
