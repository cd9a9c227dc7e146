import { Users } from 'lucide-react';
import type { AccountRow } from '#contracts/admin/user/index.ts';
import type { AdminBrandFormProps, BrandSheetOf } from '#contracts/admin/brand/form.ts';
import { edit, index } from '#generated/routes/admin/user.ts';
import * as brandMessages from '#messages/admin/brand.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Menu } from '#ui/actions/Menu.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { useRoleLabel } from '#ui/identity/useRoleLabel.ts';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { useAccountActions } from '../../User/blocks/useAccountActions.tsx';

interface UserPartProps {
  readonly brand: NonNullable<AdminBrandFormProps['network']>;
  readonly sheet: BrandSheetOf<'utilisateurs'>;
}

/** The people of a network, company by company. */
export function UserPart({ brand, sheet }: UserPartProps) {
  const t = useMessages(brandMessages);
  const { actionsOf, dialog } = useAccountActions(sheet.impersonation);
  const people = new Map(sheet.groups.flatMap(({ users }) => users).map((user) => [user.id, user]));
  const count = (status: AccountRow['status']): number =>
    [...people.values()].filter((user) => user.status === status).length;
  if (people.size === 0) return <p>{t('users.empty')}</p>;
  return (
    <>
      <Inline gap={3} justify="between">
        <Text tone="ink2">
          {t('users.counters', {
            active: count('active'),
            invited: count('invited'),
            suspended: count('suspended'),
          })}
        </Text>
        <Button icon={Users} href={index({ query: { brand: [brand.id] } })}>
          {t('users.all')}
        </Button>
      </Inline>
      {sheet.groups.map(({ company, users }) => (
        <CompanyUsers key={company.id} name={company.name} users={users} actionsOf={actionsOf} />
      ))}
      {dialog}
    </>
  );
}

interface CompanyUsersProps {
  readonly name: string;
  readonly users: readonly AccountRow[];
  readonly actionsOf: ReturnType<typeof useAccountActions>['actionsOf'];
}

/** The people of one company, each with what can be done. */
function CompanyUsers({ name, users, actionsOf }: CompanyUsersProps) {
  const t = useMessages(brandMessages);
  const format = useFormat();
  const roleLabel = useRoleLabel();
  return (
    <PageSection title={name} count={users.length} empty={users.length === 0 && t('users.empty')}>
      <ItemList
        label={name}
        items={users.map((user) => {
          const roles = user.roles.map((role) => roleLabel(role.name, role.label ?? undefined));
          const seen = user.lastLoginAt === null ? [] : [format.dateTime(user.lastLoginAt)];
          const actions = actionsOf(user);
          return {
            id: user.id,
            title: user.name,
            href: edit(user.id),
            lead: <Avatar name={user.name} size={32} isDecorative />,
            badges: <OfficeStateBadge entity="user" state={user.status} />,
            detail: [user.email, ...roles, ...seen].join(' · '),
            end: actions.length > 0 && (
              <Menu
                isIconOnly
                size="sm"
                variant="discreet"
                label={t('actionsOf', { name: user.name })}
                actions={actions}
              />
            ),
          };
        })}
      />
    </PageSection>
  );
}
