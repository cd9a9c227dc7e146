import * as cartMessages from '#messages/client/cart.ts';
import { CartStorageError } from '#runtime/cart/cart.ts';
import { useCart } from '#runtime/cart/useCart.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { toast } from '#runtime/toast/toast.ts';
import { lotCart, maxCartItems, withAdded, type CartItem } from './lot-cart.ts';

/** The cart, and what can be done with it; what the browser does not keep is told. */
export function useLotCart() {
  const t = useMessages(cartMessages);
  const { items, save, clear } = useCart(lotCart);
  const keep = (next: readonly CartItem[]): boolean => {
    try {
      save(next);
      return true;
    } catch (error) {
      if (!(error instanceof CartStorageError)) throw error;
      toast.error(t('notKept'));
      return false;
    }
  };
  return {
    items,
    clear,
    has: (lotId: string): boolean => items.some((item) => item.lotId === lotId),
    remove: (lotId: string): void => void keep(items.filter((item) => item.lotId !== lotId)),
    /** Adds lots, each once, and says how many. */
    add: (added: readonly CartItem[]): void => {
      const next = withAdded(items, added);
      const count = next.items.length - items.length;
      if (count === 0 && next.leftOut === 0) {
        toast.info(t('already'));
        return;
      }
      if (!keep(next.items)) return;
      if (next.leftOut > 0) toast.error(t('full', { max: maxCartItems, count: next.leftOut }));
      else toast.success(t('added', { count }));
    },
  };
}
