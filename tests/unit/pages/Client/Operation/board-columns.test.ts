import { expect, test } from 'vitest';
import type { BoardCard, OperationBoard } from '#contracts/client/operation/views.ts';
import { exampleRow } from '#contracts/client/operation/row.ts';
import {
  boardColumns,
  sumOfRevenues,
  verdictOn,
} from '#pages/Client/Operation/blocks/board/board-columns.tsx';

const transition = { label: '', isAutomatic: false, isForOthers: false, remedies: [] };
const remedies = [{ label: 'Ouvrir la clôture', href: '/operations/x/cloture' }];
const card: BoardCard = {
  ...exampleRow,
  version: 1,
  soldBps: null,
  status: 'selling',
  revenueTtcCents: 100,
  transitions: [
    { ...transition, step: 'suspend-sale', to: 'works', reason: null },
    { ...transition, step: 'close', to: 'closed', reason: 'Des points ne sont pas traités.', remedies },
  ],
};
const barred: OperationBoard['barred'] = [{ from: 'selling', to: 'study', reason: 'On n’y revient pas.' }];
const words = { labelOf: (state: string) => state, revenue: 'CA', renderHidden: () => null };

test('a column takes a card by an open way alone, and tells the reason of the machine and what puts it right otherwise', () => {
  expect(verdictOn(card, 'works', barred)).toBe(true);
  expect(verdictOn(card, 'closed', barred)).toEqual({
    reason: 'Des points ne sont pas traités.',
    remedies,
  });
  expect(verdictOn(card, 'study', barred)).toBe('On n’y revient pas.');
  // Nothing known of a way is no permission.
  expect(verdictOn(card, 'offer', barred)).not.toBe(true);
});

test('a sum leaves out what has no price, and is none where nothing has one', () => {
  expect(sumOfRevenues([card, { revenueTtcCents: null }])).toBe(100);
  expect(sumOfRevenues([{ revenueTtcCents: null }])).toBeNull();
});

test('a column counts the operations whose cards are not there', () => {
  const column = { status: 'selling', count: 60, revenueTtcCents: 6000, cards: [card] } as const;
  const [first] = boardColumns({ columns: [{ ...column, cards: [...column.cards] }], barred }, words);
  expect(first).toMatchObject({ id: 'selling', hiddenCount: 59, isFinal: false });
});
