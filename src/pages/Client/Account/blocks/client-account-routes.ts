import * as avatar from '#generated/routes/client/account/avatar.ts';
import * as device from '#generated/routes/client/account/device.ts';
import * as email from '#generated/routes/client/account/email.ts';
import * as notifications from '#generated/routes/client/account/notifications.ts';
import * as password from '#generated/routes/client/account/password.ts';
import * as profile from '#generated/routes/client/account/profile.ts';
import * as session from '#generated/routes/client/account/session.ts';
import * as sessions from '#generated/routes/client/account/sessions.ts';
import * as twofactor from '#generated/routes/client/account/twofactor.ts';
import type { AccountRoutes } from '../../../Account/blocks/account-routes.ts';

/** Addresses of a client's account. */
export const clientAccountRoutes: AccountRoutes = {
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
