import type { LoginProps } from '#contracts/auth/login.ts';
import type { WithShared } from '#contracts/shared.ts';
import { cancel, store, totp } from '#generated/routes/admin/login.ts';
import { request } from '#generated/routes/admin/password.ts';
import * as authMessages from '#messages/auth.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { SignInSteps } from '../../Auth/blocks/SignInSteps.tsx';

/** Sign-in of the platform's staff, who are never remembered. */
export default function AdminLogin(page: WithShared<LoginProps>) {
  const t = useMessages(authMessages);
  return (
    <SignInSteps
      page={page}
      hrefs={{ store: store(), code: totp(), cancel: cancel(), request: request(), register: null }}
      title={t('adminTitle')}
      tagline={t('adminTagline', { app: page.app.name })}
      other={{ question: t('clientQuestion'), text: t('toClient') }}
      hasRemember={false}
    />
  );
}
