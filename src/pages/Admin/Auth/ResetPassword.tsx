import type { ResetPasswordProps } from '#contracts/auth/reset-password.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as resetMessages from '#messages/auth/reset-password.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useTitle } from '#runtime/title/title.ts';
import { ResetPasswordPanel } from '../../Auth/blocks/ResetPasswordPanel.tsx';

/** New password of one of the staff, by the link of a mail. */
export default function AdminResetPassword({ app, ...props }: WithShared<ResetPasswordProps>) {
  const t = useMessages(resetMessages);
  useTitle(t('adminTitle'), app.name);
  return <ResetPasswordPanel {...props} title={t('adminTitle')} audience="platform" />;
}
