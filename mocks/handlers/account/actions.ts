import type { RouteHandler } from '#mocks/server/handler.ts';
import { destroyAvatarHandler, updateAvatarHandler } from './avatar.ts';
import { destroyDeviceHandler } from './devices.ts';
import { cancelEmailHandler, resendEmailHandler } from './email.ts';
import { updateNotificationsHandler } from './notifications.ts';
import { updatePasswordHandler } from './password.ts';
import { updateProfileHandler } from './profile.ts';
import { destroySessionHandler, destroySessionsHandler } from './sessions.ts';
import {
  confirmTwoFactorHandler,
  destroyTwoFactorHandler,
  recoveryCodesHandler,
  storeTwoFactorHandler,
} from './two-factor.ts';

/** What people do in their account, by the end of the route's name: the same for clients and for staff. */
const accountActions = {
  'profile.update': updateProfileHandler,
  'avatar.update': updateAvatarHandler,
  'avatar.destroy': destroyAvatarHandler,
  'email.resend': resendEmailHandler,
  'email.cancel': cancelEmailHandler,
  'password.update': updatePasswordHandler,
  'twofactor.store': storeTwoFactorHandler,
  'twofactor.confirm': confirmTwoFactorHandler,
  'twofactor.destroy': destroyTwoFactorHandler,
  'twofactor.recovery': recoveryCodesHandler,
  'device.destroy': destroyDeviceHandler,
  'session.destroy': destroySessionHandler,
  'sessions.destroy': destroySessionsHandler,
  'notifications.update': updateNotificationsHandler,
} as const satisfies Record<string, RouteHandler>;

type AccountAction<Area extends string> = `${Area}.account.${keyof typeof accountActions}`;

/** The actions of the account in an area, by the names of their routes. */
export function accountActionsOf<Area extends 'client' | 'admin'>(
  area: Area,
): Record<AccountAction<Area>, RouteHandler> {
  const entries = Object.entries(accountActions).map(([name, handler]) => [
    `${area}.account.${name}`,
    handler,
  ]);
  // `fromEntries` forgets the names of its keys.
  return Object.fromEntries(entries) as Record<AccountAction<Area>, RouteHandler>;
}
