import { MailQuestion } from 'lucide-react';
import * as profileMessages from '#messages/account/profile.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { useAction } from '../useAction.ts';

/** An address that waits for its confirmation: the link can be sent again, the wish given up. */
export function PendingEmail({ email, href }: { email: string; href: string }) {
  const t = useMessages(profileMessages);
  const resend = useAction();
  const cancel = useAction();
  return (
    <Banner tone="info" icon={MailQuestion}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 break-words">{t('pending', { email })}</span>
        <span className="flex gap-2">
          <Button
            size="sm"
            isPending={resend.isPending}
            onClick={() => void resend.run({ method: 'POST', href })}
          >
            {t('resend')}
          </Button>
          <Button
            size="sm"
            isPending={cancel.isPending}
            onClick={() => void cancel.run({ method: 'DELETE', href })}
          >
            {t('cancel')}
          </Button>
        </span>
      </div>
    </Banner>
  );
}
