import { and, eq, isNull, sql } from 'drizzle-orm';
import { bulkAccounts, withReason } from '#contracts/admin/user/index.ts';
import { maxBulkRows } from '#contracts/list.ts';
import { index } from '#generated/routes/admin/user.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as recordMessages from '#messages/record.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  brandMemberships,
  invitations,
  memberships,
  users,
  type AuditChanges,
  type Session,
  type User,
} from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { fullName } from '#mocks/server/full-name.ts';
import { adminAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { announceEnd, endAllSessions } from '#mocks/server/identity/end-sessions.ts';
import { handOverAll } from './hand-over.ts';
import { limitInvitation, sendInvitationAgain } from './invitations.ts';
import { accountSource } from './list.ts';
import {
  announceAccounts,
  checkTeam,
  keepSomebody,
  liveAccountOfRoute,
  refuseSelf,
  userTexts,
} from './people.ts';

type Columns = Partial<typeof users.$inferInsert>;

interface Step {
  /** What the journal calls it. */
  readonly action: `user.${string}`;
  readonly columns: Columns;
  /** Told in the journal; empty where nothing has to be given. */
  readonly reason?: string;
}

/** Writes one step of an account with its line of the journal; its version counts up. */
async function take(context: AdminContext, tx: Database, user: User, step: Step): Promise<void> {
  const updatedAt = context.deps.clock.businessNow();
  await tx
    .update(users)
    .set({ ...step.columns, updatedAt, version: sql`${users.version} + 1` })
    .where(eq(users.id, user.id));
  const changes: AuditChanges = step.reason === undefined ? {} : { reason: { from: null, to: step.reason } };
  await audit(context, tx, step.action, { type: 'user', id: user.id, label: fullName(user) }, changes);
}

/** Keeps one person out everywhere. @returns the sessions that ended @throws ValidationFailure on `base` */
async function suspend(context: AdminContext, tx: Database, user: User, reason: string): Promise<Session[]> {
  refuseSelf(context, user, 'ownSuspension');
  await keepSomebody(context, tx, user);
  await take(context, tx, user, { action: 'user.suspend', columns: { status: 'suspended' }, reason });
  return endAllSessions(tx, user.id);
}

/** Keeps somebody out of the platform; sessions end at once, companies and rights stay theirs. Twice is once. */
export const suspendHandler = adminAction(withReason, {
  find: liveAccountOfRoute('update'),
  act: async (context, { reason }, user) => {
    const ended =
      user.status === 'suspended'
        ? []
        : await context.db.transaction((tx) => suspend(context, tx, user, reason));
    await announceAccounts(context, [user.id]);
    await announceEnd(context, user.id, ended);
    return done(context, user, 'suspended');
  },
});

/** Lets somebody in again: who never made a password is invited still. */
export const restoreHandler = adminAction(noPayload, {
  find: liveAccountOfRoute('update'),
  act: async (context, _payload, user) => {
    if (user.status === 'suspended') {
      const status = user.passwordHash === null ? 'invited' : 'active';
      await context.db.transaction((tx) =>
        take(context, tx, user, { action: 'user.restore', columns: { status } }),
      );
      await announceAccounts(context, [user.id]);
    }
    return done(context, user, 'restored');
  },
});

/** Opens an account that wrong passwords have locked. */
export const unlockHandler = adminAction(noPayload, {
  find: liveAccountOfRoute('update'),
  act: async (context, _payload, user) => {
    const columns = { blockedAt: null, lockedUntil: null, failedAttempts: 0 };
    await context.db.transaction((tx) => take(context, tx, user, { action: 'user.unlock', columns }));
    await announceAccounts(context, [user.id]);
    return done(context, user, 'unlocked');
  },
});

/**
 * Ends an account for good: nobody signs in with it again, the row stays for the journal. What the person held in
 * their companies goes to another owner.
 */
export const destroyHandler = adminAction(withReason, {
  find: liveAccountOfRoute('delete'),
  act: async (context, { reason }, user) => {
    refuseSelf(context, user, 'ownEnd');
    const now = context.deps.clock.systemNow();
    const ended = await context.db.transaction(async (tx) => {
      await keepSomebody(context, tx, user);
      await handOverAll(context, tx, user);
      const isOpen = and(eq(memberships.userId, user.id), isNull(memberships.revokedAt));
      await tx.update(memberships).set({ revokedAt: now }).where(isOpen);
      const steers = and(eq(brandMemberships.userId, user.id), isNull(brandMemberships.revokedAt));
      await tx.update(brandMemberships).set({ revokedAt: now }).where(steers);
      const waits = and(
        eq(invitations.userId, user.id),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
      );
      await tx.update(invitations).set({ revokedAt: now }).where(waits);
      const columns: Columns = { status: 'deactivated', deletedAt: now, platformRoles: [] };
      await take(context, tx, user, { action: 'user.deactivate', columns, reason });
      return endAllSessions(tx, user.id);
    });
    await announceAccounts(context, [user.id]);
    await announceEnd(context, user.id, ended);
    const text = fill(userTexts(context).flash.deactivated, { name: fullName(user) });
    return redirect(index(), { type: 'success', text });
  },
});

/** Suspends several people, or invites them again: all or none. */
export const bulkHandler = adminAction(bulkAccounts, async (context, { rows, set }) => {
  const records = messagesFor(context.locale, recordMessages);
  const found = await accountSource.chosen(context, rows, maxBulkRows + 1);
  if (found.length === 0) throw new ValidationFailure({ base: records.gone });
  if (found.length > maxBulkRows) {
    throw new ValidationFailure({ base: fill(records.tooMany, { max: maxBulkRows }) });
  }
  for (const user of found) checkTeam(context, user, 'update');
  const meant = found.filter(({ status }) =>
    set.field === 'suspended' ? status === 'active' || status === 'invited' : status === 'invited',
  );
  if (set.field === 'invitation') for (const user of meant) await limitInvitation(context, user);
  const ended = new Map<string, Session[]>();
  await context.db.transaction(async (tx) => {
    for (const user of meant) {
      if (set.field === 'suspended') ended.set(user.id, await suspend(context, tx, user, set.reason));
      else await sendInvitationAgain(context, tx, user);
    }
  });
  await announceAccounts(
    context,
    meant.map(({ id }) => id),
  );
  for (const [userId, sessions] of ended) await announceEnd(context, userId, sessions);
  const { flash } = userTexts(context);
  const text = set.field === 'suspended' ? flash.suspendedMany : flash.invitedMany;
  return redirect(backAddress(context), { type: 'success', text: fill(text, { count: meant.length }) });
});

const done = (context: AdminContext, user: User, what: 'suspended' | 'restored' | 'unlocked') =>
  redirect(backAddress(context), {
    type: 'success',
    text: fill(userTexts(context).flash[what], { name: fullName(user) }),
  });
