import type { EmailChangeProps } from '#contracts/auth/email-change.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as profileMessages from '#messages/account/profile.ts';
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
  const t = useMessages(profileMessages);
  const title = t(`change.${kind}Title`);
  useTitle(title, app.name);
  return (
    <AuthPanel title={title} tagline={email === null ? '' : t(`change.${kind}Text`, { email })}>
      {email === null ? (
        <DeadLink text={t('change.dead')} hint={t('change.deadText')}>
          <Button href={signInHref} size="lg" isFull>
            {t('change.signIn')}
          </Button>
        </DeadLink>
      ) : (
        <ActButton href={actionHref}>{t(`change.${kind}Action`)}</ActButton>
      )}
    </AuthPanel>
  );
}
