import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import * as cartMessages from '#messages/client/cart.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { CountChip } from '#ui/data/CountChip.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import type { CartDrawerProps } from './CartDrawer.tsx';
import { useLotCart } from './useLotCart.ts';

// Fetched when the cart is first opened.
const CartDrawer = lazyDialog(async () => (await import('./CartDrawer.tsx')).CartDrawer);

/** Opens the lots that are set aside, and tells how many they are. */
export function CartButton(props: Omit<CartDrawerProps, 'onClose'>) {
  const t = useMessages(cartMessages);
  const { items } = useLotCart();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={ShoppingBasket}
        isCompactOnPhone
        badge={items.length > 0 && <CountChip count={items.length} />}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      {isOpen && <CartDrawer {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
