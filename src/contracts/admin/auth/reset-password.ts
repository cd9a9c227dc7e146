import { resetPasswordPage } from '../../auth/reset-password.ts';
import { definePage } from '../../define.ts';

export type { Query } from '../../auth/reset-password.ts';

/** The same as for people of a company. */
export const adminResetPasswordPage = definePage({
  ...resetPasswordPage,
  component: 'Admin/Auth/ResetPassword',
});
