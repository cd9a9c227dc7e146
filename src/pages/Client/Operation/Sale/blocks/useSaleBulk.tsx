import { History, Percent, Printer, ShoppingBasket, Stamp, Store, Tags, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { SaleIndexProps } from '#contracts/client/operation/sale/index.ts';
import type { SaleLot } from '#contracts/client/operation/sale/row.ts';
import { create as newSale, edit as saleFile } from '#generated/routes/client/operation/notary/sale.ts';
import { prices, publish, withdraw } from '#generated/routes/client/operation/sale.ts';
import * as lotWords from '#messages/client/lot-words.ts';
import * as saleMessages from '#messages/client/sale.ts';
import type { SelectedRows } from '#runtime/lists/selection.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { openInNewTab } from '#runtime/platform/new-tab.ts';
import type { Action } from '#ui/actions/action.ts';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../../../../Account/blocks/useAction.ts';
import { cartItemOf } from '../../../blocks/cart/cart-item.ts';
import { useLotCart } from '../../../blocks/cart/useLotCart.ts';
import { lotSheet } from './lot-sheet.ts';

const PriceDialog = lazyDialog(async () => (await import('./PriceDialog.tsx')).PriceDialog);
const MoveDialog = lazyDialog(async () => (await import('./MoveDialog.tsx')).MoveDialog);
const WithdrawDialog = lazyDialog(async () => (await import('./WithdrawDialog.tsx')).WithdrawDialog);

interface Asked {
  readonly what: 'prices' | 'move' | 'withdraw';
  readonly lots: readonly SaleLot[];
  readonly done: () => void;
}

/** What can be done with chosen lots of the sale plan, and the windows that ask. */
export function useSaleBulk(
  { operation, lots, can }: Pick<SaleIndexProps, 'operation' | 'lots' | 'can'>,
  showHistory: (lot: SaleLot) => void,
) {
  const t = useMessages(saleMessages);
  const word = useMessages(lotWords);
  const cart = useLotCart();
  const { run } = useAction();
  const [asked, setAsked] = useState<Asked | null>(null);
  const parameters = { operation: operation.id };
  const chosen = (rows: SelectedRows): readonly SaleLot[] =>
    lots.filter(({ id }) => (rows.kind === 'ids' ? rows.ids.includes(id) : !rows.except.includes(id)));

  /** The file of the sale of a lot, or the way to begin one. */
  const saleOf = (lot: SaleLot): Action | false => {
    const common = { id: 'lots.sale', place: 'page', icon: Stamp } as const;
    if (lot.notarySaleId !== null) {
      const href = saleFile({ ...parameters, notarySale: lot.notarySaleId });
      return { ...common, label: t('actions.saleFile'), href };
    }
    if (!can.change || lot.status !== 'available') return false;
    return { ...common, label: t('actions.newSale'), href: newSale(parameters, { query: { lot: lot.id } }) };
  };

  const actions = (rows: SelectedRows, done: () => void): readonly (Action | false)[] => {
    const own = chosen(rows);
    const ask = (what: Asked['what']) => () => setAsked({ what, lots: own, done });
    const sellOff = async (): Promise<void> => {
      const data = { lotIds: own.map(({ id }) => id) };
      if (await run({ method: 'POST', href: publish(parameters), data, preserveScroll: true })) done();
    };
    const [only] = own;
    return [
      {
        id: 'lots.cart',
        label: word('actions.cart'),
        place: 'page',
        icon: ShoppingBasket,
        run: () => {
          cart.add(own.map((lot) => cartItemOf(lot, operation)));
          done();
        },
      },
      can.change && {
        id: 'lots.publish',
        label: word('actions.publish'),
        place: 'page',
        icon: Store,
        run: () => void sellOff(),
      },
      can.change && {
        id: 'lots.prices',
        label: word('actions.prices'),
        place: 'page',
        icon: Tags,
        run: ask('prices'),
      },
      can.change && {
        id: 'lots.move',
        label: t('actions.move'),
        place: 'page',
        icon: Percent,
        run: ask('move'),
      },
      can.print &&
        own.length === 1 &&
        only !== undefined && {
          id: 'lots.sheet',
          label: t('actions.sheet'),
          place: 'page',
          icon: Printer,
          run: () => openInNewTab(lotSheet(only.type, only.id)),
        },
      own.length === 1 && only !== undefined && saleOf(only),
      own.length === 1 &&
        only !== undefined && {
          id: 'lots.history',
          label: t('actions.history'),
          place: 'page',
          icon: History,
          run: () => showHistory(only),
        },
      can.withdraw && {
        id: 'lots.withdraw',
        label: word('actions.withdraw'),
        place: 'page',
        icon: Undo2,
        run: ask('withdraw'),
      },
    ];
  };

  return {
    actions,
    cart,
    dialog: asked && <Dialogs asked={asked} operation={operation.id} onClose={() => setAsked(null)} />,
  };
}

function Dialogs({
  asked,
  operation,
  onClose,
}: {
  readonly asked: Asked;
  readonly operation: string;
  readonly onClose: () => void;
}): ReactNode {
  const { what, lots, done } = asked;
  if (what === 'move')
    return <MoveDialog operation={operation} lots={lots} onDone={done} onClose={onClose} />;
  if (what === 'withdraw') {
    return (
      <WithdrawDialog
        href={withdraw({ operation })}
        lotIds={lots.map(({ id }) => id)}
        onDone={done}
        onClose={onClose}
      />
    );
  }
  return (
    <PriceDialog
      lots={lots}
      request={(changes, reason) => ({
        method: 'PUT',
        href: prices({ operation }),
        data: {
          changes: changes.map((change) => ({
            ...change,
            existingPriceCents: null,
            worksPriceCents: null,
          })),
          reason,
        },
      })}
      onDone={done}
      onClose={onClose}
    />
  );
}
