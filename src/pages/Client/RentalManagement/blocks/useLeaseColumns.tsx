import { CircleX, HandCoins, KeyRound, LogOut, PencilLine, Play, ReceiptText, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import type { LeaseRow, RentalManagementProps } from '#contracts/client/rental-management.ts';
import { activate, cancel, destroy } from '#generated/routes/client/rental-management/lease.ts';
import * as rentalMessages from '#messages/client/rental-management.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu, type MenuAction } from '#ui/actions/Menu.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';
import { useAction } from '../../../Account/blocks/useAction.ts';
import type { Open } from './opened.ts';

/** What can be done with a lease, by its state. */
export function useLeaseActions(can: RentalManagementProps['can'], open: Open) {
  const t = useMessages(rentalMessages);
  const { run } = useAction();
  return (lease: LeaseRow): MenuAction[] => {
    const { id, version, status } = lease;
    const step = (href: string, method: 'PUT' | 'DELETE') => () =>
      void run({ method, href, data: { version } });
    const isRunning = status === 'active' || status === 'notice';
    const isHeld = lease.deposit !== null && lease.deposit.returnedOn === null;
    const when = (isOffered: boolean, action: MenuAction): MenuAction[] => (isOffered ? [action] : []);
    return [
      { id: 'open', label: t('actions.open'), icon: PencilLine, run: () => open({ kind: 'lease', lease }) },
      ...when(can.update && status === 'draft', {
        id: 'activate',
        label: t('actions.activate'),
        icon: Play,
        run: step(activate(id), 'PUT'),
      }),
      ...when(can.update && status === 'active', {
        id: 'notice',
        label: t('actions.notice'),
        icon: LogOut,
        run: () => open({ kind: 'notice', lease }),
      }),
      ...when(can.update && (status === 'notice' || (status === 'active' && lease.endsOn !== null)), {
        id: 'end',
        label: t('actions.end'),
        icon: KeyRound,
        run: () => open({ kind: 'end', lease }),
      }),
      ...when(can.update && isHeld, {
        id: 'deposit',
        label: t('actions.deposit'),
        icon: HandCoins,
        run: () => open({ kind: 'deposit', lease }),
      }),
      ...when(can.update && (isRunning || status === 'ended') && lease.values.chargesMode === 'provision', {
        id: 'charges',
        label: t('actions.charges'),
        icon: ReceiptText,
        run: () => open({ kind: 'charges', lease }),
      }),
      ...when(can.update && status === 'draft', {
        id: 'cancel',
        label: t('actions.cancel'),
        icon: CircleX,
        run: step(cancel(id), 'DELETE'),
      }),
      ...when(can.delete && status === 'draft', {
        id: 'destroy',
        label: t('actions.remove'),
        icon: Trash2,
        isDanger: true,
        run: () => void run({ method: 'DELETE', href: destroy(id) }),
      }),
    ];
  };
}

const namesOf = ({ renters }: LeaseRow): string => renters.map(({ name }) => name).join(', ');

/** The columns of the leases, their menu last. */
export function useLeaseColumns(can: RentalManagementProps['can'], open: Open): ListColumn<LeaseRow>[] {
  const t = useMessages(rentalMessages);
  const actionsOf = useLeaseActions(can, open);
  return useMemo(
    () => [
      {
        id: 'number',
        label: t('columns.number'),
        value: ({ number }) => number,
        isName: true,
        isPinned: true,
        width: 116,
      },
      {
        id: 'name',
        label: t('columns.renters'),
        value: namesOf,
        sort: 'ascending',
        card: 'subtitle',
        width: 176,
      },
      {
        id: 'lot',
        label: t('columns.lot'),
        value: ({ lot, operation }) => `${operation.name} · ${lot.name}`,
        tone: 'secondary',
        card: 'subtitle',
        width: 200,
      },
      {
        id: 'status',
        label: t('columns.status'),
        value: ({ status }) => t(`choices.status.${status}`),
        show: ({ status }) => <OfficeStateBadge entity="lease" state={status} />,
        card: 'badge',
        width: 128,
      },
      {
        id: 'rent',
        label: t('columns.rent'),
        kind: 'money',
        value: ({ rentCents }) => rentCents,
        hasCents: true,
        sort: 'descending',
        card: 'figure',
        isMain: true,
        isSummed: true,
      },
      {
        id: 'charges',
        label: t('columns.charges'),
        kind: 'money',
        value: ({ chargesCents }) => chargesCents,
        hasCents: true,
        isSummed: true,
        width: 100,
      },
      {
        id: 'balance',
        label: t('columns.balance'),
        kind: 'money',
        value: ({ balanceCents }) => balanceCents || null,
        hasCents: true,
        sort: 'descending',
        card: 'figure',
        isSummed: true,
      },
      {
        id: 'dueOn',
        label: t('columns.nextRevision'),
        kind: 'day',
        value: ({ nextRevisionOn }) => nextRevisionOn,
        sort: 'ascending',
        card: 'foot',
        width: 132,
      },
      {
        id: 'type',
        label: t('columns.type'),
        value: ({ type }) => t(`choices.type.${type}`),
        card: 'foot',
        width: 132,
      },
      {
        id: 'startsOn',
        label: t('columns.startsOn'),
        kind: 'day',
        value: ({ startsOn }) => startsOn,
        width: 100,
      },
      { id: 'endsOn', label: t('columns.endsOn'), kind: 'day', value: ({ endsOn }) => endsOn, width: 100 },
      { id: 'dpe', label: t('columns.dpe'), value: ({ dpeClass }) => dpeClass, width: 72 },
      {
        id: 'actions',
        label: t('columns.actions'),
        value: () => null,
        show: (lease) => (
          <Menu
            isIconOnly
            size="sm"
            variant="discreet"
            label={t('actions.label', { number: lease.number })}
            actions={actionsOf(lease)}
          />
        ),
        isLabelHidden: true,
        card: 'end',
        width: 48,
      },
    ],
    [t, actionsOf],
  );
}
