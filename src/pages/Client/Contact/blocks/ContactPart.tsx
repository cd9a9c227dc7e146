import type { ContactFormProps } from '#contracts/client/contact/form.ts';
import type { ContactTab } from '#contracts/client/contact/tabs.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as recordMessages from '#messages/record.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { ContactTabs } from './ContactTabs.tsx';

export interface PartProps extends Pick<ContactFormProps, 'activity' | 'operations' | 'consents' | 'today'> {
  readonly contactId: string;
  readonly canSave: boolean;
}

const options = { failed: PartFailed };

const parts = {
  activite: lazyPart<PartProps>(async () => (await import('./ActivityPart.tsx')).ActivityPart, options),
  operations: lazyPart<PartProps>(async () => (await import('./OperationsPart.tsx')).OperationsPart, options),
  consentements: lazyPart<PartProps>(async () => (await import('./ConsentsPart.tsx')).ConsentsPart, options),
} as const satisfies Record<Exclude<ContactTab, 'fiche'>, unknown>;

interface ContactPartProps {
  readonly page: WithShared<ContactFormProps>;
  readonly contact: { readonly id: string; readonly label: string };
  readonly tab: keyof typeof parts;
}

/** A part of a contact's page other than its form: what is saved by itself. */
export function ContactPart({ page, contact, tab }: ContactPartProps) {
  const record = useMessages(recordMessages);
  useTitle(contact.label, page.app.name);
  useRefreshOnEvent<WithShared<ContactFormProps>>(
    page.realtime?.changesChannel ?? null,
    ['contact.changed'],
    ['activity', 'operations', 'consents'],
  );
  const Part = parts[tab];
  return (
    <>
      <PageHeader title={contact.label} />
      <ContactTabs contactId={contact.id} current={tab} />
      {!page.form.can.save && <Banner tone="info">{record('readOnly')}</Banner>}
      <Part
        contactId={contact.id}
        canSave={page.form.can.save}
        activity={page.activity}
        operations={page.operations}
        consents={page.consents}
        today={page.today}
      />
    </>
  );
}
