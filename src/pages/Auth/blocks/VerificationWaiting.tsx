import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { logout } from '#generated/routes/root.ts';
import * as verifyMessages from '#messages/auth/verify-email.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Icon } from '#ui/identity/Icon.tsx';
import { CorrectAddressForm } from './CorrectAddressForm.tsx';
import { ResendButton } from './ResendButton.tsx';
import { useReloadWhenSeen } from './useReloadWhenSeen.ts';

interface VerificationWaitingProps {
  readonly email: string;
  readonly resendInS: number;
  /** Tells one answer of the server from the next: the wait begins anew with each. */
  readonly answeredAt: string;
}

/** The mail is under way: where to, another one after a while, and a way to correct the address. */
export function VerificationWaiting({ email, resendInS, answeredAt }: VerificationWaitingProps) {
  const t = useMessages(verifyMessages);
  const visit = useVisit();
  const [isCorrecting, setCorrecting] = useState(false);
  useReloadWhenSeen();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-start gap-3 rounded-card border border-line2 bg-card p-4">
        <Icon icon={MailCheck} size={22} className="shrink-0 text-ink3" />
        <div className="flex min-w-0 flex-col gap-1">
          <p className="text-table text-ink3">{t('sentTo')}</p>
          <p className="font-medium break-words">{email}</p>
          <p className="text-table text-ink2">{t('life')}</p>
          <p className="text-table text-ink2">{t('spam')}</p>
        </div>
      </div>
      {isCorrecting ? (
        <CorrectAddressForm onCancel={() => setCorrecting(false)} />
      ) : (
        <div className="flex flex-col gap-3">
          <ResendButton key={answeredAt} waitS={resendInS} />
          <p className="flex flex-wrap justify-between gap-x-4 gap-y-2 text-table text-ink3">
            <span>
              {t('wrongAddress')}{' '}
              <button type="button" className="text-link touch-target" onClick={() => setCorrecting(true)}>
                {t('change')}
              </button>
            </span>
            <button
              type="button"
              className="text-link touch-target"
              onClick={() => void visit({ method: 'POST', href: logout() })}
            >
              {t('signOut')}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
