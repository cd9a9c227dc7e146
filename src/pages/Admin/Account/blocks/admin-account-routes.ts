import * as avatar from '#generated/routes/admin/account/avatar.ts';
import * as device from '#generated/routes/admin/account/device.ts';
import * as email from '#generated/routes/admin/account/email.ts';
import * as notifications from '#generated/routes/admin/account/notifications.ts';
import * as password from '#generated/routes/admin/account/password.ts';
import * as profile from '#generated/routes/admin/account/profile.ts';
import * as session from '#generated/routes/admin/account/session.ts';
import * as sessions from '#generated/routes/admin/account/sessions.ts';
import * as twofactor from '#generated/routes/admin/account/twofactor.ts';
import type { AccountRoutes } from '../../../Account/blocks/account-routes.ts';

/** Addresses of a client's account. */
export const adminAccountRoutes: AccountRoutes = {
  profile: profile.update(),
  avatar: avatar.update(),
  email: email.resend(),
  password: password.update(),
  twoFactor: twofactor.store(),
  recoveryCodes: twofactor.recovery(),
  device: (id) => device.destroy({ device: id }),
  session: (id) => session.destroy({ session: id }),
  sessions: sessions.destroy(),
  notifications: notifications.update(),
};
