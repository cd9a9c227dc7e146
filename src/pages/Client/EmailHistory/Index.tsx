import { Building2, CalendarDays, CircleDashed, Contact, Mails, MailX, User } from 'lucide-react';
import { useState } from 'react';
import type { EmailHistoryIndexProps, EmailRow } from '#contracts/client/email-history/index.ts';
import type { WithShared } from '#contracts/shared.ts';
import { download, index, show } from '#generated/routes/client/email-history.ts';
import * as emailMessages from '#messages/client/email-history.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Stat } from '#ui/data/Stat.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { ListPage } from '../../blocks/list/ListPage.tsx';
import { useColumns } from '../../blocks/list/useColumns.ts';

const SuppressionsDialog = lazyDialog(
  async () => (await import('./blocks/SuppressionsDialog.tsx')).SuppressionsDialog,
);

const stateOf = ({ state }: EmailRow) => <OfficeStateBadge entity="email" state={state} />;

/** The mails that the company had sent, with what became of each. */
export default function EmailHistoryIndex(props: WithShared<EmailHistoryIndexProps>) {
  const t = useMessages(emailMessages);
  const column = useColumns<EmailRow>(emailMessages);
  const [isShown, setShown] = useState(false);
  const { counts, suppressions } = props;
  return (
    <>
      <ListPage
        props={props}
        page="Client/EmailHistory/Index"
        messages={emailMessages}
        routes={{ index, download, show }}
        events={['email.status']}
        refreshed={['counts', 'suppressions']}
        actions={[
          suppressions !== null &&
            suppressions.length > 0 && {
              id: 'email.suppressions',
              label: t('suppressions.action', { count: suppressions.length }),
              place: 'page',
              icon: MailX,
              run: () => setShown(true),
            },
        ]}
        notice={<Counts counts={counts} />}
        filters={{
          state: CircleDashed,
          origin: Mails,
          operationId: Building2,
          contactId: Contact,
          senderId: User,
          writtenAt: CalendarDays,
        }}
        columns={[
          column.name(({ subject }) => subject, { width: 300 }),
          column.of('instant', 'writtenAt', { sort: 'descending', card: 'subtitle', width: 156 }),
          column.made('text', 'recipient', ({ recipient }) => recipient, { card: 'subtitle', width: 184 }),
          column.made('text', 'state', ({ state }) => t(`choices.state.${state}`), {
            show: stateOf,
            card: 'badge',
            width: 120,
          }),
          column.made('text', 'origin', ({ origin }) => t(`choices.origin.${origin}`), {
            tone: 'secondary',
            width: 108,
          }),
          column.of('text', 'operation', { tone: 'secondary', card: 'foot', width: 176 }),
          column.of('text', 'sender', { tone: 'secondary', width: 132 }),
          column.made('count', 'attachmentsCount', (row) => row.attachmentsCount || null, { width: 84 }),
          column.of('text', 'toAddress', { isHidden: true }),
        ]}
      />
      {isShown && suppressions !== null && (
        <SuppressionsDialog suppressions={suppressions} onClose={() => setShown(false)} />
      )}
    </>
  );
}

/** What left in the last thirty days, and what has to be looked at. */
function Counts({ counts }: Pick<EmailHistoryIndexProps, 'counts'>) {
  const t = useMessages(emailMessages);
  const { sent, waiting, refused } = counts;
  if (sent + waiting + refused === 0) return null;
  const stat = (key: 'sent' | 'waiting') => (
    <Stat label={t(`counts.${key}`)} quantity={{ count: counts[key] }} context={t('counts.days')} />
  );
  return (
    <FigureGroup isStrip>
      {stat('sent')}
      {stat('waiting')}
      <Stat
        label={t('counts.refused')}
        quantity={{ count: refused }}
        context={refused > 0 ? t('counts.toMend') : t('counts.days')}
        tone={refused > 0 ? 'neg' : 'default'}
        href={refused > 0 ? index({ query: { state: ['bounced', 'failed'] } }) : undefined}
      />
    </FigureGroup>
  );
}
