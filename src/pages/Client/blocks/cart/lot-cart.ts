import { createCart } from '#runtime/cart/cart.ts';
import { lotStates, lotTypes, type LotState, type LotType } from '#domain/lot/states.ts';

/** A lot that somebody set aside, as it was then. */
export interface CartItem {
  readonly lotId: string;
  readonly operationId: string;
  readonly operationName: string;
  readonly ref: string;
  readonly type: LotType;
  readonly city: string;
  readonly areaM2: string;
  readonly priceTtcCents: number | null;
  readonly pricePerM2Cents: number | null;
  readonly status: LotState;
  readonly coverUrl: string | null;
  /** UTC instant. */
  readonly addedAt: string;
}

/** So many lots fit into the cart. */
export const maxCartItems = 60;

const isText = (value: unknown): value is string => typeof value === 'string';
const isAmount = (value: unknown): boolean => value === null || Number.isSafeInteger(value);

/** Whether something from the browser's store is a lot of the cart. */
export function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false;
  const item = value as Readonly<Record<string, unknown>>;
  return (
    [item['lotId'], item['operationId'], item['operationName'], item['ref'], item['city']].every(isText) &&
    isText(item['areaM2']) &&
    isText(item['addedAt']) &&
    isAmount(item['priceTtcCents']) &&
    isAmount(item['pricePerM2Cents']) &&
    (item['coverUrl'] === null || isText(item['coverUrl'])) &&
    lotTypes.some((type) => type === item['type']) &&
    lotStates.some((state) => state === item['status'])
  );
}

/** The lots that are set aside in this browser, the same in all its tabs. */
export const lotCart = createCart<CartItem>({ isItem: isCartItem });

/** The cart with some more lots, each once, the first ones that fit; and how many did not. */
export function withAdded(
  items: readonly CartItem[],
  added: readonly CartItem[],
): { readonly items: readonly CartItem[]; readonly leftOut: number } {
  const known = new Set(items.map(({ lotId }) => lotId));
  const fresh = added.filter(({ lotId }) => !known.has(lotId));
  const room = Math.max(0, maxCartItems - items.length);
  return { items: [...items, ...fresh.slice(0, room)], leftOut: Math.max(0, fresh.length - room) };
}
