import type { MailRow } from '#contracts/mailbox/index.ts';
import { show } from '#generated/routes/mailbox.ts';
import * as mailboxMessages from '#messages/mailbox.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { AppLink } from '#runtime/navigation/AppLink.tsx';

/** Mails, each with its subject, reader and instant. */
export function MailList({ mails }: { readonly mails: readonly MailRow[] }) {
  const t = useMessages(mailboxMessages);
  const format = useFormat();
  return (
    <ul aria-label={t('list')} className="rounded-card border border-line2 bg-card">
      {mails.map(({ id, subject, toAddress, createdAt }) => (
        <li key={id} className="border-t border-line first:border-0">
          <AppLink
            href={show({ mail: id })}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 px-4 py-2.5 hover:bg-hover"
          >
            <span className="min-w-0 flex-1 basis-60 font-medium wrap-anywhere">{subject}</span>
            <span className="text-table wrap-anywhere text-ink2">{toAddress}</span>
            <time dateTime={createdAt} className="text-table text-ink3 tabular-nums">
              {format.dateTime(createdAt)}
            </time>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
