import type { ReactNode } from 'react';
import type { BoardCard, OperationBoard } from '#contracts/client/operation/views.ts';
import { isInProgress, type OperationState } from '#domain/operation/states.ts';
import type { BoardColumn, Verdict } from '#ui/board/board-types.ts';
import { Figure } from '#ui/data/Figure.tsx';
import { FloorGlyph } from '#ui/data/FloorGlyph.tsx';

/** What a state says to a card that would come to it: true, or the reason against it. */
export function verdictOn(
  { transitions, status }: Pick<BoardCard, 'transitions' | 'status'>,
  to: OperationState,
  barred: OperationBoard['barred'],
): Verdict {
  const transition = transitions.find((candidate) => candidate.to === to);
  if (transition) {
    const { reason, remedies } = transition;
    if (reason === null) return true;
    return remedies.length === 0 ? reason : { reason, remedies };
  }
  return barred.find((bar) => bar.from === status && bar.to === to)?.reason ?? '';
}

/** The sum of what is known; null when nothing is. */
export function sumOfRevenues(cards: readonly Pick<BoardCard, 'revenueTtcCents'>[]): number | null {
  const known = cards.flatMap(({ revenueTtcCents }) => revenueTtcCents ?? []);
  return known.length === 0 ? null : known.reduce((total, cents) => total + cents, 0);
}

export interface ColumnWords {
  readonly labelOf: (state: OperationState) => string;
  readonly revenue: string;
  /** Told below a column whose cards are not all here. */
  readonly renderHidden: (state: OperationState, shown: number, count: number) => ReactNode;
}

/** The columns of the board, in the order of the states; the sum is of all cards, those not shown included. */
export function boardColumns(
  { columns, barred }: OperationBoard,
  words: ColumnWords,
): readonly BoardColumn<BoardCard>[] {
  return columns.map(({ status, count, revenueTtcCents, cards }) => {
    const hiddenCents = (revenueTtcCents ?? 0) - (sumOfRevenues(cards) ?? 0);
    return {
      id: status,
      label: words.labelOf(status),
      glyph: <FloorGlyph state={status} size={14} isTinted />,
      cards,
      hiddenCount: Math.max(0, count - cards.length),
      hiddenNote: words.renderHidden(status, cards.length, count),
      renderSummary: (shown) => (
        <>
          {words.revenue} <Figure cents={withHidden(sumOfRevenues(shown), hiddenCents)} decimals={0} />
        </>
      ),
      accepts: (card) => verdictOn(card, status, barred),
      isFinal: !isInProgress(status),
    };
  });
}

const withHidden = (shown: number | null, hidden: number): number | null =>
  hidden > 0 ? (shown ?? 0) + hidden : shown;
