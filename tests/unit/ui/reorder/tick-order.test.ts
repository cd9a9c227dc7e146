import { expect, test } from 'vitest';
import { placeBeside } from '#ui/reorder/TickOrder.tsx';

const order = ['cover', 'photos', 'estimation', 'insee'];

test.each([
  ['insee', 'cover', 'before', ['insee', 'cover', 'photos', 'estimation']],
  ['insee', 'cover', 'after', ['cover', 'insee', 'photos', 'estimation']],
  ['cover', 'insee', 'after', ['photos', 'estimation', 'insee', 'cover']],
  ['cover', 'estimation', 'before', ['photos', 'cover', 'estimation', 'insee']],
] as const)('%s dropped at %s, %s', (moved, beside, place, expected) => {
  expect(placeBeside(order, moved, { beside, place })).toEqual(expected);
});

test('where nothing would change, or something is not ticked, the order is the same list', () => {
  expect(placeBeside(order, 'cover', { beside: 'photos', place: 'before' })).toBe(order);
  expect(placeBeside(order, 'cover', { beside: 'cover', place: 'after' })).toBe(order);
  expect(placeBeside(order, 'stocks', { beside: 'cover', place: 'after' })).toBe(order);
  expect(placeBeside(order, 'cover', { beside: 'stocks', place: 'after' })).toBe(order);
});
