import { expect, test } from 'vitest';
import { isSameAddress } from '#pages/blocks/views/same-address.ts';

test('addresses that ask for the same in another order, on another page, are the same', () => {
  expect(
    isSameAddress(
      '/operations?sort=ref&status=works%2Cselling',
      '/operations?status=works,selling&sort=ref&page=3',
    ),
  ).toBe(true);
});

test('another filter, or another list, is another address', () => {
  expect(isSameAddress('/operations?sort=ref', '/operations?sort=name')).toBe(false);
  expect(isSameAddress('/operations', '/contacts')).toBe(false);
});
