import { index } from '#generated/routes/mailbox.ts';
import * as mailboxMessages from '#messages/mailbox.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { AppLink } from '#runtime/navigation/AppLink.tsx';

/** The link to the mailbox of a demonstration. */
export function DemoMailbox() {
  const t = useMessages(mailboxMessages);
  return (
    <AppLink href={index()} prefetch="none" className="text-link">
      {t('title')}
    </AppLink>
  );
}
