import { cents, multiplyDivide, sumCents, type Cents } from '../money/cents.ts';
import { monthOf, type Day, type Month } from '../time/day.ts';
import type { Draw } from './drawdown.ts';
import { maturityOf, type LoanTerms } from './terms.ts';

/** What moves the capital owed. */
export type MovementKind = 'draw' | 'sweep' | 'prepayment' | 'capitalisation' | 'instalment';

/** One change of the capital owed, with what is owed after it. */
export interface Movement {
  readonly on: Day;
  readonly kind: MovementKind;
  /** Above 0, whichever way it goes. */
  readonly amountCents: Cents;
  readonly balanceCents: Cents;
}

/** Money received by the operation; a refund is negative. */
export interface Receipt {
  readonly on: Day;
  readonly amountCents: Cents;
}

/** Capital given back before its day, by the borrower's choice. */
export interface EarlyRepayment {
  readonly on: Day;
  readonly amountCents: Cents;
  readonly hasPenalty: boolean;
}

/** A movement before it is known how much of it the balance admits. */
export interface PlannedMovement {
  readonly on: Day;
  readonly kind: 'draw' | 'sweep' | 'prepayment';
  readonly amountCents: Cents;
  readonly hasPenalty: boolean;
}

const ORDER: Readonly<Record<PlannedMovement['kind'], number>> = { draw: 0, sweep: 1, prepayment: 2 };

/**
 * All movements of a loan but its own instalments, by month and in the order in which they happen.
 *
 * The sweep of a month is one: `R(Σ receipts × part)`, on the day of its last receipt or draw, so that it sees
 * every draw of its month. What comes after maturity moves nothing.
 */
export function plannedMovements(
  loan: LoanTerms,
  draws: readonly Draw[],
  receipts: readonly Receipt[],
  earlyRepayments: readonly EarlyRepayment[],
): ReadonlyMap<Month, readonly PlannedMovement[]> {
  const maturityOn = maturityOf(loan);
  const drawn = draws.map((draw): PlannedMovement => ({ ...draw, kind: 'draw', hasPenalty: false }));
  const sweeps = sweepsOf(
    loan,
    draws,
    receipts.filter(({ on }) => on <= maturityOn),
  );
  const early = earlyRepayments
    .filter(({ on }) => on <= maturityOn)
    .map((repayment): PlannedMovement => ({ ...repayment, kind: 'prepayment' }));
  const all = [...drawn, ...sweeps, ...early].toSorted(
    (a, b) => Number(a.on > b.on) - Number(a.on < b.on) || ORDER[a.kind] - ORDER[b.kind],
  );
  return Map.groupBy(all, ({ on }) => monthOf(on));
}

function sweepsOf(loan: LoanTerms, draws: readonly Draw[], receipts: readonly Receipt[]): PlannedMovement[] {
  if (loan.sweepRateBps === 0) return [];
  return [...Map.groupBy(receipts, ({ on }) => monthOf(on))].map(([of, received]) => {
    const sum = sumCents(received.map(({ amountCents }) => amountCents));
    const days = [...received, ...draws.filter(({ on }) => monthOf(on) === of)].map(({ on }) => on);
    return {
      on: days.reduce((latest, on) => (on > latest ? on : latest)),
      kind: 'sweep',
      amountCents: multiplyDivide(cents(Math.max(0, sum)), loan.sweepRateBps, 10_000),
      hasPenalty: false,
    };
  });
}
