import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { MailboxShowProps } from '#contracts/mailbox/show.ts';
import type { WithShared } from '#contracts/shared.ts';
import { index } from '#generated/routes/mailbox.ts';
import * as mailboxMessages from '#messages/mailbox.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { HtmlFrame } from '#ui/data/HtmlFrame.tsx';
import { PlainText } from '#ui/data/PlainText.tsx';
import { PageColumn } from '#ui/layout/PageColumn.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';

/** One mail of a demonstration, as its reader would see it. */
export default function MailboxShow({ mail, app }: WithShared<MailboxShowProps>) {
  const t = useMessages(mailboxMessages);
  const format = useFormat();
  const [part, setPart] = useState<'html' | 'text'>('html');
  useTitle(mail.subject, app.name);
  return (
    <PageColumn>
      <div>
        <Button href={index()} icon={ArrowLeft} size="sm">
          {t('back')}
        </Button>
      </div>
      <PageHeader
        title={mail.subject}
        actions={
          <Segmented
            size="sm"
            label={t('part')}
            value={part}
            onChange={setPart}
            segments={(['html', 'text'] as const).map((id) => ({ id, label: t(id) }))}
          />
        }
      />
      <DescriptionList
        columns={3}
        items={[
          { term: t('from'), value: mail.from },
          { term: t('to'), value: mail.toAddress },
          { term: t('at'), value: format.dateTime(mail.writtenAt) },
        ]}
      />
      <Card isFlush={part === 'html'}>
        {part === 'html' ? (
          <HtmlFrame html={mail.html} title={t('frame')} />
        ) : (
          <PlainText>{mail.text}</PlainText>
        )}
      </Card>
    </PageColumn>
  );
}
