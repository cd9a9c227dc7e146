import { ShoppingBasket, Store, Tags, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { StockPageProps, StockRow } from '#contracts/client/stock.ts';
import { stock as index } from '#generated/routes/client.ts';
import { price, publish, withdraw } from '#generated/routes/client/stock.ts';
import * as lotWords from '#messages/client/lot-words.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../../../Account/blocks/useAction.ts';
import type { RowBulk } from '../../../blocks/list/useRowBulk.tsx';
import { useLotCart } from '../../blocks/cart/useLotCart.ts';
import { cartItemOf } from '../../blocks/cart/cart-item.ts';

const PriceDialog = lazyDialog(
  async () => (await import('../../Operation/Sale/blocks/PriceDialog.tsx')).PriceDialog,
);
const WithdrawDialog = lazyDialog(
  async () => (await import('../../Operation/Sale/blocks/WithdrawDialog.tsx')).WithdrawDialog,
);

interface Asked {
  readonly what: 'price' | 'withdraw';
  readonly lots: readonly StockRow[];
  readonly done: () => void;
}

/** What can be done with chosen lots of the stock, and the windows that ask. */
export function useStockBulk(items: readonly StockRow[], can: StockPageProps['can']) {
  const t = useMessages(lotWords);
  const cart = useLotCart();
  const { run } = useAction();
  const [asked, setAsked] = useState<Asked | null>(null);
  const bulk: RowBulk = {
    href: index(),
    isForReaders: true,
    more: (rows, done) => {
      const own = items.filter(({ id }) =>
        rows.kind === 'ids' ? rows.ids.includes(id) : !rows.except.includes(id),
      );
      const sell = async (): Promise<void> => {
        const data = { lotIds: own.map(({ id }) => id) };
        if (await run({ method: 'POST', href: publish(), data, preserveScroll: true })) done();
      };
      return [
        {
          id: 'lots.cart',
          label: t('actions.cart'),
          place: 'page',
          icon: ShoppingBasket,
          run: () => {
            cart.add(own.map((lot) => cartItemOf(lot, lot.operation)));
            done();
          },
        },
        can.change && {
          id: 'lots.publish',
          label: t('actions.publish'),
          place: 'page',
          icon: Store,
          run: () => void sell(),
        },
        can.change &&
          own.length === 1 && {
            id: 'lots.price',
            label: t('actions.prices'),
            place: 'page',
            icon: Tags,
            run: () => setAsked({ what: 'price', lots: own, done }),
          },
        can.withdraw && {
          id: 'lots.withdraw',
          label: t('actions.withdraw'),
          place: 'page',
          icon: Undo2,
          run: () => setAsked({ what: 'withdraw', lots: own, done }),
        },
      ];
    },
  };
  const close = (): void => setAsked(null);
  const dialog = asked && <Dialogs asked={asked} onClose={close} />;
  return { bulk, dialog };
}

function Dialogs({ asked, onClose }: { readonly asked: Asked; readonly onClose: () => void }) {
  if (asked.what === 'withdraw') {
    return (
      <WithdrawDialog
        href={withdraw()}
        lotIds={asked.lots.map(({ id }) => id)}
        onDone={asked.done}
        onClose={onClose}
      />
    );
  }
  return (
    <PriceDialog
      lots={asked.lots}
      request={([change], reason) => ({
        method: 'PUT',
        href: price(),
        data: { ...change, reason },
      })}
      onDone={asked.done}
      onClose={onClose}
    />
  );
}
