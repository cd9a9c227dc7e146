import type { ResetPasswordProps } from '#contracts/auth/reset-password.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as resetMessages from '#messages/auth/reset-password.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useTitle } from '#runtime/title/title.ts';
import { ResetPasswordPanel } from './blocks/ResetPasswordPanel.tsx';

/** New password of a client, by the link of a mail. */
export default function ResetPassword({ app, ...props }: WithShared<ResetPasswordProps>) {
  const t = useMessages(resetMessages);
  useTitle(t('title'), app.name);
  return <ResetPasswordPanel {...props} title={t('title')} audience="client" />;
}
