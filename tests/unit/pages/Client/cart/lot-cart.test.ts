import { expect, test } from 'vitest';
import { exampleSaleLot } from '#contracts/client/operation/sale/row.ts';
import { cartItemOf } from '../../../../../src/pages/Client/blocks/cart/cart-item.ts';
import { isCartItem, maxCartItems, withAdded } from '../../../../../src/pages/Client/blocks/cart/lot-cart.ts';

const operation = { id: exampleSaleLot.id, name: 'Les Chais de la Bastide', city: 'Libourne' };
const first = cartItemOf(exampleSaleLot, operation);
const item = (lotId: string) => ({ ...first, lotId });

test('what another version kept in the browser is no lot of the cart', () => {
  expect(isCartItem(item('a'))).toBe(true);
  expect(
    [null, 'a', { ...item('a'), status: 'gone' }, { ...item('a'), priceTtcCents: 0.5 }].map(isCartItem),
  ).toEqual([false, false, false, false]);
});

test('a lot is added once, and no more lots than the cart holds', () => {
  const some = [item('a'), item('b')];
  expect(withAdded(some, [item('b'), item('c')])).toEqual({ items: [...some, item('c')], leftOut: 0 });
  const many = Array.from({ length: maxCartItems + 2 }, (_, index) => item(String(index)));
  const full = withAdded([], many);
  expect([full.items.length, full.leftOut]).toEqual([maxCartItems, 2]);
});
