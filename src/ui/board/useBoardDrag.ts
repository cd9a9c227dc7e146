import { useState } from 'react';
import { announce } from '#runtime/platform/announce.ts';
import { reasonOf, type BoardColumn } from './board-types.ts';
import { findCard, stepFrom, verdictOf } from './moves.ts';
import { useBoardMessages } from './useBoardMessages.ts';

/** A card on its way, held by the pointer or by keys. */
export interface BoardDrag {
  readonly cardId: string;
  readonly from: string;
  /** The column that it would be dropped in; null outside of the board. */
  readonly over: string | null;
  readonly isByKeys: boolean;
}

export interface BoardDragOptions<Card> {
  readonly columns: readonly BoardColumn<Card>[];
  readonly idOf: (card: Card) => string;
  readonly nameOf: (card: Card) => string;
  readonly move: (cardId: string, to: string) => void;
  /** Keys have chosen a column: it should be seen. */
  readonly onChoose: (columnId: string) => void;
}

export interface BoardDragControl {
  readonly carry: BoardDrag | null;
  take(cardId: string, isByKeys: boolean): void;
  over(columnId: string | null): void;
  /** Ends it, in a column or nowhere. */
  drop(columnId: string | null): void;
  giveUp(): void;
  /** A key while a card is held by keys; true when it meant something. */
  press(key: string): boolean;
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

/** What is being carried, and where to; a screen reader hears of every step made by keys. */
export function useBoardDrag<Card>({
  columns,
  idOf,
  nameOf,
  move,
  onChoose,
}: BoardDragOptions<Card>): BoardDragControl {
  const t = useBoardMessages();
  const [carry, setCarry] = useState<BoardDrag | null>(null);
  const labelOf = (columnId: string): string => columns.find(({ id }) => id === columnId)?.label ?? '';
  const carried = carry && findCard(columns, carry.cardId, idOf);

  const announceOver = (columnId: string): void => {
    const position = columns.findIndex(({ id }) => id === columnId);
    const column = columns[position];
    if (!carry || !carried || !column) return;
    const where = { column: column.label, position: position + 1, count: columns.length };
    const reason = reasonOf(verdictOf(column, carry.from, carried.card));
    if (reason !== null) announce(t('announcements.overRefused', { ...where, reason }));
    else
      announce(columnId === carry.from ? t('announcements.overOwn', where) : t('announcements.over', where));
  };

  const choose = (columnId: string | undefined): void => {
    if (!carry || columnId === undefined) return;
    setCarry({ ...carry, over: columnId });
    announceOver(columnId);
    onChoose(columnId);
  };

  const giveUp = (): void => {
    if (!carry) return;
    setCarry(null);
    if (carried)
      announce(t('announcements.givenUp', { card: nameOf(carried.card), column: labelOf(carry.from) }));
  };

  const drop = (columnId: string | null): void => {
    if (!carry) return;
    if (carry.isByKeys && (columnId === null || columnId === carry.from)) {
      giveUp();
      return;
    }
    setCarry(null);
    if (columnId === null || !carried) return;
    const target = columns.find(({ id }) => id === columnId);
    // A refusal is told by its message.
    if (carry.isByKeys && target && verdictOf(target, carry.from, carried.card) === true) {
      announce(t('announcements.dropped', { card: nameOf(carried.card), column: target.label }));
    }
    move(carry.cardId, columnId);
  };

  return {
    carry,
    take(cardId, isByKeys) {
      const found = findCard(columns, cardId, idOf);
      if (!found) return;
      const from = found.column.id;
      setCarry({ cardId, from, over: isByKeys ? from : null, isByKeys });
      if (isByKeys)
        announce(t('announcements.taken', { card: nameOf(found.card), column: found.column.label }));
    },
    over: (columnId) => setCarry((now) => now && { ...now, over: columnId }),
    drop,
    giveUp,
    press(key) {
      if (!carry?.isByKeys) return false;
      const step = steps[key];
      if (step !== undefined) {
        const ids = columns.map(({ id }) => id);
        choose(stepFrom(ids, carry.over ?? carry.from, step));
      } else if (key === ' ' || key === 'Enter') drop(carry.over);
      else if (key === 'Escape') giveUp();
      else return false;
      return true;
    },
  };
}
