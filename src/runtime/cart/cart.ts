import { localStore, type SafeStorage } from '../storage/safe-storage.ts';
import { browserCartChannel, type CartChannel } from './cart-channel.ts';
import { readCart } from './read-cart.ts';

/** Where the list is kept in the browser's storage. */
export const cartKey = 'cart';

/** Why the cart could not be kept: the browser's store is full, or denied. */
export class CartStorageError extends Error {
  override readonly name = 'CartStorageError';

  constructor() {
    super('The browser did not keep the cart: its store is full or denied');
  }
}

/** A list that stays in the browser, the same in all its tabs. */
export interface Cart<Item> {
  /** The list; the same array until it changes. */
  read(): readonly Item[];
  /** Keeps the list and tells all tabs. @throws CartStorageError when it could not be kept; nothing is changed then */
  save(items: readonly Item[]): void;
  /** Empties the list and tells all tabs. */
  clear(): void;
  /** Calls back after each save and each clear, in whatever tab. */
  subscribe(listener: () => void): () => void;
}

export interface CartOptions<Item> {
  /** Whether something read from the store is an item of this version of the application. */
  readonly isItem: (value: unknown) => value is Item;
  readonly storage?: SafeStorage;
  readonly channel?: CartChannel;
}

const nothing: readonly never[] = [];

/** The cart of this browser, empty at first. */
export function createCart<Item>({
  isItem,
  storage = localStore,
  channel = browserCartChannel(cartKey),
}: CartOptions<Item>): Cart<Item> {
  let text: string | null = null;
  let items: readonly Item[] = nothing;

  const read = (): readonly Item[] => {
    const stored = storage.get(cartKey);
    if (stored === text) return items;
    text = stored;
    items = stored === null ? nothing : readCart(stored, { key: cartKey, isItem, storage });
    return items;
  };

  return {
    read,
    save(next) {
      // What cannot be read is set aside before it is written over.
      read();
      if (!storage.set(cartKey, JSON.stringify(next))) throw new CartStorageError();
      channel.notify();
    },
    clear() {
      read();
      storage.remove(cartKey);
      channel.notify();
    },
    subscribe: channel.listen,
  };
}
