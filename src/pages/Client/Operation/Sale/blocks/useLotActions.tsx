import { Copy, ScrollText, ShoppingBasket, Split, Stamp, Store, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { LotFormProps } from '#contracts/client/operation/sale/form.ts';
import { pricePerM2Cents, hundredthsOfM2 } from '#domain/lot/price.ts';
import { create as newSale, edit as saleFile } from '#generated/routes/client/operation/notary/sale.ts';
import { publish, supportPlanDescription, withdraw } from '#generated/routes/client/operation/sale.ts';
import * as lotMessages from '#messages/client/lot.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { Action } from '#ui/actions/action.ts';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../../../../Account/blocks/useAction.ts';
import { printAction } from '../../../../blocks/print-action.ts';
import { useLotCart } from '../../../blocks/cart/useLotCart.ts';
import type { LotDialogsProps } from './LotDialogs.tsx';
import { lotSheet } from './lot-sheet.ts';

const LotDialogs = lazyDialog(async () => (await import('./LotDialogs.tsx')).LotDialogs);
const WithdrawDialog = lazyDialog(async () => (await import('./WithdrawDialog.tsx')).WithdrawDialog);

/** What can be done with a lot beside saving it, and the windows that ask. */
export function useLotActions({ operation, form, life, can, library }: LotFormProps, isChanged: boolean) {
  const t = useMessages(lotMessages);
  const { run } = useAction();
  const cart = useLotCart();
  const [asked, setAsked] = useState<LotDialogsProps['asked'] | 'withdraw' | null>(null);
  const { record, values } = form;
  if (record === null || life === null) return { actions: [], dialogs: null };
  const parameters = { operation: operation.id, lot: record.id };
  const isSplit = values.saleMode === 'vir' && form.can.save && !life.isPriceLocked;
  const setAside = (): void =>
    cart.add([
      {
        lotId: record.id,
        operationId: operation.id,
        operationName: operation.name,
        ref: values.ref,
        type: values.type,
        city: operation.city,
        areaM2: values.areaM2 ?? '0',
        priceTtcCents: values.priceTtcCents,
        pricePerM2Cents: pricePerM2Cents(values.priceTtcCents, hundredthsOfM2(values.areaM2 ?? '0')),
        status: life.status,
        coverUrl: library.find(({ id }) => id === values.photoMediaIds[0])?.thumbHref ?? null,
        addedAt: new Date().toISOString(),
      },
    ]);
  const actions: (Action | false)[] = [
    {
      id: 'lot.cart',
      label: t('actions.cart'),
      place: 'page',
      icon: ShoppingBasket,
      run: setAside,
    },
    can.print &&
      printAction('lot.sheet', t('actions.sheet'), [
        { id: 'sheet', label: t('actions.sheet'), href: lotSheet(values.type, record.id) },
      ]),
    {
      id: 'lot.description',
      label: t('actions.description'),
      place: 'page',
      icon: ScrollText,
      href: supportPlanDescription(parameters),
    },
    life.notarySaleId !== null && {
      id: 'lot.sale',
      label: t('actions.saleFile'),
      place: 'page',
      icon: Stamp,
      href: saleFile({ operation: operation.id, notarySale: life.notarySaleId }),
    },
    life.notarySaleId === null &&
      can.update &&
      life.status === 'available' && {
        id: 'lot.sale',
        label: t('actions.newSale'),
        place: 'page',
        icon: Stamp,
        href: newSale({ operation: operation.id }, { query: { lot: record.id } }),
      },
    can.create && {
      id: 'lot.duplicate',
      label: t('actions.duplicate'),
      place: 'page',
      icon: Copy,
      run: () => setAsked('duplicate'),
    },
    isSplit && {
      id: 'lot.split',
      label: t('actions.split'),
      place: 'page',
      icon: Split,
      inactiveReason: isChanged ? t('split.unsaved') : undefined,
      run: () => setAsked('split'),
    },
    can.withdraw && {
      id: 'lot.withdraw',
      label: t('actions.withdraw'),
      place: 'page',
      icon: Undo2,
      run: () => setAsked('withdraw'),
    },
    can.publish && {
      id: 'lot.publish',
      label: t('actions.publish'),
      place: 'page',
      icon: Store,
      run: () =>
        void run({
          method: 'POST',
          href: publish({ operation: operation.id }),
          data: { lotIds: [record.id] },
        }),
    },
  ];
  const close = (): void => setAsked(null);
  const dialogs =
    asked === 'withdraw' ? (
      <WithdrawDialog
        href={withdraw({ operation: operation.id })}
        lotIds={[record.id]}
        onDone={close}
        onClose={close}
      />
    ) : (
      asked !== null && (
        <LotDialogs
          asked={asked}
          parameters={parameters}
          reference={values.ref}
          version={record.version}
          onClose={close}
        />
      )
    );
  return { actions, dialogs };
}
