import type { RegisterProps } from '#contracts/auth/register.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as registerMessages from '#messages/auth/register.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { useTitle } from '#runtime/title/title.ts';
import { DeadLink } from './blocks/DeadLink.tsx';
import { RegisterForm } from './blocks/register/RegisterForm.tsx';
import { SignInTitle } from './blocks/SignInTitle.tsx';

/** A new company signs up for a trial. */
export default function Register({ app, ...props }: WithShared<RegisterProps>) {
  const t = useMessages(registerMessages);
  useTitle(t('title'), app.name);
  const plan = props.plans.find(({ code }) => code === props.planCode);
  const days = plan?.trialDays ?? 0;
  return (
    <>
      <SignInTitle title={t('title')} tagline={props.isOpen ? t('tagline', { days }) : ''} />
      {props.isOpen ? (
        <RegisterForm {...props} appName={app.name} />
      ) : (
        <DeadLink text={t('closed')} hint={t('closedHint')} />
      )}
      <p className="mt-6 text-table text-ink3">
        {t('haveAccount')}{' '}
        <AppLink href={props.loginHref} className="text-link">
          {t('toLogin')}
        </AppLink>
      </p>
    </>
  );
}
