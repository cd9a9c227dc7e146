import { MailQuestion } from 'lucide-react';
import * as profileMessages from '#messages/account/profile.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { useAction } from '../useAction.ts';

/** An address that waits for its confirmation: the link can be sent again, the wish given up. */
export function PendingEmail({ email, href }: { email: string; href: string }) {
  const t = useMessages(profileMessages);
  const resend = useAction();
  const cancel = useAction();
  return (
    <Banner tone="info" icon={MailQuestion}>
      <Inline justify="between" gap={3}>
        <Text breaks="words">{t('pending', { email })}</Text>
        <Inline as="span">
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
        </Inline>
      </Inline>
    </Banner>
  );
}
