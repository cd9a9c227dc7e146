import { eq } from 'drizzle-orm';
import { updateNotifications } from '#contracts/account/notifications.ts';
import { changedChannels } from '#domain/notification/preferences.ts';
import { users } from '#mocks/db/schema/index.ts';
import { audit, changedFields } from '#mocks/server/audit.ts';
import { redirect, signedInAction } from '#mocks/server/handler.ts';
import { accountHref } from './area.ts';

/** Changes how notices reach the person. What is fixed, or not theirs, stays as it is. */
export const updateNotificationsHandler = signedInAction(
  updateNotifications,
  async (context, { channels }) => {
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
  },
);
