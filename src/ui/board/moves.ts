import type { BoardColumn, Verdict } from './board-types.ts';

/** Identifiers of cards with the columns that they are on their way to. */
export type PendingMoves = ReadonlyMap<string, string>;

/** The columns as they will be once the moves are agreed to: a moved card stands first in its new column. */
export function withMoves<Card>(
  columns: readonly BoardColumn<Card>[],
  moves: PendingMoves,
  idOf: (card: Card) => string,
): readonly BoardColumn<Card>[] {
  const known = new Set(columns.map(({ id }) => id));
  const targetOf = (column: BoardColumn<Card>, card: Card): string => {
    const target = moves.get(idOf(card));
    return target !== undefined && known.has(target) ? target : column.id;
  };
  const placed = columns.flatMap((column) =>
    column.cards.map((card) => ({ card, from: column.id, to: targetOf(column, card) })),
  );
  if (placed.every(({ from, to }) => from === to)) return columns;
  return columns.map((column) => {
    const arriving = placed.filter(({ from, to }) => to === column.id && from !== to);
    const staying = column.cards.filter((card) => targetOf(column, card) === column.id);
    return { ...column, cards: [...arriving.map(({ card }) => card), ...staying] };
  });
}

/** How many cards a column holds, given or not. */
export const countOf = <Card>({ cards, hiddenCount = 0 }: BoardColumn<Card>): number =>
  cards.length + hiddenCount;

/** Where a card stands, and the card itself; null for one that is not on the board. */
export function findCard<Card>(
  columns: readonly BoardColumn<Card>[],
  cardId: string,
  idOf: (card: Card) => string,
): { readonly column: BoardColumn<Card>; readonly card: Card } | null {
  for (const column of columns) {
    const card = column.cards.find((candidate) => idOf(candidate) === cardId);
    if (card !== undefined) return { column, card };
  }
  return null;
}

/** What a column says to a card that stands in another; its own column has nothing against it. */
export function verdictOf<Card>(column: BoardColumn<Card>, from: string, card: Card): Verdict {
  return column.id === from ? true : column.accepts(card);
}

/** The one reached from another by a step, never beyond the ends; an unknown one counts as the first. */
export function stepFrom(ids: readonly string[], current: string, step: number): string | undefined {
  const index = Math.max(0, ids.indexOf(current)) + step;
  return ids[Math.min(Math.max(0, index), ids.length - 1)];
}

/** Which columns stand side by side, and which are folded below: the final ones, and those never filled. */
export function foldColumns<Card>(
  columns: readonly BoardColumn<Card>[],
  everFilled: ReadonlySet<string>,
): { readonly open: readonly BoardColumn<Card>[]; readonly folded: readonly BoardColumn<Card>[] } {
  const isFolded = ({ id, isFinal = false }: BoardColumn<Card>) => isFinal || !everFilled.has(id);
  const open = columns.filter((column) => !isFolded(column));
  // A board without a card still shows where cards would go.
  if (open.length > 0) return { open, folded: columns.filter(isFolded) };
  return {
    open: columns.filter(({ isFinal = false }) => !isFinal),
    folded: columns.filter(({ isFinal = false }) => isFinal),
  };
}

/** The card that an arrow leads to: within the column up and down, at the same height beside it. */
export function cardBeside(
  columns: readonly (readonly string[])[],
  current: string,
  key: string,
): string | undefined {
  const filled = columns.filter((cards) => cards.length > 0);
  const at = filled.findIndex((cards) => cards.includes(current));
  const cards = filled[at];
  if (cards === undefined) return undefined;
  const height = cards.indexOf(current);
  if (key === 'ArrowUp') return cards[height - 1];
  if (key === 'ArrowDown') return cards[height + 1];
  if (key === 'Home') return cards[0];
  if (key === 'End') return cards.at(-1);
  const beside = key === 'ArrowLeft' ? filled[at - 1] : key === 'ArrowRight' ? filled[at + 1] : undefined;
  return beside?.[Math.min(height, beside.length - 1)];
}
