import type { ClientAccountProps } from '#contracts/client/account/show.ts';
import type { WithShared } from '#contracts/shared.ts';
import { show } from '#generated/routes/client/account.ts';
import * as shellMessages from '#messages/account/shell.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useTitle } from '#runtime/title/title.ts';
import { AccountFrame } from '../../Account/blocks/AccountFrame.tsx';
import { NotificationsPart } from '../../Account/blocks/NotificationsPart.tsx';
import { ProfilePart } from '../../Account/blocks/profile/ProfilePart.tsx';
import { SecurityPart } from '../../Account/blocks/security/SecurityPart.tsx';
import { SessionsPart } from '../../Account/blocks/SessionsPart.tsx';
import { clientAccountRoutes as routes } from './blocks/client-account-routes.ts';
import { CompanyPart } from './blocks/company/CompanyPart.tsx';
import { DataPart } from './blocks/data/DataPart.tsx';
import { SupportSection } from './blocks/SupportSection.tsx';

/** The account of a client, with the sheet of their company. */
export default function ClientAccountShow(props: WithShared<ClientAccountProps>) {
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

function Part({ section, person, conflict, app, auth }: WithShared<ClientAccountProps>) {
  switch (section.tab) {
    case 'profil':
      return <ProfilePart section={section} person={person} conflict={conflict} routes={routes} />;
    case 'securite':
      return (
        <SecurityPart section={section} email={person.email} appName={app.name} routes={routes}>
          {section.support && <SupportSection support={section.support} />}
        </SecurityPart>
      );
    case 'sessions':
      return <SessionsPart sessions={section.sessions} routes={routes} userId={auth.user?.id ?? null} />;
    case 'notifications':
      return <NotificationsPart kinds={section.kinds} href={routes.notifications} />;
    case 'societe':
      return <CompanyPart section={section} conflict={conflict} mapsKey={app.mapsKey} />;
    case 'donnees':
      return <DataPart section={section} />;
  }
}
