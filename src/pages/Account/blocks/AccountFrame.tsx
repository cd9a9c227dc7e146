import type { ReactNode } from 'react';
import type { AccountTab } from '#contracts/account/tabs.ts';
import * as shellMessages from '#messages/account/shell.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Tabs } from '#ui/data/Tabs.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { useRoleLabel } from '#ui/identity/useRoleLabel.ts';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';

export interface AccountPerson {
  readonly name: string;
  readonly email: string;
  readonly avatarHref: string | null;
  /** Names of the system’s roles, or labels of those that are data. */
  readonly roles: readonly string[];
  readonly companyName: string | null;
}

interface AccountFrameProps {
  readonly person: AccountPerson;
  readonly tabs: readonly { readonly id: AccountTab; readonly href: string }[];
  readonly current: AccountTab;
  readonly children: ReactNode;
}

/** Whose account it is, and its parts; each part has its address. */
export function AccountFrame({ person, tabs, current, children }: AccountFrameProps) {
  const t = useMessages(shellMessages);
  const roleLabel = useRoleLabel();
  const roles = person.roles.map((role) => roleLabel(role)).join(', ');
  const facts = [person.name, roles, person.companyName].filter(Boolean).join(' · ');
  return (
    <>
      <Inline gap={4} isOneLine>
        <Avatar name={person.name} src={person.avatarHref} size={48} isDecorative />
        <PageHeader title={t('title')} subtitle={facts} />
      </Inline>
      <Tabs
        label={t('tabsLabel')}
        items={tabs.map(({ id, href }) => ({ label: t(`tabs.${id}`), href, isCurrent: id === current }))}
      />
      {children}
    </>
  );
}
