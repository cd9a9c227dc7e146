import { InvalidInputError } from '../domain-error.ts';
import { cents, subtractCents, sumCents, type Cents } from '../money/cents.ts';
import type { Day } from '../time/day.ts';
import { maturityOf, type LoanTerms } from './terms.ts';

/** Money asked of the lender. It counts on the day it was released, until then on the day planned. */
export interface Drawdown {
  readonly plannedOn: Day;
  readonly releasedOn: Day | null;
  readonly amountCents: Cents;
  readonly status: 'planned' | 'requested' | 'released' | 'cancelled';
}

/** Money that came, or is expected, on a day. */
export interface Draw {
  readonly on: Day;
  readonly amountCents: Cents;
}

/** Why a loan admits no such drawdown. */
export type DrawdownRefusal = 'not_positive' | 'exceeds_loan' | 'availability_ended' | 'after_maturity';

/** The whole amount on the first day: what a schedule assumes while no drawdown is known. */
export function drawnAtOnce(loan: LoanTerms): readonly Drawdown[] {
  return [
    { plannedOn: loan.firstDrawOn, releasedOn: null, amountCents: loan.amountCents, status: 'planned' },
  ];
}

/** What is still to be had: the loan less every drawdown that was not cancelled; repaid money does not come back. */
export function undrawnCents(loan: LoanTerms, drawdowns: readonly Drawdown[]): Cents {
  const live = drawdowns.filter(({ status }) => status !== 'cancelled');
  return subtractCents(loan.amountCents, sumCents(live.map(({ amountCents }) => amountCents)));
}

/** Why a further drawdown cannot be, or `null` when it can. `others` are the drawdowns besides it. */
export function drawdownRefusal(
  loan: LoanTerms,
  others: readonly Drawdown[],
  drawdown: Drawdown,
): DrawdownRefusal | null {
  const on = dayOf(drawdown);
  if (drawdown.amountCents <= 0) return 'not_positive';
  if (on > maturityOf(loan)) return 'after_maturity';
  if (loan.availabilityEndOn !== null && on > loan.availabilityEndOn) return 'availability_ended';
  return drawdown.amountCents > undrawnCents(loan, others) ? 'exceeds_loan' : null;
}

/**
 * The draws of a loan by day, without the cancelled ones.
 *
 * @throws InvalidInputError when one is not above 0, comes after maturity or the end of availability, or when
 *   together they exceed the loan
 */
export function drawsOf(loan: LoanTerms, drawdowns: readonly Drawdown[]): readonly Draw[] {
  const live = drawdowns.filter(({ status }) => status !== 'cancelled');
  for (const [index, drawdown] of live.entries()) {
    cents(drawdown.amountCents);
    const refusal = drawdownRefusal(loan, live.slice(0, index), drawdown);
    if (refusal !== null) {
      const described = `${drawdown.amountCents} cents on ${dayOf(drawdown)} (${refusal})`;
      throw new InvalidInputError(`drawdowns[${index}]`, described, 'a draw that the loan admits');
    }
  }
  return live
    .map((drawdown) => ({ on: dayOf(drawdown), amountCents: drawdown.amountCents }))
    .toSorted((a, b) => Number(a.on > b.on) - Number(a.on < b.on));
}

function dayOf({ plannedOn, releasedOn }: Drawdown): Day {
  return releasedOn ?? plannedOn;
}
