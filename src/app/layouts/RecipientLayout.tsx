import { Eye, Upload } from 'lucide-react';
import * as recipientMessages from '#messages/recipient.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { RecipientHeader } from '#ui/layout/RecipientHeader.tsx';
import { SkipLink } from '#ui/layout/SkipLink.tsx';
import { AppearanceFooter } from './AppearanceFooter.tsx';
import type { LayoutProps } from './layout-props.ts';
import { senderOf } from './link-sender.ts';
import { OfflineBar } from './OfflineBar.tsx';

/** The frame of pages behind a link: documents shared with a recipient, or asked of a partner. */
export default function RecipientLayout({ page, shared, children }: LayoutProps) {
  const t = useMessages(recipientMessages);
  const format = useFormat();
  const sender = senderOf(page.props);
  const isDeposit = page.component === 'Supplier/Upload';
  const caption = [
    sender?.recipient && t('recipient', { name: sender.recipient }),
    sender?.endsOn && t('until', { date: format.date(sender.endsOn) }),
  ].filter(Boolean);
  return (
    <div className="flex min-h-dvh flex-col bg-bg">
      <SkipLink />
      <OfflineBar />
      <RecipientHeader
        sender={sender?.company ?? shared.app.name}
        logoSrc={sender?.logoHref ?? null}
        caption={caption.join(' · ')}
        badge={
          <Badge tone="info" icon={isDeposit ? Upload : Eye}>
            {t(isDeposit ? 'deposit' : 'readOnly')}
          </Badge>
        }
      />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-240 flex-1 flex-col gap-5 p-4 md:p-6"
      >
        {children}
      </main>
      <AppearanceFooter app={shared.app} />
    </div>
  );
}
