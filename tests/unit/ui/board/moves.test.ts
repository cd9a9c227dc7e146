import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BoardColumn } from '#ui/board/board-types.ts';
import { cardBeside, findCard, foldColumns, stepFrom, verdictOf, withMoves } from '#ui/board/moves.ts';

const idOf = (card: string): string => card;
const column = (id: string, cards: readonly string[], isFinal = false): BoardColumn<string> => ({
  id,
  label: id,
  cards,
  accepts: (card) => card !== 'refused' || `no ${card} in ${id}`,
  isFinal,
});

/** Boards of up to five columns that share twenty cards, and moves of some of them to anywhere. */
const boards = fc
  .record({
    places: fc.array(fc.nat(4), { maxLength: 20 }),
    moves: fc.array(fc.tuple(fc.nat(25), fc.constantFrom('c0', 'c1', 'c2', 'c3', 'c4', 'gone'))),
  })
  .map(({ places, moves }) => ({
    columns: [0, 1, 2, 3, 4].map((at) =>
      column(
        `c${at}`,
        places.flatMap((place, card) => (place === at ? [`card${card}`] : [])),
      ),
    ),
    moves: new Map(moves.map(([card, to]) => [`card${card}`, to])),
  }));

const cardsOf = (columns: readonly BoardColumn<string>[]) => columns.flatMap(({ cards }) => cards);

describe('moves under way', () => {
  test('lose no card and show none twice', () => {
    fc.assert(
      fc.property(boards, ({ columns, moves }) => {
        expect(cardsOf(withMoves(columns, moves, idOf)).toSorted()).toEqual(cardsOf(columns).toSorted());
      }),
    );
  });

  test('put each card where it goes, and leave the others in their column and order', () => {
    fc.assert(
      fc.property(boards, ({ columns, moves }) => {
        const shown = withMoves(columns, moves, idOf);
        for (const { id, cards } of columns) {
          for (const card of cards) {
            const to = moves.get(card);
            const expected = to === undefined || to === 'gone' ? id : to;
            expect(findCard(shown, card, idOf)?.column.id).toBe(expected);
          }
          const still = cards.filter((card) => !moves.has(card));
          const now = shown.find((candidate) => candidate.id === id)?.cards ?? [];
          expect(now.filter((card) => still.includes(card))).toEqual(still);
        }
      }),
    );
  });

  test('come to nothing when they are given up: the columns are those of before, unchanged', () => {
    fc.assert(
      fc.property(boards, ({ columns }) => {
        expect(withMoves(columns, new Map(), idOf)).toBe(columns);
      }),
    );
  });
});

describe('where a card may go', () => {
  test('its own column has nothing against it, another is asked', () => {
    expect(verdictOf(column('works', []), 'works', 'refused')).toBe(true);
    expect(verdictOf(column('works', []), 'study', 'refused')).toBe('no refused in works');
    expect(verdictOf(column('works', []), 'study', 'card')).toBe(true);
  });

  test('steps stay within the columns', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string(), { minLength: 1 }),
        fc.string(),
        fc.oneof(fc.integer(), fc.constantFrom(Infinity, -Infinity)),
        (ids, current, step) => {
          expect(ids).toContain(stepFrom(ids, current, step));
        },
      ),
    );
    expect(stepFrom(['a', 'b', 'c'], 'b', 1)).toBe('c');
    expect(stepFrom(['a', 'b', 'c'], 'c', 1)).toBe('c');
    expect(stepFrom(['a', 'b', 'c'], 'b', -Infinity)).toBe('a');
  });
});

describe('folded columns', () => {
  const filled = new Set(['study', 'closed']);
  const columns = [column('study', ['a']), column('works', []), column('closed', ['b'], true)];

  test('are the empty and the final ones, and every column is in one place', () => {
    const { open, folded } = foldColumns(columns, filled);
    expect(open.map(({ id }) => id)).toEqual(['study']);
    expect(folded.map(({ id }) => id)).toEqual(['works', 'closed']);
  });

  test('a column emptied by a move stays open', () => {
    const emptied = [column('study', []), column('works', ['a']), column('closed', [], true)];
    const { open } = foldColumns(emptied, new Set(['study', 'works']));
    expect(open.map(({ id }) => id)).toEqual(['study', 'works']);
  });

  test('a board without a card shows where cards would go', () => {
    const { open, folded } = foldColumns([column('study', []), column('closed', [], true)], new Set());
    expect(open.map(({ id }) => id)).toEqual(['study']);
    expect(folded.map(({ id }) => id)).toEqual(['closed']);
  });
});

test('arrows lead up and down a column, and to the same height beside it over empty ones', () => {
  const columns = [['a', 'b', 'c'], [], ['d']];
  expect(cardBeside(columns, 'b', 'ArrowUp')).toBe('a');
  expect(cardBeside(columns, 'a', 'ArrowUp')).toBeUndefined();
  expect(cardBeside(columns, 'b', 'End')).toBe('c');
  expect(cardBeside(columns, 'c', 'ArrowRight')).toBe('d');
  expect(cardBeside(columns, 'd', 'ArrowLeft')).toBe('a');
  expect(cardBeside(columns, 'd', 'ArrowRight')).toBeUndefined();
  expect(cardBeside(columns, 'd', 'x')).toBeUndefined();
});
