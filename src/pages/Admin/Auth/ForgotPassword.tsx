import type { ForgotPasswordProps } from '#contracts/auth/forgot-password.ts';
import type { WithShared } from '#contracts/shared.ts';
import { email as sendLink } from '#generated/routes/admin/password.ts';
import * as forgotMessages from '#messages/auth/forgot-password.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useTitle } from '#runtime/title/title.ts';
import { ForgotPasswordPanel } from '../../Auth/blocks/ForgotPasswordPanel.tsx';

/** Forgotten password of the platform's staff. */
export default function AdminForgotPassword({ app, ...props }: WithShared<ForgotPasswordProps>) {
  const t = useMessages(forgotMessages);
  useTitle(t('title'), app.name);
  return <ForgotPasswordPanel {...props} action={sendLink()} sentText={t('sentAdmin')} />;
}
