import { useState } from 'react';
import { send } from '#generated/routes/verification.ts';
import * as verifyMessages from '#messages/auth/verify-email.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { useCountdown } from '#ui/useCountdown.ts';

/** Asks for another mail; says how long to wait before that. */
export function ResendButton({ waitS }: { readonly waitS: number }) {
  const t = useMessages(verifyMessages);
  const visit = useVisit();
  const seconds = useCountdown(waitS);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const resend = () => {
    setPending(true);
    setRefusal(undefined);
    void visit({
      method: 'POST',
      href: send(),
      onError: ({ base }) => setRefusal(base),
      onFinish: () => setPending(false),
    });
  };
  const waiting = seconds > 0 ? t('resendIn', { seconds }) : undefined;
  return (
    <>
      {refusal !== undefined && <Banner tone="error">{refusal}</Banner>}
      <Button
        variant="primary"
        size="lg"
        isFull
        isPending={isPending}
        inactiveReason={waiting}
        onClick={resend}
      >
        {waiting ?? t('resend')}
      </Button>
    </>
  );
}
