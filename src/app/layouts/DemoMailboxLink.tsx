import type { SharedProps } from '#contracts/shared.ts';
import { index } from '#generated/routes/mailbox.ts';
import * as mailboxMessages from '#messages/mailbox.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { AppLink } from '#runtime/navigation/AppLink.tsx';

/** In a demonstration, the way to the mails that it would have sent. */
export function DemoMailboxLink({ app }: { readonly app: SharedProps['app'] }) {
  const t = useMessages(mailboxMessages);
  if (app.demo === null) return null;
  return (
    <p className="w-full text-table">
      <AppLink href={index()} prefetch="none" className="text-link">
        {t('title')}
      </AppLink>
    </p>
  );
}
