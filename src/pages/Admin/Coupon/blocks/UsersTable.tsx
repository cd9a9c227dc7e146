import { CalendarDays, Download, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { CouponFormProps } from '#contracts/admin/coupon/form.ts';
import type { CouponUser } from '#contracts/admin/coupon/user.ts';
import { edit } from '#generated/routes/admin/coupon.ts';
import { destroy, download } from '#generated/routes/admin/coupon/user.ts';
import * as couponMessages from '#messages/admin/coupon.ts';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Text } from '#ui/data/Text.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';

export interface UsersTableProps {
  readonly couponId: string;
  readonly users: NonNullable<CouponFormProps['users']>;
  /** Person who looks, for the arrangement of the columns. */
  readonly userId: string;
}

/** The block « coupon users table »: who used a code, what it saved them, and what can still be taken back. */
export function UsersTable({ couponId, users, userId }: UsersTableProps) {
  const t = useMessages(couponMessages);
  const format = useFormat();
  const { isPending, run } = useAction();
  const [removed, setRemoved] = useState<CouponUser | null>(null);
  const address = useListAddress({ path: edit(couponId), query: users.query, defaults: users.defaults });
  const { q, redeemedAt, sort } = users.query;
  const columns = useUserColumns(users.canRemove ? setRemoved : null);
  const remove = async (): Promise<void> => {
    if (removed === null) return;
    const href = destroy({ coupon: couponId, redemption: removed.id });
    await run({ method: 'DELETE', href, preserveScroll: true });
    setRemoved(null);
  };
  return (
    <PageSection
      title={t('users.title')}
      count={users.meta.total}
      aside={
        users.meta.total > 0 && (
          <Button icon={Download} href={download(couponId, { query: { q, redeemedAt, sort } })} download>
            {t('users.download')}
          </Button>
        )
      }
    >
      <DataList
        label={t('users.title')}
        keepAs={`${userId}:coupon-users`}
        list={address}
        columns={columns}
        filters={[{ kind: 'period', key: 'redeemedAt', label: t('users.redeemedAt'), icon: CalendarDays }]}
        searchLabel={t('users.search')}
        rows={users.items}
        meta={users.meta}
        idOf={({ id }) => id}
        empty={<Text tone="ink3">{t('users.empty')}</Text>}
      />
      {users.savedCents > 0 && <Text>{t('users.total', { amount: format.money(users.savedCents) })}</Text>}
      {removed !== null && (
        <ConfirmDialog
          isOpen
          isDanger
          title={t('users.removeTitle', { company: removed.company })}
          description={t('users.removeText')}
          confirmLabel={t('users.remove')}
          isPending={isPending}
          onCancel={() => setRemoved(null)}
          onConfirm={() => void remove()}
        />
      )}
    </PageSection>
  );
}

function useUserColumns(onRemove: ((use: CouponUser) => void) | null): ListColumn<CouponUser>[] {
  const t = useMessages(couponMessages);
  const remove = (use: CouponUser) => (
    <Button
      size="sm"
      variant="discreet"
      icon={Undo2}
      inactiveReason={use.obstacle ?? undefined}
      onClick={() => onRemove?.(use)}
    >
      {t('users.remove')}
    </Button>
  );
  return [
    { id: 'name', label: t('users.company'), value: ({ company }) => company, isName: true },
    { id: 'user', label: t('users.user'), value: ({ user }) => user?.name ?? null, card: 'subtitle' },
    { id: 'plan', label: t('users.plan'), value: ({ plan }) => plan, card: 'subtitle', width: 112 },
    {
      id: 'redeemedAt',
      label: t('users.redeemedAt'),
      kind: 'instant',
      value: ({ redeemedAt }) => redeemedAt,
      sort: 'descending',
      card: 'figure',
    },
    {
      id: 'saved',
      label: t('users.saved'),
      kind: 'money',
      value: ({ savedCents }) => savedCents,
      sort: 'descending',
      card: 'figure',
    },
    {
      id: 'status',
      label: t('users.status'),
      value: ({ subscriptionStatus }) => subscriptionStatus,
      show: ({ subscriptionStatus }) =>
        subscriptionStatus && <OfficeStateBadge entity="subscription" state={subscriptionStatus} />,
      card: 'badge',
      width: 176,
    },
    ...(onRemove === null
      ? []
      : [
          {
            id: 'remove',
            label: t('users.remove'),
            isLabelHidden: true,
            value: () => null,
            show: remove,
            card: 'end',
            width: 112,
          } as const,
        ]),
  ];
}
