import type { CreatePasswordProps } from '#contracts/auth/create-password.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as createMessages from '#messages/auth/create-password.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { AuthPanel } from '#ui/layout/AuthPanel.tsx';
import { ActButton } from './blocks/ActButton.tsx';
import { CreatePasswordForm } from './blocks/CreatePasswordForm.tsx';
import { DeadLink } from './blocks/DeadLink.tsx';
import { InvitationFacts } from './blocks/InvitationFacts.tsx';

/** What the link of an invitation leads to: an account to be made, or one to sign in to. */
export default function CreatePassword({ app, ...props }: WithShared<CreatePasswordProps>) {
  const t = useMessages(createMessages);
  const place = placeOf(props) ?? t('team', { app: app.name });
  const titles: Partial<Record<CreatePasswordProps['state'], string>> = {
    'sign-in': t('signIn', { place }),
    join: t('joinTitle', { place }),
    'other-person': t('joinTitle', { place }),
  };
  const title = titles[props.state] ?? t('title');
  useTitle(title, app.name);
  return (
    <AuthPanel title={title}>
      {'invitation' in props && <InvitationFacts invitation={props.invitation} />}
      {props.state === 'dead' && (
        <DeadLink text={t('dead')}>
          <Button href={props.loginHref} size="lg" isFull>
            {t('toLogin')}
          </Button>
        </DeadLink>
      )}
      {props.state === 'expired' && (
        <DeadLink text={t('dead')} hint={props.isAsked ? undefined : t('expiredHint')}>
          {props.isAsked ? (
            <Banner tone="info">{t('asked')}</Banner>
          ) : (
            <ActButton href={props.renewHref}>{t('renew')}</ActButton>
          )}
        </DeadLink>
      )}
      {props.state === 'new' && <CreatePasswordForm {...props} />}
      {props.state === 'sign-in' && (
        <>
          <Text as="p" tone="ink2">
            {t('signInHint', { email: props.invitation.email })}
          </Text>
          <Button href={props.loginHref} variant="primary" size="lg" isFull>
            {t('toLogin')}
          </Button>
        </>
      )}
      {props.state === 'join' && <ActButton href={props.joinHref}>{t('join', { place })}</ActButton>}
      {props.state === 'other-person' && (
        <DeadLink
          text={t('otherPerson', { email: props.invitation.email, name: props.signedInAs })}
          hint={t('otherPersonHint')}
        >
          <ActButton href={props.leaveHref}>{t('leave')}</ActButton>
        </DeadLink>
      )}
    </AuthPanel>
  );
}

const placeOf = (props: CreatePasswordProps): string | null =>
  'invitation' in props ? props.invitation.place : null;
