import { addCents, cents, type Cents, subtractCents, sumCents, zeroCents } from '../money/cents.ts';
import { applyRate, type Rate } from '../money/rate.ts';
import { type Day, firstDayOf, lastDayOf, type Month, monthOf, monthsBetween } from '../time/day.ts';
import { interestOfMonth } from './accrual.ts';
import { annuity, monthOfRate } from './interest.ts';
import type { Movement, MovementKind, PlannedMovement } from './movement.ts';
import { rateOn } from './rate-in-force.ts';
import type { LoanRow } from './row.ts';
import { deferredMonthsOf, type LoanTerms } from './terms.ts';

/** What one month of a loan hands to the next. */
export interface LoanState {
  readonly balanceCents: Cents;
  readonly drawnCents: Cents;
  /** The constant instalment in course and the rate it was made for; `null` when it is to be made anew. */
  readonly plan: { readonly instalmentCents: Cents; readonly rate: Rate } | null;
}

/** A loan before anything happened. */
export const untouchedLoan: LoanState = { balanceCents: zeroCents, drawnCents: zeroCents, plan: null };

/** One month of a loan: its row, its movements, and what it leaves behind. */
export function runMonth(
  loan: LoanTerms,
  maturityOn: Day,
  month: Month,
  before: LoanState,
  planned: readonly PlannedMovement[],
): { readonly row: LoanRow; readonly movements: readonly Movement[]; readonly after: LoanState } {
  const openingCents = before.balanceCents;
  const isLast = month === monthOf(maturityOn);
  const dueOn = isLast ? maturityOn : lastDayOf(month);
  const period = monthsBetween(monthOf(loan.firstDrawOn), month);
  const rate = rateOn(loan, firstDayOf(month));

  const { movements, penaltyCents } = settle(loan, openingCents, planned);
  const movedCents = movements.at(-1)?.balanceCents ?? openingCents;
  const interestCents = interestOfMonth(loan, openingCents, movements, dueOn);

  const deferred = deferredMonthsOf(loan);
  const isDeferred = loan.deferralKind === 'total' && deferred > 0 && period <= deferred;
  const isAdded = (loan.kind === 'bullet_capitalized' || isDeferred) && !isLast && movedCents > 0;
  const capitalisedCents = isAdded ? interestCents : zeroCents;

  const plan = planOf(loan, period, rate, before);
  const wanted = plan === null ? 0 : Math.max(0, plan.instalmentCents - interestCents);
  const principalCents = isLast ? movedCents : cents(Math.min(movedCents, wanted));
  const closingCents = cents(movedCents + capitalisedCents - principalCents);

  const drawCents = total(movements, 'draw');
  const sweepCents = total(movements, 'sweep');
  const prepaymentCents = total(movements, 'prepayment');
  const repaymentCents = sumCents([principalCents, sweepCents, prepaymentCents]);
  const instalmentCents = cents(interestCents - capitalisedCents + principalCents);
  const undrawn = subtractCents(loan.amountCents, before.drawnCents);
  const commitmentCents = commitmentOfMonth(loan, undrawn, month, maturityOn);
  const insuranceCents = insuranceOfMonth(loan, openingCents);
  const feesCents = feesOfMonth(loan, month, maturityOn);
  const others = [sweepCents, prepaymentCents, insuranceCents, commitmentCents, feesCents, penaltyCents];
  const paymentCents = sumCents([instalmentCents, ...others]);

  const ends: Movement[] = [];
  const end = { on: dueOn, balanceCents: closingCents };
  if (capitalisedCents > 0) ends.push({ ...end, kind: 'capitalisation', amountCents: capitalisedCents });
  if (principalCents > 0) ends.push({ ...end, kind: 'instalment', amountCents: principalCents });

  return {
    row: {
      month,
      period,
      dueOn,
      rate,
      openingCents,
      drawCents,
      interestCents,
      capitalisedCents,
      principalCents,
      sweepCents,
      prepaymentCents,
      repaymentCents,
      instalmentCents,
      insuranceCents,
      undrawnCents: undrawn,
      commitmentCents,
      feesCents,
      penaltyCents,
      paymentCents,
      closingCents,
    },
    movements: [...movements, ...ends],
    after: {
      balanceCents: closingCents,
      drawnCents: addCents(before.drawnCents, drawCents),
      plan: movements.length > 0 ? null : plan,
    },
  };
}

/** The instalment in course; any movement but an instalment, or another rate, makes it anew up to maturity. */
function planOf(loan: LoanTerms, period: number, rate: Rate, before: LoanState): LoanState['plan'] {
  const deferred = deferredMonthsOf(loan);
  if (loan.kind !== 'amortizing' || period <= deferred) return null;
  if (before.plan?.rate === rate) return before.plan;
  const months = loan.durationMonths - period + 1;
  return { instalmentCents: annuity(before.balanceCents, rate, months), rate };
}

/** Carries out the movements of a month: nothing repays more than is owed. */
function settle(
  loan: LoanTerms,
  openingCents: Cents,
  planned: readonly PlannedMovement[],
): { readonly movements: readonly Movement[]; readonly penaltyCents: Cents } {
  const movements: Movement[] = [];
  let balance = openingCents;
  let penaltyCents = zeroCents;
  for (const { on, kind, amountCents: wanted, hasPenalty } of planned) {
    const amountCents = kind === 'draw' ? wanted : cents(Math.min(wanted, balance));
    if (amountCents === 0) continue;
    balance = kind === 'draw' ? addCents(balance, amountCents) : subtractCents(balance, amountCents);
    movements.push({ on, kind, amountCents, balanceCents: balance });
    if (hasPenalty) {
      penaltyCents = addCents(penaltyCents, applyRate(amountCents, loan.prepaymentPenaltyRate));
    }
  }
  return { movements, penaltyCents };
}

function total(movements: readonly Movement[], kind: MovementKind): Cents {
  return sumCents(movements.filter((movement) => movement.kind === kind).map((one) => one.amountCents));
}

/**
 * `R(undrawn × fee ÷ 12)` from the month after signature (after the first draw while none is signed) to the
 * month in which draws end.
 *
 * @param undrawn the loan less all that was drawn before the month; repaid money does not come back
 */
function commitmentOfMonth(loan: LoanTerms, undrawn: Cents, month: Month, maturityOn: Day): Cents {
  const from = monthOf(loan.signedOn ?? loan.firstDrawOn);
  const to = monthOf(loan.availabilityEndOn ?? maturityOn);
  return from < month && month <= to ? monthOfRate(undrawn, loan.commitmentFeeRate) : zeroCents;
}

/** `R(initial amount × rate ÷ 12)` in every month that opens with something owed. */
function insuranceOfMonth(loan: LoanTerms, openingCents: Cents): Cents {
  return openingCents > 0 ? monthOfRate(loan.amountCents, loan.insuranceRate) : zeroCents;
}

/** File and guarantee fees in the month of signature, or of the first draw while none is signed. */
function feesOfMonth(loan: LoanTerms, month: Month, maturityOn: Day): Cents {
  const last = monthOf(maturityOn);
  const signed = monthOf(loan.signedOn ?? loan.firstDrawOn);
  // A signature entered after maturity must not lose the fees.
  const due = signed > last ? last : signed;
  return month === due ? addCents(loan.fileFeeCents, loan.guaranteeFeeCents) : zeroCents;
}
