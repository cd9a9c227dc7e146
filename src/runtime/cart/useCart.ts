import { useSyncExternalStore } from 'react';
import type { Cart } from './cart.ts';

/** The cart as it is now, and the ways to change it. */
export interface CartView<Item> extends Pick<Cart<Item>, 'save' | 'clear'> {
  readonly items: readonly Item[];
}

const empty = (): readonly never[] => [];
const nothing = empty();

/** `const { items, save, clear } = useCart(cart)`: drawn again after each change, in whatever tab. */
export function useCart<Item>(cart: Cart<Item>): CartView<Item> {
  const items = useSyncExternalStore(cart.subscribe, cart.read, () => nothing);
  return { items, save: cart.save, clear: cart.clear };
}
