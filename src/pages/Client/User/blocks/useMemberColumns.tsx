import type { MemberRow } from '#contracts/client/user/index.ts';
import * as memberMessages from '#messages/client/user.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu, type MenuAction } from '#ui/actions/Menu.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { useRoleLabel } from '#ui/identity/useRoleLabel.ts';
import type { ListColumn } from '#ui/list/list-column.ts';
import { useColumns } from '../../../blocks/list/useColumns.ts';

interface MemberColumns {
  /** What only those are told who may change members is told. */
  readonly isDetailed: boolean;
  /** Members who are there now, by their identifiers. */
  readonly presentIds: readonly string[];
  /** What can be done with a member; null for who may only read. */
  readonly actionsOf: ((member: MemberRow) => readonly MenuAction[]) | null;
}

/** The columns of the list of members, as far as the person is told. */
export function useMemberColumns({
  isDetailed,
  presentIds,
  actionsOf,
}: MemberColumns): ListColumn<MemberRow>[] {
  const t = useMessages(memberMessages);
  const column = useColumns<MemberRow>(memberMessages);
  const roleLabel = useRoleLabel();
  const columns = [
    column.name(({ name, isYou }) => (isYou ? t('yourself', { name }) : name), {
      sort: 'ascending',
      picture: (row) => <Portrait member={row} isPresent={presentIds.includes(row.id)} />,
    }),
    column.of('text', 'jobTitle', { tone: 'secondary', isHidden: true }),
    column.made('text', 'role', ({ role, roleLabel: label }) => roleLabel(role, label ?? undefined), {
      card: 'subtitle',
    }),
    column.made('text', 'status', ({ status }) => t(`choices.status.${status}`), {
      card: 'badge',
      width: 120,
      show: ({ status }) => <OfficeStateBadge entity="user" state={status} />,
    }),
  ];
  if (isDetailed) {
    columns.push(
      column.made('text', 'email', ({ details }) => details?.email ?? null, { width: 220, card: 'foot' }),
      column.made('text', 'operations', ({ details }) =>
        details === null ? null : t('operations', { count: details.operationsCount ?? -1 }),
      ),
      column.made(
        'text',
        'twoFactor',
        ({ details }) => t(`twoFactor.${details?.hasTwoFactor ? 'on' : 'off'}`),
        {
          width: 112,
          show: ({ details }) =>
            details?.hasTwoFactor === true ? (
              <Badge tone="pos">{t('twoFactor.on')}</Badge>
            ) : (
              t('twoFactor.off')
            ),
        },
      ),
      column.made('instant', 'lastLoginAt', ({ details }) => details?.lastLoginAt ?? null, {
        sort: 'descending',
      }),
    );
  }
  if (actionsOf !== null) {
    columns.push(
      column.made('text', 'actions', () => null, {
        isLabelHidden: true,
        card: 'end',
        width: 56,
        show: (row) => (
          <Menu
            isIconOnly
            size="sm"
            variant="discreet"
            label={t('actionsOf', { name: row.name })}
            actions={actionsOf(row)}
          />
        ),
      }),
    );
  }
  return columns;
}

/** A member's face; the dot of those who are there is told in words as well. */
function Portrait({ member, isPresent }: { readonly member: MemberRow; readonly isPresent: boolean }) {
  const t = useMessages(memberMessages);
  const { name, avatarHref } = member;
  return (
    <span title={isPresent ? t('present', { name }) : undefined}>
      <Avatar name={name} src={avatarHref} isPresent={isPresent} isDecorative />
    </span>
  );
}
