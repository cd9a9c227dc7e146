import type { VerifyEmailProps } from '#contracts/auth/verify-email.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { notice } from '#generated/routes/verification.ts';
import * as verifyMessages from '#messages/auth/verify-email.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useReload } from '#runtime/navigation/hooks.ts';
import { useChannel } from '#runtime/realtime/useChannel.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { AuthPanel } from '#ui/layout/AuthPanel.tsx';
import { DeadLink } from './blocks/DeadLink.tsx';
import { ActButton } from './blocks/ActButton.tsx';
import { VerificationWaiting } from './blocks/VerificationWaiting.tsx';

/** Verifying an e-mail address: waiting for the mail, or what its link leads to. */
export default function VerifyEmail({ app, auth, ...props }: WithShared<VerifyEmailProps>) {
  const t = useMessages(verifyMessages);
  const reload = useReload();
  // The link may be opened on another device.
  useChannel(auth.user && channels.user(auth.user.id), { 'email.verified': () => void reload() });
  useTitle(t('title'), app.name);
  const tagline = { waiting: t('tagline'), ready: t('readyTagline'), dead: '' }[props.state];
  return (
    <AuthPanel title={t('title')} tagline={tagline}>
      {props.state === 'waiting' && (
        <VerificationWaiting
          email={props.email}
          resendInS={props.resendInS}
          answeredAt={app.now}
          isSignedIn={auth.user !== null}
        />
      )}
      {props.state === 'ready' && <ActButton href={props.confirmHref}>{t('confirm')}</ActButton>}
      {props.state === 'dead' && (
        <DeadLink text={t('dead')} hint={props.canResend ? undefined : t('deadHint')}>
          <Button href={props.canResend ? notice() : props.loginHref} variant="primary" size="lg" isFull>
            {t(props.canResend ? 'toNotice' : 'toLogin')}
          </Button>
        </DeadLink>
      )}
    </AuthPanel>
  );
}
