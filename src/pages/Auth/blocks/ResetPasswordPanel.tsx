import type { ResetPasswordProps } from '#contracts/auth/reset-password.ts';
import type { PasswordAudience } from '#domain/identity/password-policy.ts';
import * as resetMessages from '#messages/auth/reset-password.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { AuthPanel } from '#ui/layout/AuthPanel.tsx';
import { DeadLink } from './DeadLink.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

interface ResetPasswordPanelProps extends ResetPasswordProps {
  readonly title: string;
  readonly audience: PasswordAudience;
}

/** Choosing a new password, or what to do when the link is not good; the same for clients and staff. */
export function ResetPasswordPanel({ title, audience, words, ...props }: ResetPasswordPanelProps) {
  const t = useMessages(resetMessages);
  const { email, updateHref, requestHref, loginHref } = props;
  return (
    <AuthPanel
      title={title}
      tagline={words === null ? '' : t('tagline', { email })}
      links={[{ text: t('toLogin'), href: loginHref }]}
    >
      {words === null ? (
        <DeadLink text={t('dead')} hint={t('deadHint')}>
          <Button href={requestHref} variant="primary" size="lg" isFull>
            {t('again')}
          </Button>
        </DeadLink>
      ) : (
        <ResetPasswordForm action={updateHref} email={email} audience={audience} words={words} />
      )}
    </AuthPanel>
  );
}
