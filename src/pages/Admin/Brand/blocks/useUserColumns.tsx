import type { AccountRow } from '#contracts/admin/user/index.ts';
import * as brandMessages from '#messages/admin/brand.ts';
import * as userMessages from '#messages/admin/user.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu, type MenuAction } from '#ui/actions/Menu.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { useRoleLabel } from '#ui/identity/useRoleLabel.ts';
import type { ListColumn } from '#ui/list/list-column.ts';

/** Somebody in one of the companies of a network. */
export interface BrandUser {
  readonly id: string;
  readonly company: string;
  readonly account: AccountRow;
}

/** The columns of the people of a network. */
export function useUserColumns(
  actionsOf: (account: AccountRow) => readonly MenuAction[],
): readonly ListColumn<BrandUser>[] {
  const t = useMessages(brandMessages);
  const words = useMessages(userMessages);
  const roleLabel = useRoleLabel();
  const menuOf = ({ account }: BrandUser) => {
    const actions = actionsOf(account);
    const label = t('actionsOf', { name: account.name });
    return (
      actions.length > 0 && <Menu isIconOnly size="sm" variant="discreet" label={label} actions={actions} />
    );
  };
  return [
    {
      id: 'name',
      label: t('users.name'),
      value: ({ account }) => account.name,
      isName: true,
      width: 200,
      isPinned: true,
      picture: ({ account }) => <Avatar name={account.name} isDecorative />,
    },
    {
      id: 'email',
      label: t('users.email'),
      value: ({ account }) => account.email,
      card: 'subtitle',
      width: 216,
    },
    {
      id: 'role',
      label: t('users.role'),
      value: ({ account }) =>
        account.roles.map(({ name, label }) => roleLabel(name, label ?? undefined)).join(', ') || null,
      card: 'figure',
      width: 128,
    },
    {
      id: 'status',
      label: t('users.status'),
      value: ({ account }) => words(`choices.status.${account.status}`),
      show: ({ account }) => <OfficeStateBadge entity="user" state={account.status} />,
      card: 'badge',
      width: 108,
    },
    {
      id: 'twoFactor',
      label: t('managers.columns.twoFactor'),
      value: ({ account }) => words(`choices.twoFactor.${account.hasTwoFactor ? 'on' : 'off'}`),
      width: 104,
    },
    {
      id: 'lastLogin',
      label: t('users.lastLogin'),
      kind: 'instant',
      value: ({ account }) => account.lastLoginAt,
      card: 'figure',
    },
    { id: 'company', label: t('users.company'), value: ({ company }) => company, card: 'foot', width: 168 },
    {
      id: 'actions',
      label: t('columns.actions'),
      isLabelHidden: true,
      value: () => null,
      show: menuOf,
      card: 'end',
      width: 56,
    },
  ];
}
