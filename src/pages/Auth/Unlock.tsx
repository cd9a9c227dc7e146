import type { UnlockProps } from '#contracts/auth/unlock.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as unlockMessages from '#messages/auth/unlock.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { AuthPanel } from '#ui/layout/AuthPanel.tsx';
import { ActButton } from './blocks/ActButton.tsx';
import { DeadLink } from './blocks/DeadLink.tsx';

/** Opens a blocked account again, by a button that no program presses which looks through mails. */
export default function Unlock({ app, ...props }: WithShared<UnlockProps>) {
  const t = useMessages(unlockMessages);
  useTitle(t('title'), app.name);
  if (props.state === 'ready') {
    return (
      <AuthPanel title={t('title')} tagline={t('tagline', { email: props.email })}>
        <ActButton href={props.unlockHref}>{t('submit')}</ActButton>
      </AuthPanel>
    );
  }
  return (
    <AuthPanel title={t('title')} links={[{ text: t('toLogin'), href: props.loginHref }]}>
      <DeadLink text={t('dead')} hint={t('deadHint')}>
        <Button href={props.requestHref} variant="primary" size="lg" isFull>
          {t('newPassword')}
        </Button>
      </DeadLink>
    </AuthPanel>
  );
}
