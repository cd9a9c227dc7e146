import type { LoginProps } from '#contracts/auth/login.ts';
import type { WithShared } from '#contracts/shared.ts';
import { store } from '#generated/routes/login.ts';
import * as authMessages from '#messages/auth.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { useTitle } from '#runtime/title/title.ts';
import { SignInForm } from './blocks/SignInForm.tsx';
import { SignInTitle } from './blocks/SignInTitle.tsx';

/** Sign-in of clients. */
export default function Login({ demoAccounts, email, otherSignInHref, app }: WithShared<LoginProps>) {
  const t = useMessages(authMessages);
  useTitle(t('title'), app.name);
  return (
    <>
      <SignInTitle title={t('title')} tagline={t('tagline')} />
      <SignInForm action={store()} email={email} demoAccounts={demoAccounts} hasRemember />
      <p className="mt-6 text-table text-ink3">
        {t('adminQuestion')}{' '}
        <AppLink href={otherSignInHref} prefetch="none" className="text-link">
          {t('toAdmin')}
        </AppLink>
      </p>
    </>
  );
}
