import { eq } from 'drizzle-orm';
import { redirect, type RouteHandler, signedInAction } from '#mocks/server/handler.ts';
import { updateNotifications } from '#contracts/account/notifications.ts';
import { changedChannels } from '#domain/notification/preferences.ts';
import { users } from '#mocks/db/schema/index.ts';
import { audit, changedFields } from '#mocks/server/audit.ts';
import { destroyAvatarHandler, updateAvatarHandler } from './avatar.ts';
import { destroyDeviceHandler } from './devices.ts';
import { cancelEmailHandler, resendEmailHandler } from './email.ts';
import { updatePasswordHandler } from './password.ts';
import { updateProfileHandler } from './profile.ts';
import { destroySessionHandler, destroySessionsHandler } from './sessions.ts';
import {
  confirmTwoFactorHandler,
  destroyTwoFactorHandler,
  recoveryCodesHandler,
  storeTwoFactorHandler,
} from './two-factor.ts';
import { accountHref } from './area.ts';

/** Changes how notices reach the person. What is fixed, or not theirs, stays as it is. */
const updateNotificationsHandler = signedInAction(updateNotifications, async (context, { channels }) => {
  const { user, roles, name } = context.actor;
  await context.unscoped.transaction(async (tx) => {
    const [row] = await tx
      .select({ before: users.notificationPrefs })
      .from(users)
      .where(eq(users.id, user.id))
      .for('update');
    const before = row?.before ?? {};
    const after = changedChannels(channels, roles, before);
    await tx.update(users).set({ notificationPrefs: after }).where(eq(users.id, user.id));
    const subject = { type: 'user', id: user.id, label: name };
    await audit(context, tx, 'account.notifications_changed', subject, changedFields(before, after));
  });
  return redirect(accountHref(context, 'notifications'));
});

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
