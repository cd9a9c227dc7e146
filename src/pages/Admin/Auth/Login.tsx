import type { LoginProps } from '#contracts/auth/login.ts';
import type { WithShared } from '#contracts/shared.ts';
import { store } from '#generated/routes/admin/login.ts';
import * as authMessages from '#messages/auth.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { useTitle } from '#runtime/title/title.ts';
import { SignInForm } from '../../Auth/blocks/SignInForm.tsx';
import { SignInTitle } from '../../Auth/blocks/SignInTitle.tsx';

/** Sign-in of the platform's staff, who are never remembered. */
export default function AdminLogin({ demoAccounts, email, otherSignInHref, app }: WithShared<LoginProps>) {
  const t = useMessages(authMessages);
  useTitle(t('adminTitle'), app.name);
  return (
    <>
      <SignInTitle title={t('adminTitle')} tagline={t('adminTagline', { app: app.name })} />
      <SignInForm action={store()} email={email} demoAccounts={demoAccounts} hasRemember={false} />
      <p className="mt-6 text-table text-ink3">
        {t('clientQuestion')}{' '}
        <AppLink href={otherSignInHref} className="text-link">
          {t('toClient')}
        </AppLink>
      </p>
    </>
  );
}
