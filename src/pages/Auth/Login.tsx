import type { LoginProps } from '#contracts/auth/login.ts';
import type { WithShared } from '#contracts/shared.ts';
import { cancel, store } from '#generated/routes/login.ts';
import { request } from '#generated/routes/password.ts';
import { register } from '#generated/routes/root.ts';
import { store as giveCode } from '#generated/routes/two-factor.ts';
import * as authMessages from '#messages/auth.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { BannerSlot } from '../blocks/BannerSlot.tsx';
import { SignInSteps } from './blocks/SignInSteps.tsx';

/** Sign-in of clients. */
export default function Login(page: WithShared<LoginProps>) {
  const t = useMessages(authMessages);
  return (
    <>
      <SignInSteps
        page={page}
        hrefs={{
          store: store(),
          code: giveCode(),
          cancel: cancel(),
          request: request(),
          register: register(),
        }}
        title={t('title')}
        tagline={t('tagline')}
        other={{ question: t('adminQuestion'), text: t('toAdmin') }}
        hasRemember
      />
      <BannerSlot banner={page.banner} />
    </>
  );
}
