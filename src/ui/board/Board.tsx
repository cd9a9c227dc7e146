import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { isMotionWelcome } from '#runtime/platform/motion.ts';
import type { MenuAction } from '../actions/Menu.tsx';
import './board.css';
import { BoardCard, type CardSlots } from './BoardCard.tsx';
import { BoardColumnView } from './BoardColumnView.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import type { BoardColumn, BoardMove, MoveOutcome, Verdict } from './board-types.ts';
import { CardMenu } from './CardMenu.tsx';
import { ColumnSwitch } from './ColumnSwitch.tsx';
import { FoldedColumn } from './FoldedColumn.tsx';
import { cardBeside, findCard, foldColumns, verdictOf } from './moves.ts';
import { useBoardMessages } from './useBoardMessages.ts';
import { useBoardMoves } from './useBoardMoves.ts';
import { useBoardDrag } from './useBoardDrag.ts';
import { useDragWatch } from './useDragging.ts';

export interface BoardProps<Card> {
  /** Accessible name. */
  readonly label: string;
  /** In their order, with their cards. */
  readonly columns: readonly BoardColumn<Card>[];
  readonly idOf: (card: Card) => string;
  readonly nameOf: (card: Card) => string;
  /** Where a card leads to. */
  readonly hrefOf?: (card: Card) => string;
  /** The content of a card; `title` and `menu` are to be placed in it. */
  readonly renderCard: (card: Card, slots: CardSlots) => ReactNode;
  /**
   * Saves a move, which is shown already: true, the server's reason against it, or null when the person gave it
   * up. Resolve after the columns tell the outcome. Without it nothing can be moved.
   */
  readonly onMove?: (move: BoardMove<Card>) => Promise<MoveOutcome>;
  /** The answer tells of a move that was made, and offers to undo it: the board says nothing itself. */
  readonly isMoveAnnounced?: boolean;
  /** What else the menu of a card offers. */
  readonly actionsOf?: (card: Card) => readonly MenuAction[];
  readonly isLoading?: boolean;
  /** Of the columns' names: 3 within a section of a page. Default 2. */
  readonly headingLevel?: 2 | 3;
}

const partOf = (root: HTMLElement | null, kind: 'column' | 'title', id: string): HTMLElement | null =>
  root?.querySelector(`[data-board-${kind}="${CSS.escape(id)}"]`) ?? null;

/**
 * Cards in columns, moved by the pointer, by the menu of each card and by keys:
 *
 *     const columns = phases.map((phase): BoardColumn<OperationRow> => ({
 *       id: phase,
 *       label: t(phase),
 *       cards: rows.filter((row) => row.status === phase),
 *       accepts: (row) => reasonAgainst(row, phase) ?? true,
 *     }));
 *     <Board
 *       label="Opérations par phase"
 *       columns={phases.map((phase) => ({ id: phase, label, cards, accepts: (row) => reasonAgainst(row, phase) ?? true }))}
 *       idOf={(row) => row.id}
 *       nameOf={(row) => row.name}
 *       renderCard={(row, { title, menu }) => <OperationTile row={row} title={title} menu={menu} />}
 *       onMove={({ card, to }) => changePhase(card, to)}
 *     />
 */
