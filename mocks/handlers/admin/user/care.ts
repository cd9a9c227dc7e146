import { eq, sql } from 'drizzle-orm';
import { withReason } from '#contracts/admin/user/index.ts';
import { storeNote } from '#contracts/admin/user/payload.ts';
import { fill } from '#messages/fill.ts';
import { devices, recoveryCodes, userNotes, users } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { forbidden, ValidationFailure } from '#mocks/server/failures.ts';
import { fullName } from '#mocks/server/full-name.ts';
import { adminAction, redirect } from '#mocks/server/handler.ts';
import { announceEnd, endAllSessions } from '#mocks/server/identity/end-sessions.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { accountOfRoute, announceAccounts, liveAccountOfRoute, userTexts } from './people.ts';

/** Takes the second factor of somebody who lost it: they are told, and signed out everywhere. */
export const resetTwoFactorHandler = adminAction(withReason, {
  find: async (context) => {
    const user = await liveAccountOfRoute('update')(context);
    // One's own is changed in one's account, with its code.
    if (user.id === context.actor.user.id) throw forbidden('own second factor is changed in the account');
    return user;
  },
  act: async (context, { reason }, user) => {
    const { refused, flash } = userTexts(context);
    if (user.twoFactorConfirmedAt === null) throw new ValidationFailure({ base: refused.noTwoFactor });
    const ended = await context.db.transaction(async (tx) => {
      await tx
        .update(users)
        .set({
          twoFactorSecret: null,
          twoFactorConfirmedAt: null,
          twoFactorLastStep: null,
          updatedAt: context.deps.clock.businessNow(),
          version: sql`${users.version} + 1`,
        })
        .where(eq(users.id, user.id));
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
      await tx.update(devices).set({ trustedUntil: null }).where(eq(devices.userId, user.id));
      const subject = { type: 'user', id: user.id, label: fullName(user) };
      await audit(context, tx, 'user.twofactor_reset', subject, { reason: { from: null, to: reason } });
      await notify(context, tx, {
        kind: 'security.twofactor_changed',
        to: { userIds: [user.id] },
        tenant: null,
        severity: 'warning',
      });
      return endAllSessions(tx, user.id);
    });
    await announceAccounts(context, [user.id]);
    await announceEnd(context, user.id, ended);
    const text = fill(flash.twoFactorReset, { name: fullName(user) });
    return redirect(backAddress(context), { type: 'success', text });
  },
});

/** Adds what the staff must know of an account. */
export const noteHandler = adminAction(storeNote, {
  find: (context) => accountOfRoute(context, 'list'),
  act: async (context, { body }, user) => {
    const now = context.deps.clock.systemNow();
    await context.db.transaction(async (tx) => {
      await tx.insert(userNotes).values({
        id: context.deps.newId(),
        userId: user.id,
        body,
        createdBy: context.actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
      await audit(context, tx, 'user.note', { type: 'user', id: user.id, label: fullName(user) });
    });
    return redirect(backAddress(context), { type: 'success', text: userTexts(context).flash.noted });
  },
});
