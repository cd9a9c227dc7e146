import { BadgeCheck } from 'lucide-react';
import type { AccountRow } from '#contracts/admin/user/index.ts';
import * as userMessages from '#messages/admin/user.ts';
import * as officeStates from '#messages/states/office.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu, type MenuAction } from '#ui/actions/Menu.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { Icon } from '#ui/identity/Icon.tsx';
import { useRoleLabel } from '#ui/identity/useRoleLabel.ts';
import { Inline } from '#ui/layout/Inline.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';
import { useColumns } from '../../../blocks/list/useColumns.ts';

interface AccountColumns {
  /** The team that is there now, by their identifiers. */
  readonly presentIds: readonly string[];
  readonly actionsOf: (account: AccountRow) => readonly MenuAction[];
}

/** The columns of the list of accounts. */
export function useAccountColumns({ presentIds, actionsOf }: AccountColumns): ListColumn<AccountRow>[] {
  const t = useMessages(userMessages);
  const states = useMessages(officeStates);
  const column = useColumns<AccountRow>(userMessages);
  const roleLabel = useRoleLabel();
  return [
    column.name(({ name, isYou }) => (isYou ? t('yourself', { name }) : name), {
      sort: 'ascending',
      picture: (row) => <Portrait account={row} isPresent={presentIds.includes(row.id)} />,
    }),
    column.made('text', 'status', ({ status }) => t(`choices.status.${status}`), {
      card: 'badge',
      width: 112,
      show: ({ status }) => <OfficeStateBadge entity="user" state={status} />,
    }),
    column.made('text', 'email', ({ email }) => email, {
      width: 216,
      card: 'subtitle',
      show: (row) => <Address account={row} />,
    }),
    column.made(
      'text',
      'companies',
      ({ companies }) => companies.map(({ name }) => name).join(', ') || null,
      {
        card: 'foot',
        width: 160,
      },
    ),
    column.made(
      'text',
      'roles',
      ({ roles }) => roles.map(({ name, label }) => roleLabel(name, label ?? undefined)).join(', ') || null,
      { width: 128, card: 'figure' },
    ),
    column.made('text', 'plans', ({ plans }) => plans.join(', ') || null, { width: 84 }),
    column.made(
      'text',
      'subscriptions',
      ({ subscriptions }) => subscriptions.map((state) => states(`subscription.${state}`)).join(', ') || null,
      {
        width: 112,
        show: ({ subscriptions }) => (
          <Inline gap={1} isOneLine>
            {subscriptions.map((state) => (
              <OfficeStateBadge key={state} entity="subscription" state={state} />
            ))}
          </Inline>
        ),
      },
    ),
    column.of('instant', 'lastLoginAt', { sort: 'descending', card: 'figure' }),
    column.made('text', 'brands', ({ brands }) => brands.join(', ') || null, { width: 160 }),
    column.made(
      'text',
      'twoFactor',
      ({ hasTwoFactor }) => t(`choices.twoFactor.${hasTwoFactor ? 'on' : 'off'}`),
      {
        width: 104,
        show: ({ hasTwoFactor }) =>
          hasTwoFactor ? <Badge tone="pos">{t('choices.twoFactor.on')}</Badge> : t('choices.twoFactor.off'),
      },
    ),
    column.of('instant', 'createdAt', { sort: 'descending', isHidden: true }),
    column.made('text', 'kind', ({ kind }) => t(`choices.kind.${kind}`), { isHidden: true }),
    column.made('text', 'actions', () => null, {
      isLabelHidden: true,
      card: 'end',
      width: 56,
      show: (row) => {
        const actions = actionsOf(row);
        return (
          actions.length > 0 && (
            <Menu
              isIconOnly
              size="sm"
              variant="discreet"
              label={t('actionsOf', { name: row.name })}
              actions={actions}
            />
          )
        );
      },
    }),
  ];
}

/** An address, with a mark where it is known to be theirs. */
function Address({ account: { email, isVerified } }: { readonly account: AccountRow }) {
  const t = useMessages(userMessages);
  return (
    <Inline gap={1} isOneLine>
      <Text breaks="cut">{email}</Text>
      {isVerified && <Icon icon={BadgeCheck} label={t('verified')} />}
    </Inline>
  );
}

function Portrait({
  account: { name },
  isPresent,
}: {
  readonly account: AccountRow;
  readonly isPresent: boolean;
}) {
  const t = useMessages(userMessages);
  return (
    <span title={isPresent ? t('present', { name }) : undefined}>
      <Avatar name={name} isPresent={isPresent} isDecorative />
    </span>
  );
}