export function Board<Card>({
  label,
  columns: given,
  idOf,
  nameOf,
  hrefOf,
  renderCard,
  onMove,
  isMoveAnnounced = false,
  actionsOf,
  isLoading = false,
  headingLevel = 2,
}: BoardProps<Card>) {
  const t = useBoardMessages();
  const boardId = useId();
  const instructionsId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLElement>(null);
  const moves = useBoardMoves({ columns: given, idOf, nameOf, onMove, isMoveAnnounced });
  const { columns, pending, returned } = moves;

  // A column that was filled once stays where it is: the board does not close up under the pointer.
  const [everFilled, setEverFilled] = useState<ReadonlySet<string>>(new Set());
  const newlyFilled = columns.filter(({ id, cards }) => cards.length > 0 && !everFilled.has(id));
  if (newlyFilled.length > 0) setEverFilled(new Set([...everFilled, ...newlyFilled.map(({ id }) => id)]));
  const [areAllOpen, setAllOpen] = useState(false);
  const fold = foldColumns(columns, everFilled);
  const open = areAllOpen ? columns : fold.open;
  const folded = areAllOpen ? [] : fold.folded;

  const showColumn = (columnId: string): void =>
    partOf(root.current, 'column', columnId)?.scrollIntoView({
      block: 'nearest',
      inline: 'center',
      behavior: isMotionWelcome() ? 'smooth' : 'instant',
    });

  // A moved card is another element in its new column, and again when it comes back: the focus goes after it.
  const [followed, setFollowed] = useState<{ readonly cardId: string } | null>(null);
  useEffect(() => {
    if (followed) partOf(root.current, 'title', followed.cardId)?.focus();
  }, [followed]);
  useEffect(() => {
    const isLost = pending.size === 0 && document.activeElement === document.body;
    if (followed && isLost) partOf(root.current, 'title', followed.cardId)?.focus({ preventScroll: true });
  }, [followed, pending]);
  const moveAndFollow = (cardId: string, to: string): void => {
    moves.move(cardId, to);
    setFollowed({ cardId });
  };

  const carrying = useBoardDrag({ columns, idOf, nameOf, move: moveAndFollow, onChoose: showColumn });
  const { carry } = carrying;
  const carried = carry && findCard(columns, carry.cardId, idOf);

  useDragWatch(scroller, onMove !== undefined && !isLoading, boardId, {
    onTake: (cardId) => carrying.take(cardId, false),
    onOver: carrying.over,
    onDrop: carrying.drop,
  });

  const onKeyDown = (cardId: string, event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (carry?.isByKeys) {
      if (carrying.press(event.key)) event.preventDefault();
      return;
    }
    if (event.key === ' ') {
      event.preventDefault();
      if (onMove && !pending.has(cardId)) carrying.take(cardId, true);
      return;
    }
    const beside = cardBeside(
      open.map(({ cards }) => cards.map(idOf)),
      cardId,
      event.key,
    );
    if (beside === undefined) return;
    event.preventDefault();
    partOf(root.current, 'title', beside)?.focus();
  };

  if (isLoading) return <BoardSkeleton />;

  const wordOf = (column: BoardColumn<Card>): Verdict | null =>
    carry && carried && carry.over === column.id && carry.from !== column.id
      ? verdictOf(column, carry.from, carried.card)
      : null;

  const cardIn = (column: BoardColumn<Card>, card: Card): ReactNode => {
    const cardId = idOf(card);
    const name = nameOf(card);
    const actions = actionsOf?.(card) ?? [];
    return (
      <BoardCard
        // Begun again each time it comes back, so that it is seen each time.
        key={returned?.cardId === cardId ? returned.count : 0}
        boardId={boardId}
        cardId={cardId}
        name={name}
        href={hrefOf?.(card)}
        instructionsId={onMove && instructionsId}
        isMovable={onMove !== undefined}
        isPending={pending.has(cardId)}
        carriedBy={carry?.cardId === cardId ? (carry.isByKeys ? 'keys' : 'pointer') : null}
        hasReturned={returned?.cardId === cardId}
        onKeyDown={(event) => onKeyDown(cardId, event)}
        onLeave={() => carry?.isByKeys && carrying.giveUp()}
        menu={
          onMove && (
            <CardMenu
              card={card}
              name={name}
              columns={columns}
              currentId={column.id}
              onMove={(to) => moveAndFollow(cardId, to)}
              actions={actions}
            />
          )
        }
      >
        {(slots) => renderCard(card, slots)}
      </BoardCard>
    );
  };

  return (
    <section ref={root} aria-label={label} className="flex flex-col gap-3">
      <p id={instructionsId} hidden>
        {t('instructions')}
      </p>
      <ColumnSwitch columns={open} scroller={scroller} onChoose={showColumn} />
      <div
        ref={scroller}
        // Where no card can be focused, the arrows scroll the row itself.
        {...(onMove || hrefOf ? {} : { tabIndex: 0, role: 'group', 'aria-label': label })}
        // On paper the columns are under each other, the cards of each in a grid.
        className="relative -mx-4 flex snap-x snap-mandatory gap-2.5 overflow-x-auto px-4 pb-1 md:mx-0 md:snap-none md:px-0 print:mx-0 print:block print:space-y-2.5 print:overflow-visible print:px-0"
      >
        {open.map((column) => (
          <BoardColumnView
            key={column.id}
            boardId={boardId}
            headingLevel={headingLevel}
            column={column}
            idOf={idOf}
            verdict={wordOf(column)}
            isBarred={
              carried !== null && carry !== null && verdictOf(column, carry.from, carried.card) !== true
            }
            renderCard={(card) => cardIn(column, card)}
          />
        ))}
      </div>
      {fold.folded.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-table text-ink2">
          {folded.length > 0 && (
            <ul aria-label={t('folded')} className="flex flex-wrap items-center gap-1">
              {folded.map((column) => (
                <FoldedColumn
                  key={column.id}
                  boardId={boardId}
                  column={column}
                  verdict={wordOf(column)}
                  isTarget={carry !== null}
                />
              ))}
            </ul>
          )}
          <button
            type="button"
            onClick={() => setAllOpen(!areAllOpen)}
            className="no-print min-h-(--button-sm) rounded-badge px-1 font-medium text-brick-ink hover:underline"
          >
            {areAllOpen ? t('hideFolded') : t('showFolded')}
          </button>
        </div>
      )}
    </section>
  );
}
