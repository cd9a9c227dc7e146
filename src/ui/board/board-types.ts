import type { ReactNode } from 'react';
import type { ActionLink } from '../actions/action.ts';

/** Whether something may be done: `true`, or the reason against it, in the person's language. */
export type Verdict = true | string | Refusal;

/** A reason with the links to what puts it right. */
export interface Refusal {
  readonly reason: string;
  readonly remedies: readonly ActionLink[];
}

/** The reason of a verdict; null for one that has nothing against it. */
export const reasonOf = (verdict: Verdict): string | null =>
  verdict === true ? null : typeof verdict === 'string' ? verdict : verdict.reason;

/** How a move ended; null when the person gave it up before anything was saved. */
export type MoveOutcome = Verdict | null;

/** A column of a board and what stands in it. */
export interface BoardColumn<Card> {
  readonly id: string;
  readonly label: string;
  /** A drawing of 14 px before the label, in its own colour. */
  readonly glyph?: ReactNode;
  readonly cards: readonly Card[];
  /** How many more it holds whose cards are not given. */
  readonly hiddenCount?: number;
  /** Below the cards when some are not given: where the others are. */
  readonly hiddenNote?: ReactNode;
  /** A line under the label, from the cards shown in it: a sum. */
  readonly renderSummary?: (cards: readonly Card[]) => ReactNode;
  /** Asked for cards of other columns while one is dragged; the server has the last word. */
  readonly accepts: (card: Card) => Verdict;
  /** Nothing more is expected of its cards: folded below the board at first, as empty columns are. */
  readonly isFinal?: boolean;
}

/** A card that somebody has moved. */
export interface BoardMove<Card> {
  /** As it is now, which for an undo is not what it was at the first move. */
  readonly card: Card;
  readonly from: string;
  readonly to: string;
  /** The person takes the move back by the message that told of it. */
  readonly isUndo: boolean;
}
