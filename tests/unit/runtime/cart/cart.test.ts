import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartKey, CartStorageError, createCart } from '#runtime/cart/cart.ts';
import { createCartChannel, storageUpdate, type OtherTabs } from '#runtime/cart/cart-channel.ts';
import { memoryStorage } from '../support.ts';

interface Item {
  readonly id: string;
}

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** Tabs of one browser: one store, a window each, and a line between them that carries at once. */
function browser(limit?: number) {
  const storage = memoryStorage(limit);
  const lines = new Map<object, (text: unknown) => void>();
  const openTab = () => {
    const target = new EventTarget();
    const line: OtherTabs = {
      post: (text) => {
        for (const [other, listener] of lines) if (other !== line) listener(text);
      },
      hear: (listener) => lines.set(line, listener),
    };
    const heard: unknown[] = [];
    target.addEventListener(storageUpdate, (event) => heard.push((event as CustomEvent<unknown>).detail));
    return {
      heard,
      cart: createCart({ isItem, storage, channel: createCartChannel(cartKey, target, line) }),
    };
  };
  return { storage, openTab };
}

const items = fc.array(fc.record({ id: fc.string() }), { maxLength: 8 });
const change = fc.oneof(
  fc.record({ tab: fc.nat(2), save: items }),
  fc.record({ tab: fc.nat(2), save: fc.constant(null) }),
);

describe('the cart', () => {
  test('is empty at first, under the key cart', () => {
    const { storage, openTab } = browser();
    const { cart } = openTab();
    expect(cart.read()).toEqual([]);
    cart.save([{ id: 'a' }]);
    expect(storage.get('cart')).toBe('[{"id":"a"}]');
  });

  test('is the same in all tabs, each of which is told once of every save and every clear', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        const { openTab } = browser();
        const tabs = [openTab(), openTab(), openTab()];
        let expected: readonly Item[] = [];
        for (const { tab, save } of changes) {
          const { cart } = tabs[tab] ?? openTab();
          if (save === null) cart.clear();
          else cart.save(save);
          expected = save ?? [];
          for (const each of tabs) expect(each.cart.read()).toEqual(expected);
        }
        for (const { heard } of tabs) expect(heard).toEqual(changes.map(() => ({ key: 'cart' })));
      }),
    );
  });

  test('gives the same list until it changes, so that nothing is drawn for nothing', () => {
    const { cart } = browser().openTab();
    expect(cart.read()).toBe(cart.read());
    cart.save([{ id: 'a' }]);
    expect(cart.read()).toBe(cart.read());
  });

  test('survives whatever text stands in its place: nothing is thrown, nothing is lost', () => {
    const foreign = fc.oneof(
      fc.string(),
      fc.json(),
      items.map((list) => JSON.stringify([...list, { no: 1 }])),
    );
    fc.assert(
      fc.property(foreign, items, (text, next) => {
        const { storage, openTab } = browser();
        storage.set(cartKey, text);
        const { cart } = openTab();
        const read = cart.read();
        expect(read.every(isItem)).toBe(true);
        const isWhole = JSON.stringify(read) === JSON.stringify(safely(text));
        cart.save(next);
        expect(cart.read()).toEqual(next);
        const aside = storage.keys(`${cartKey}.`).map((key) => storage.get(key));
        expect(aside).toEqual(isWhole ? [] : [text]);
      }),
    );
  });

  test('keeps the items that it can read beside those that it cannot', () => {
    const { storage, openTab } = browser();
    storage.set(cartKey, '[{"id":"a"},{"ref":1},null]');
    expect(openTab().cart.read()).toEqual([{ id: 'a' }]);
    expect(storage.get('cart.set-aside.1')).toBe('[{"id":"a"},{"ref":1},null]');
  });

  test('sets the same text aside once, and different ones beside each other', () => {
    const { storage, openTab } = browser();
    const { cart } = openTab();
    for (const text of ['{', '{', 'x']) {
      storage.set(cartKey, text);
      cart.read();
      cart.save([]);
    }
    expect(storage.keys('cart.').toSorted()).toEqual(['cart.set-aside.1', 'cart.set-aside.2']);
  });

  test('a full store is told, and the list stays as it was', () => {
    const { openTab } = browser(30);
    const { cart, heard } = openTab();
    cart.save([{ id: 'a' }]);
    expect(() => cart.save([{ id: 'a'.repeat(40) }])).toThrow(CartStorageError);
    expect(cart.read()).toEqual([{ id: 'a' }]);
    expect(heard).toHaveLength(1);
  });

  test('another key’s news is none of its own', () => {
    const target = new EventTarget();
    const channel = createCartChannel(cartKey, target, null);
    let count = 0;
    channel.listen(() => (count += 1));
    target.dispatchEvent(new CustomEvent(storageUpdate, { detail: { key: 'other' } }));
    target.dispatchEvent(new Event(storageUpdate));
    expect(count).toBe(0);
  });
});

function safely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
