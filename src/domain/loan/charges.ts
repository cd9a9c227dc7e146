import { addCents, zeroCents, type Cents } from '../money/cents.ts';
import { monthOf, type Day, type Month } from '../time/day.ts';
import { monthOfRate } from './interest.ts';
import type { LoanTerms } from './terms.ts';

/**
 * `R(undrawn × fee ÷ 12)` from the month after signature (after the first draw while none is signed) to the
 * month in which draws end.
 *
 * @param undrawn the loan less all that was drawn before the month; repaid money does not come back
 */
export function commitmentOfMonth(loan: LoanTerms, undrawn: Cents, month: Month, maturityOn: Day): Cents {
  const from = monthOf(loan.signedOn ?? loan.firstDrawOn);
  const to = monthOf(loan.availabilityEndOn ?? maturityOn);
  return from < month && month <= to ? monthOfRate(undrawn, loan.commitmentFeeRate) : zeroCents;
}

/** `R(initial amount × rate ÷ 12)` in every month that opens with something owed. */
export function insuranceOfMonth(loan: LoanTerms, openingCents: Cents): Cents {
  return openingCents > 0 ? monthOfRate(loan.amountCents, loan.insuranceRate) : zeroCents;
}

/** File and guarantee fees in the month of signature, or of the first draw while none is signed. */
export function feesOfMonth(loan: LoanTerms, month: Month, maturityOn: Day): Cents {
  const last = monthOf(maturityOn);
  const signed = monthOf(loan.signedOn ?? loan.firstDrawOn);
  // A signature entered after maturity must not lose the fees.
  const due = signed > last ? last : signed;
  return month === due ? addCents(loan.fileFeeCents, loan.guaranteeFeeCents) : zeroCents;
}
