import { Ban, Clock, MailCheck, MailX, Send } from 'lucide-react';
import type { EmailHistoryShowProps, EmailStep } from '#contracts/client/email-history/show.ts';
import { edit as contact } from '#generated/routes/client/contact.ts';
import { show } from '#generated/routes/client/email-history.ts';
import { show as operation } from '#generated/routes/client/operation.ts';
import * as emailMessages from '#messages/client/email-history.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Timeline } from '#ui/data/Timeline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

const icons = { queued: Send, sent: MailCheck, deferred: Clock, bounced: MailX, failed: Ban } as const;

/** Beside a mail: who, about what, its course, and what repeats it. */
export function EmailAside({ email, chain }: Pick<EmailHistoryShowProps, 'email' | 'chain'>) {
  const t = useMessages(emailMessages);
  const { dateTime } = useFormat();
  return (
    <Stack>
      <Card title={t('show.facts')}>
        <DescriptionList
          columns={1}
          items={[
            { term: t('show.from'), value: email.from },
            {
              term: t('show.to'),
              value:
                email.recipient === email.toAddress
                  ? email.toAddress
                  : `${email.recipient} <${email.toAddress}>`,
            },
            { term: t('show.replyTo'), value: email.replyTo },
            { term: t('show.sender'), value: email.sender },
            {
              term: t('show.operation'),
              value: email.operationId !== null && (
                <TextLink href={operation(email.operationId)}>{email.operation}</TextLink>
              ),
            },
            {
              term: t('show.contact'),
              value: email.contact !== null && (
                <TextLink href={contact(email.contact.id)}>{email.contact.name}</TextLink>
              ),
            },
          ].map(({ term, value }) => ({ term, value: value === false ? null : value }))}
        />
      </Card>
      <Card title={t('show.course')}>
        <Course steps={email.steps} />
      </Card>
      {chain.length > 0 && (
        <Card title={t('show.chain')}>
          <ItemList
            label={t('show.chain')}
            items={chain.map(({ id, toAddress, writtenAt, state }) => ({
              id,
              title: toAddress,
              href: show(id),
              detail: dateTime(writtenAt),
              end: <OfficeStateBadge entity="email" state={state} />,
            }))}
          />
        </Card>
      )}
    </Stack>
  );
}

function Course({ steps }: { readonly steps: readonly EmailStep[] }) {
  const t = useMessages(emailMessages);
  const { dateTime } = useFormat();
  return (
    <Timeline
      label={t('show.course')}
      items={steps.toReversed().map(({ id, kind, at, problem, detail }) => ({
        id,
        icon: icons[kind],
        title: t(`steps.${kind}`),
        detail: problem !== null && (
          <>
            {t(`problems.${problem}`)}
            {detail !== null && ` ${t('serverSaid', { detail })}`}
          </>
        ),
        date: dateTime(at),
        dateTime: at,
      }))}
    />
  );
}
