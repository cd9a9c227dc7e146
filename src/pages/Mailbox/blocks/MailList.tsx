import type { MailRow } from '#contracts/mailbox/index.ts';
import { show } from '#generated/routes/mailbox.ts';
import * as mailboxMessages from '#messages/mailbox.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { ItemList } from '#ui/data/ItemList.tsx';

/** Mails, each with its subject, reader and instant. */
export function MailList({ mails }: { readonly mails: readonly MailRow[] }) {
  const t = useMessages(mailboxMessages);
  const format = useFormat();
  return (
    <ItemList
      label={t('list')}
      items={mails.map(({ id, subject, toAddress, writtenAt }) => ({
        id,
        title: subject,
        href: show({ mail: id }),
        detail: toAddress,
        end: <time dateTime={writtenAt}>{format.dateTime(writtenAt)}</time>,
      }))}
    />
  );
}
