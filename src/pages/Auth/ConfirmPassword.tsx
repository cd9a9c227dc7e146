import type { ConfirmPasswordProps } from '#contracts/auth/confirm-password.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as confirmMessages from '#messages/auth/confirm-password.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { AuthPanel } from '#ui/layout/AuthPanel.tsx';
import { ConfirmPasswordForm } from './blocks/ConfirmPasswordForm.tsx';

/** The password once more, before a page that asks for it. */
export default function ConfirmPassword({ reason, app, ...props }: WithShared<ConfirmPasswordProps>) {
  const t = useMessages(confirmMessages);
  useTitle(t('title'), app.name);
  return (
    <AuthPanel title={t('title')} tagline={t('tagline')}>
      {reason && <Banner tone="info">{t(`reason.${reason}`)}</Banner>}
      <ConfirmPasswordForm email={props.email} hasCode={props.hasCode} cancelHref={props.cancelHref} />
    </AuthPanel>
  );
}
