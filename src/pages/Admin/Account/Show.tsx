import type { AdminAccountProps } from '#contracts/admin/account/show.ts';
import type { WithShared } from '#contracts/shared.ts';
import { show } from '#generated/routes/admin/account.ts';
import * as shellMessages from '#messages/account/shell.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useTitle } from '#runtime/title/title.ts';
import { AccountFrame } from '../../Account/blocks/AccountFrame.tsx';
import { JournalPart } from '../../Account/blocks/JournalPart.tsx';
import { NotificationsPart } from '../../Account/blocks/NotificationsPart.tsx';
import { ProfilePart } from '../../Account/blocks/profile/ProfilePart.tsx';
import { SecurityPart } from '../../Account/blocks/security/SecurityPart.tsx';
import { SessionsPart } from '../../Account/blocks/SessionsPart.tsx';
import { adminAccountRoutes as routes } from './blocks/admin-account-routes.ts';

/** The account of somebody of the staff. */
export default function AdminAccountShow(props: WithShared<AdminAccountProps>) {
  const t = useMessages(shellMessages);
  const { section, person, tabs, app } = props;
  useTitle(`${t(`tabs.${section.tab}`)} · ${t('title')}`, app.name);
  return (
    <AccountFrame
      person={person}
      current={section.tab}
      tabs={tabs.map((id) => ({ id, href: show({ query: { tab: id } }) }))}
    >
      <Part {...props} />
    </AccountFrame>
  );
}

function Part({ section, person, conflict, app, auth }: WithShared<AdminAccountProps>) {
  switch (section.tab) {
    case 'profil':
      return <ProfilePart section={section} person={person} conflict={conflict} routes={routes} />;
    case 'securite':
      return <SecurityPart section={section} email={person.email} appName={app.name} routes={routes} />;
    case 'sessions':
      return <SessionsPart sessions={section.sessions} routes={routes} userId={auth.user?.id ?? null} />;
    case 'notifications':
      return <NotificationsPart kinds={section.kinds} href={routes.notifications} />;
    case 'journal':
      return <JournalPart entries={section.entries} impersonations={section.impersonations} />;
  }
}
