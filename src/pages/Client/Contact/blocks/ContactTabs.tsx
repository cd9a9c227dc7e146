import { contactTabs, type ContactTab } from '#contracts/client/contact/tabs.ts';
import { edit } from '#generated/routes/client/contact.ts';
import * as relationMessages from '#messages/client/contact-relations.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Tabs } from '#ui/data/Tabs.tsx';

interface ContactTabsProps {
  readonly contactId: string;
  readonly current: ContactTab;
}

/** The parts of a contact's page. */
export function ContactTabs({ contactId, current }: ContactTabsProps) {
  const t = useMessages(relationMessages);
  return (
    <Tabs
      label={t('parts')}
      items={contactTabs.map((tab) => ({
        label: t(`tabs.${tab}`),
        href: edit({ contact: contactId }, tab === 'fiche' ? {} : { query: { tab } }),
        isCurrent: tab === current,
      }))}
    />
  );
}
