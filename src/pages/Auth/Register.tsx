import type { RegisterProps } from '#contracts/auth/register.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as registerMessages from '#messages/auth/register.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useTitle } from '#runtime/title/title.ts';
import { AuthPanel } from '#ui/layout/AuthPanel.tsx';
import { DeadLink } from './blocks/DeadLink.tsx';
import { RegisterForm } from './blocks/register/RegisterForm.tsx';

/** A new company signs up for a trial. */
export default function Register({ app, ...props }: WithShared<RegisterProps>) {
  const t = useMessages(registerMessages);
  useTitle(t('title'), app.name);
  const plan = props.plans.find(({ code }) => code === props.planCode);
  const days = plan?.trialDays ?? 0;
  return (
    <AuthPanel
      title={t('title')}
      tagline={props.isOpen ? t('tagline', { days }) : ''}
      links={[{ question: t('haveAccount'), text: t('toLogin'), href: props.loginHref }]}
    >
      {props.isOpen ? (
        <RegisterForm {...props} appName={app.name} />
      ) : (
        <DeadLink text={t('closed')} hint={t('closedHint')} />
      )}
    </AuthPanel>
  );
}
