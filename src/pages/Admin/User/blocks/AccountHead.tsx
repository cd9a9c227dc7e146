import type { ReactNode } from 'react';
import type { AccountTab, AdminUserFormProps } from '#contracts/admin/user/form.ts';
import { edit } from '#generated/routes/admin/user.ts';
import * as userMessages from '#messages/admin/user.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu } from '#ui/actions/Menu.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Tabs } from '#ui/data/Tabs.tsx';
import { Text } from '#ui/data/Text.tsx';
import { useRoleLabel } from '#ui/identity/useRoleLabel.ts';
import { Facts } from '#ui/layout/Facts.tsx';
import { useAccountActions } from './useAccountActions.tsx';

/** In their order. */
const accountTabs: readonly AccountTab[] = [
  'identite',
  'societe',
  'abonnement',
  'connexions',
  'journal',
  'notes',
];

type Account = NonNullable<AdminUserFormProps['account']>;

/** How an account stands, and what can be done with it, beside its title. */
export function useAccountHead({ account, impersonation }: AdminUserFormProps): {
  readonly badges: ReactNode;
  readonly actions: ReactNode;
  readonly dialog: ReactNode;
} {
  const t = useMessages(userMessages);
  const { actionsOf, dialog } = useAccountActions(impersonation);
  if (account === null) return { badges: null, actions: null, dialog: null };
  const actions = actionsOf(account);
  return {
    badges: <OfficeStateBadge entity="user" state={account.status} />,
    actions: actions.length > 0 && <Menu label={t('columns.actions')} actions={actions} />,
    dialog,
  };
}

/** The parts of the sheet, and what is known of the account at a glance. */
export function AccountHead(props: AdminUserFormProps & { readonly account: Account }) {
  const { account } = props;
  const t = useMessages(userMessages);
  const format = useFormat();
  const roleLabel = useRoleLabel();
  return (
    <>
      <AccountTabs {...props} />
      <Facts>
        <span>{account.roles.map(({ name, label }) => roleLabel(name, label ?? undefined)).join(', ')}</span>
        <span>{t(account.isVerified ? 'verified' : 'unverified')}</span>
        {account.lastLoginAt !== null && (
          <Text tone="ink3">
            {t('columns.lastLoginAt')} {format.dateTime(account.lastLoginAt)}
          </Text>
        )}
      </Facts>
    </>
  );
}

/** The parts of an account's sheet; those of companies only where there is one. */
export function AccountTabs({ account, tab, companyId, form }: AdminUserFormProps) {
  const t = useMessages(userMessages);
  const id = form.record?.id;
  if (account === null || id === undefined) return null;
  const parts = accountTabs.filter(
    (part) => companyId !== null || (part !== 'societe' && part !== 'abonnement'),
  );
  return (
    <Tabs
      label={account.name}
      items={parts.map((part) => ({
        label: t(`parts.${part}`),
        href: edit(id, {
          query: part === 'identite' ? {} : { tab: part, ...(companyId && { societe: companyId }) },
        }),
        isCurrent: part === tab,
      }))}
    />
  );
}
