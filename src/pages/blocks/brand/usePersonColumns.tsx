import type { AccountRow } from '#contracts/admin/user/index.ts';
import * as peopleMessages from '#messages/network-people.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu, type MenuAction } from '#ui/actions/Menu.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { useRoleLabel } from '#ui/identity/useRoleLabel.ts';
import type { ListColumn } from '#ui/list/list-column.ts';

/** Somebody of a company of a network, as far as the reader may see them. */
export interface NetworkPerson {
  readonly name: string;
  /** Masked where the reader may not have it. */
  readonly email: string;
  readonly company: string;
  readonly roles: AccountRow['roles'];
  readonly status: AccountRow['status'];
  readonly hasTwoFactor: boolean;
  readonly lastLoginAt: string | null;
}

interface PersonColumns<Row> {
  readonly personOf: (row: Row) => NetworkPerson;
  readonly actionsOf: (row: Row) => readonly MenuAction[];
  /** The server puts the rows in order. */
  readonly isSorted?: boolean;
}

/** The columns of the people of a network. */
export function usePersonColumns<Row>({
  personOf,
  actionsOf,
  isSorted = false,
}: PersonColumns<Row>): readonly ListColumn<Row>[] {
  const t = useMessages(peopleMessages);
  const roleLabel = useRoleLabel();
  const menuOf = (row: Row) => {
    const actions = actionsOf(row);
    const label = t('actionsOf', { name: personOf(row).name });
    return (
      actions.length > 0 && <Menu isIconOnly size="sm" variant="discreet" label={label} actions={actions} />
    );
  };
  return [
    {
      id: 'name',
      label: t('name'),
      value: (row) => personOf(row).name,
      isName: true,
      width: 200,
      isPinned: true,
      sort: isSorted ? 'ascending' : undefined,
      picture: (row) => <Avatar name={personOf(row).name} isDecorative />,
    },
    { id: 'email', label: t('email'), value: (row) => personOf(row).email, card: 'subtitle', width: 216 },
    {
      id: 'role',
      label: t('role'),
      value: (row) =>
        personOf(row)
          .roles.map(({ name, label }) => roleLabel(name, label ?? undefined))
          .join(', ') || null,
      card: 'figure',
      width: 128,
    },
    {
      id: 'status',
      label: t('status'),
      value: (row) => t(`state.${personOf(row).status}`),
      show: (row) => <OfficeStateBadge entity="user" state={personOf(row).status} />,
      card: 'badge',
      width: 108,
    },
    {
      id: 'twoFactor',
      label: t('twoFactor'),
      value: (row) => t(`twoFactorState.${personOf(row).hasTwoFactor ? 'on' : 'off'}`),
      width: 104,
    },
    {
      id: 'lastLoginAt',
      label: t('lastLogin'),
      kind: 'instant',
      value: (row) => personOf(row).lastLoginAt,
      sort: isSorted ? 'descending' : undefined,
      card: 'figure',
    },
    { id: 'company', label: t('company'), value: (row) => personOf(row).company, card: 'foot', width: 168 },
    {
      id: 'actions',
      label: t('actions'),
      isLabelHidden: true,
      value: () => null,
      show: menuOf,
      card: 'end',
      width: 56,
    },
  ];
}
