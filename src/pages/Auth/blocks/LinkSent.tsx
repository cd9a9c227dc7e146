import { useState } from 'react';
import * as forgotMessages from '#messages/auth/forgot-password.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

interface LinkSentProps {
  readonly action: string;
  /** Address that was given. */
  readonly sentTo: string;
  /** What is said, which is the same whether or not the address has an account. */
  readonly text: string;
}

/** After the demand: what happens next, and a way to give another address. */
export function LinkSent({ action, sentTo, text }: LinkSentProps) {
  const t = useMessages(forgotMessages);
  const [isAgain, setAgain] = useState(false);
  if (isAgain) return <ForgotPasswordForm action={action} email="" />;
  return (
    <div className="flex flex-col gap-4">
      <Banner tone="info">{text}</Banner>
      <div className="flex flex-col gap-1">
        <p className="break-words">{t('sentTo', { email: sentTo })}</p>
        <p className="text-table text-ink2">{t('spam')}</p>
      </div>
      <button
        type="button"
        className="text-link touch-target self-start text-table"
        onClick={() => setAgain(true)}
      >
        {t('again')}
      </button>
    </div>
  );
}
