import { useContext, useEffect, useRef, useState } from 'react';
import { NavigationContext } from '#runtime/navigation/context.ts';
import { toast } from '#runtime/toast/toast.ts';
import type { BoardColumn, BoardMove, MoveOutcome, Verdict } from './board-types.ts';
import { findCard, verdictOf, withMoves, type PendingMoves } from './moves.ts';
import { useBoardMessages } from './useBoardMessages.ts';

/** How long a move can be taken back by the message that told of it: ten seconds. */
const decisionMs = 10_000;

export interface BoardMovesOptions<Card> {
  readonly columns: readonly BoardColumn<Card>[];
  readonly idOf: (card: Card) => string;
  readonly nameOf: (card: Card) => string;
  readonly onMove: ((move: BoardMove<Card>) => Promise<MoveOutcome>) | undefined;
  readonly isMoveAnnounced: boolean;
}

export interface BoardMoves<Card> {
  /** As if the moves under way were agreed to. */
  readonly columns: readonly BoardColumn<Card>[];
  /** Cards whose move is not answered yet. */
  readonly pending: PendingMoves;
  /** The card that came back last, and how many did before it. */
  readonly returned: { readonly cardId: string; readonly count: number } | null;
  /** Moves a card unless its column, the target or the server is against it; every reason is told. */
  readonly move: (cardId: string, to: string) => void;
}

/** Moves are shown at once, taken back when refused, and offered to be undone when they are made. */
export function useBoardMoves<Card>(options: BoardMovesOptions<Card>): BoardMoves<Card> {
  const { idOf, nameOf, onMove } = options;
  const t = useBoardMessages();
  const navigation = useContext(NavigationContext);
  const [pending, setPending] = useState<PendingMoves>(new Map());
  const [returned, setReturned] = useState<BoardMoves<Card>['returned']>(null);
  // An undo comes later than the rendering that offered it: it takes the card and the ways of that moment.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const comeBack = (cardId: string, name: string, column: string, verdict: Exclude<Verdict, true>): void => {
    const [remedy] = typeof verdict === 'object' ? verdict.remedies : [];
    setReturned((before) => ({ cardId, count: (before?.count ?? 0) + 1 }));
    toast.error(typeof verdict === 'object' ? verdict.reason : verdict, {
      description: t('stays', { card: name, column }),
      ...(remedy &&
        navigation && {
          action: { label: remedy.label, onAction: () => void navigation.go(remedy.href) },
          durationMs: decisionMs,
        }),
    });
  };

  const send = async (cardId: string, to: string, isUndo: boolean): Promise<void> => {
    const now = latest.current;
    const found = findCard(now.columns, cardId, idOf);
    const target = now.columns.find(({ id }) => id === to);
    if (!found || !target || !now.onMove || found.column.id === to) return;
    const { card, column } = found;
    const name = nameOf(card);
    setPending((moves) => new Map(moves).set(cardId, to));
    const outcome = await now.onMove({ card, from: column.id, to, isUndo }).catch((error: unknown) => {
      console.warn('the move of a card was not answered', error);
      return t('failed');
    });
    setPending((moves) => new Map([...moves].filter(([id]) => id !== cardId)));
    if (outcome === null || (outcome === true && now.isMoveAnnounced)) return;
    if (outcome !== true) comeBack(cardId, name, column.label, outcome);
    else if (isUndo) toast.info(t('undone', { card: name, to: target.label }));
    else {
      toast.success(t('moved', { card: name, from: column.label, to: target.label }), {
        undo: () => void send(cardId, column.id, true),
        durationMs: decisionMs,
      });
    }
  };

  return {
    columns: withMoves(options.columns, pending, idOf),
    pending,
    returned,
    move(cardId, to) {
      const found = findCard(options.columns, cardId, idOf);
      const target = options.columns.find(({ id }) => id === to);
      if (!found || !target || !onMove || pending.has(cardId) || found.column.id === to) return;
      const verdict = verdictOf(target, found.column.id, found.card);
      if (verdict === true) void send(cardId, to, false);
      else comeBack(cardId, nameOf(found.card), found.column.label, verdict);
    },
  };
}
