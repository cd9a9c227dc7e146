import { useEffect, useState } from 'react';
import type { CartAnswer } from '#contracts/client/stock/cart.ts';
import { cart } from '#generated/routes/client/stock.ts';
import { getJson } from '#runtime/protocol/get-json.ts';
import type { CartItem } from './lot-cart.ts';

/** The lots of the cart as they are now, and to whom they can be sent. */
export type CartNews = CartAnswer;

/** Asks once what became of the lots that are set aside; null until it is known. */
export function useCartNews(items: readonly CartItem[]): CartNews | null {
  const [news, setNews] = useState<CartNews | null>(null);
  const [ids] = useState(() => items.map(({ lotId }) => lotId));
  useEffect(() => {
    const asking = new AbortController();
    getJson(cart({ query: { ids } }), asking.signal).then(
      (answer) => setNews(answer as CartNews),
      // Without an answer the lots stay as they were added; the server decides when they are sent.
      () => undefined,
    );
    return () => asking.abort();
  }, [ids]);
  return news;
}
