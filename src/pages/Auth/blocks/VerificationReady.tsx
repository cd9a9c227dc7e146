import { useState } from 'react';
import * as verifyMessages from '#messages/auth/verify-email.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';

/** A good link, opened where its person is not signed in: the press of a button that no mail program makes. */
export function VerificationReady({ href }: { readonly href: string }) {
  const t = useMessages(verifyMessages);
  const visit = useVisit();
  const [isPending, setPending] = useState(false);
  const confirm = () => {
    setPending(true);
    void visit({ method: 'POST', href, onFinish: () => setPending(false) });
  };
  return (
    <Button variant="primary" size="lg" isFull isPending={isPending} onClick={confirm} autoFocus>
      {t('confirm')}
    </Button>
  );
}
