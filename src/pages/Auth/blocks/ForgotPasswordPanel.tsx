import type { ForgotPasswordProps } from '#contracts/auth/forgot-password.ts';
import * as forgotMessages from '#messages/auth/forgot-password.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { AuthPanel } from '#ui/layout/AuthPanel.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { LinkSent } from './LinkSent.tsx';

interface ForgotPasswordPanelProps extends ForgotPasswordProps {
  /** Address that takes the demand. */
  readonly action: string;
  readonly sentText: string;
}

/** Asking for a link, before and after; the same for clients and staff. */
export function ForgotPasswordPanel({
  action,
  email,
  sentTo,
  sentText,
  loginHref,
}: ForgotPasswordPanelProps) {
  const t = useMessages(forgotMessages);
  return (
    <AuthPanel
      title={t('title')}
      tagline={sentTo === null ? t('tagline') : ''}
      links={[{ text: t('toLogin'), href: loginHref }]}
    >
      {sentTo === null ? (
        <ForgotPasswordForm action={action} email={email} />
      ) : (
        <LinkSent key={sentTo} action={action} sentTo={sentTo} text={sentText} />
      )}
    </AuthPanel>
  );
}
