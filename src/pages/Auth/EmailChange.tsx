import type { EmailChangeProps } from '#contracts/auth/email-change.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as changeMessages from '#messages/email-change.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { AuthPanel } from '#ui/layout/AuthPanel.tsx';
import { ActButton } from './blocks/ActButton.tsx';
import { DeadLink } from './blocks/DeadLink.tsx';

/** Behind the links of a change of address: what they would do, done by a button and not by opening them. */
export default function EmailChange({
  kind,
  email,
  actionHref,
  signInHref,
  app,
}: WithShared<EmailChangeProps>) {
  const t = useMessages(changeMessages);
  const title = t(`${kind}Title`);
  useTitle(title, app.name);
  return (
    <AuthPanel title={title} tagline={email === null ? '' : t(`${kind}Text`, { email })}>
      {email === null ? (
        <DeadLink text={t('dead')} hint={t('deadText')}>
          <Button href={signInHref} size="lg" isFull>
            {t('signIn')}
          </Button>
        </DeadLink>
      ) : (
        <ActButton href={actionHref}>{t(`${kind}Action`)}</ActButton>
      )}
    </AuthPanel>
  );
}
