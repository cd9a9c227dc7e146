import { forgotPasswordPage } from '../../auth/forgot-password.ts';
import { definePage } from '../../define.ts';

export type { Query } from '../../auth/forgot-password.ts';

/** The same as for people of a company. */
export const adminForgotPasswordPage = definePage({
  ...forgotPasswordPage,
  component: 'Admin/Auth/ForgotPassword',
});
