import { BellRing, CircleX, Download, HandCoins, Mail, MailCheck, PencilLine } from 'lucide-react';
import { useMemo } from 'react';
import type { CallRow, RentalManagementProps } from '#contracts/client/rental-management.ts';
import { receipt, remind, send } from '#generated/routes/client/rental-management/call.ts';
import * as rentalMessages from '#messages/client/rental-management.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu, type MenuAction } from '#ui/actions/Menu.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';
import { useAction } from '../../../Account/blocks/useAction.ts';
import type { Open } from './opened.ts';

/** What can be done with a call, by its state. */
export function useCallActions(can: RentalManagementProps['can'], open: Open) {
  const t = useMessages(rentalMessages);
  const { run } = useAction();
  return (call: CallRow): MenuAction[] => {
    const { id, state, payments, reminderDue } = call;
    const isLive = state !== 'cancelled';
    const when = (isOffered: boolean, action: MenuAction): MenuAction[] => (isOffered ? [action] : []);
    const post = (href: string, data: Readonly<Record<string, string | number>>) => () =>
      void run({ method: 'POST', href, data });
    return [
      ...when(can.update && isLive, {
        id: 'pay',
        label: t('actions.pay'),
        icon: HandCoins,
        run: () => open({ kind: 'pay', call }),
      }),
      ...when(can.update && isLive, {
        id: 'send',
        label: t('actions.send'),
        icon: Mail,
        run: post(send(id), { what: 'call' }),
      }),
      ...when(can.update && isLive && reminderDue > 0, {
        id: 'remind',
        label: t('actions.remind', { level: String(Math.max(1, reminderDue)) }),
        icon: BellRing,
        run: post(remind(id), { level: Math.max(1, reminderDue) }),
      }),
      ...when(payments.length > 0, {
        id: 'receipt',
        label: t(state === 'paid' ? 'actions.receipt' : 'actions.partialReceipt'),
        icon: Download,
        // The answer is a file: the browser goes there by itself, and stays where it is.
        run: () => window.location.assign(receipt(id)),
      }),
      ...when(can.update && payments.length > 0, {
        id: 'send-receipt',
        label: t('actions.sendReceipt'),
        icon: MailCheck,
        run: post(send(id), { what: 'receipt' }),
      }),
      ...when(can.update && isLive, {
        id: 'edit',
        label: t('actions.edit'),
        icon: PencilLine,
        run: () => open({ kind: 'edit', call }),
      }),
      ...when(can.update && isLive && payments.length === 0, {
        id: 'cancel',
        label: t('actions.cancelCall'),
        icon: CircleX,
        isDanger: true,
        run: () => open({ kind: 'cancel', call }),
      }),
    ];
  };
}

/** The columns of the calls, their menu last. */
export function useCallColumns(can: RentalManagementProps['can'], open: Open): ListColumn<CallRow>[] {
  const t = useMessages(rentalMessages);
  const format = useFormat();
  const actionsOf = useCallActions(can, open);
  return useMemo(() => {
    const money = (
      id: string,
      key: 'rent' | 'charges' | 'total' | 'paid' | 'owed',
      value: (row: CallRow) => number,
    ) =>
      ({
        id,
        label: t(`columns.${key}`),
        kind: 'money',
        value,
        hasCents: true,
        isSummed: true,
        width: 104,
      }) as const;
    return [
      {
        id: 'number',
        label: t('columns.number'),
        value: ({ number }) => number,
        isName: true,
        isPinned: true,
        width: 116,
      },
      {
        id: 'month',
        label: t('columns.month'),
        value: ({ month }) => format.month(month),
        card: 'subtitle',
        width: 132,
      },
      {
        id: 'name',
        label: t('columns.renters'),
        value: ({ renters }) => renters,
        sort: 'ascending',
        card: 'subtitle',
        width: 176,
      },
      {
        id: 'state',
        label: t('columns.state'),
        value: ({ state }) => t(`choices.state.${state}`),
        show: ({ state }) => <OfficeStateBadge entity="rentCall" state={state} />,
        card: 'badge',
        width: 132,
      },
      {
        id: 'dueOn',
        label: t('columns.dueOn'),
        kind: 'day',
        value: ({ dueOn }) => dueOn,
        sort: 'ascending',
        card: 'foot',
        width: 108,
      },
      {
        id: 'late',
        label: t('columns.late'),
        value: ({ daysLate }) => (daysLate === 0 ? null : t('daysLate', { count: daysLate })),
        card: 'foot',
        width: 92,
      },
      { ...money('total', 'total', ({ totalCents }) => totalCents), isMain: true, card: 'figure' as const },
      money('paid', 'paid', ({ paidCents }) => paidCents),
      {
        ...money('balance', 'owed', ({ owedCents }) => owedCents),
        sort: 'descending' as const,
        card: 'figure' as const,
      },
      money('rent', 'rent', ({ rentCents }) => rentCents),
      money('charges', 'charges', ({ chargesCents }) => chargesCents),
      {
        id: 'lot',
        label: t('columns.lot'),
        value: ({ operation, lot }) => `${operation.name} · ${lot}`,
        tone: 'secondary',
        width: 240,
      },
      {
        id: 'actions',
        label: t('columns.actions'),
        value: () => null,
        show: (call) => {
          const actions = actionsOf(call);
          const name = `${call.number} ${format.month(call.month)}`;
          return (
            actions.length > 0 && (
              <Menu
                isIconOnly
                size="sm"
                variant="discreet"
                label={t('actions.callsLabel', { name })}
                actions={actions}
              />
            )
          );
        },
        isLabelHidden: true,
        card: 'end',
        width: 48,
      },
    ];
  }, [t, format, actionsOf]);
}
