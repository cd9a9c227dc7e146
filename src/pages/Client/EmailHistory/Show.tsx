import { Forward, Send } from 'lucide-react';
import { useState } from 'react';
import type { EmailHistoryShowProps } from '#contracts/client/email-history/show.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as emailMessages from '#messages/client/email-history.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { MainAside } from '#ui/layout/MainAside.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { EmailAside } from './blocks/EmailAside.tsx';
import { EmailBody } from './blocks/EmailBody.tsx';

const SendDialog = lazyDialog(async () => (await import('./blocks/SendDialog.tsx')).SendDialog);

/** One mail of the company: what it said, to whom, and what became of it. */
export default function EmailHistoryShow(props: WithShared<EmailHistoryShowProps>) {
  const { email, chain, can, obstacle, app, realtime } = props;
  const t = useMessages(emailMessages);
  const { date } = useFormat();
  const [sending, setSending] = useState<'resend' | 'forward' | null>(null);
  const title = t('showTitle', { date: date(email.writtenAt) });
  useTitle(title, app.name);
  useRefreshOnEvent<EmailHistoryShowProps>(
    realtime?.changesChannel ?? null,
    ['email.status'],
    ['email', 'chain', 'can', 'obstacle'],
  );
  return (
    <>
      <PageHeader
        title={title}
        subtitle={email.subject}
        badge={<OfficeStateBadge entity="email" state={email.state} />}
        actions={
          <PageActions
            actions={[
              can.forward && {
                id: 'email.forward',
                label: t('forward.action'),
                place: 'page',
                icon: Forward,
                run: () => setSending('forward'),
              },
              can.resend && {
                id: 'email.resend',
                label: t('resend.action'),
                place: 'page',
                icon: Send,
                run: () => setSending('resend'),
                isMain: true,
              },
            ]}
          />
        }
      />
      {obstacle === 'link' && <Banner tone="info">{t('obstacles.link')}</Banner>}
      <MainAside aside={<EmailAside email={email} chain={chain} />}>
        <EmailBody email={email} />
      </MainAside>
      {sending !== null && <SendDialog email={email} way={sending} onClose={() => setSending(null)} />}
    </>
  );
}
