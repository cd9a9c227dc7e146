import * as cartMessages from '#messages/client/cart.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { CartLines } from './CartLines.tsx';
import { useLotCart } from './useLotCart.ts';

export interface CartDrawerProps {
  readonly onClose: () => void;
}

/** The lots that are set aside, with their sum. */
export function CartDrawer({ onClose }: CartDrawerProps) {
  const t = useMessages(cartMessages);
  const { items, remove, clear } = useLotCart();
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${t('title')} · ${t('count', { count: items.length })}`}
      actions={items.length > 0 && <Button onClick={clear}>{t('clear')}</Button>}
    >
      {items.length === 0 ? (
        <EmptyState title={t('empty')} headingLevel={3} isCompact>
          {t('emptyHelp')}
        </EmptyState>
      ) : (
        <Stack gap={4}>
          <CartLines items={items} onRemove={remove} />
        </Stack>
      )}
    </Drawer>
  );
}
