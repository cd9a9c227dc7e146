import { and, eq, gte, sql } from 'drizzle-orm';
import type { Conflict } from '#contracts/conflict.ts';
import type { MemberFormProps } from '#contracts/client/user/form.ts';
import { memberFields, updateMember, type MemberPayload } from '#contracts/client/user/payload.ts';
import { describeFields } from '#contracts/record-form.ts';
import { isSystemRole } from '#domain/access/roles.ts';
import { edit, index } from '#generated/routes/client/user.ts';
import * as memberMessages from '#messages/client/user.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as tradeMessages from '#messages/trade.ts';
import type { Database } from '#mocks/db/database.ts';
import { auditEntries, membershipOperations, memberships } from '#mocks/db/schema/index.ts';
import { audit, changedFields } from '#mocks/server/audit.ts';
import { requireConfirmation } from '#mocks/server/confirmation.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { fullName } from '#mocks/server/full-name.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { countHistory, readHistory } from '#mocks/server/history/read.ts';
import { historySentence } from '#mocks/server/history/sentence.ts';
import { sessionsIn } from '#mocks/server/identity/end-sessions.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import {
  announceMembers,
  currentOf,
  keepAnOwner,
  listedMembers,
  memberOfRoute,
  successorsOf,
  withMembersLocked,
  type Member,
} from './members.ts';
import { checkRights, memberRoles, operationChoices, type CheckedRights } from './roles.ts';

const activityDays = 30;
const dayMs = 86_400_000;
const maxActivities = 20;
const facts = describeFields(memberFields);

const blank: MemberPayload = {
  email: '',
  firstName: '',
  lastName: '',
  jobTitle: '',
  role: 'collaborator',
  operationScope: 'all',
  operationIds: [],
  message: '',
};

/** What the page of the form is given; null for an invitation. */
export async function formProps(context: ClientContext, member: Member | null): Promise<MemberFormProps> {
  const { actor, session, unscoped } = context;
  const common = {
    roles: await memberRoles(context),
    operations: await operationChoices(context),
    people: await successorsOf(context),
  };
  const conflict = (session.data.details?.['conflict'] as Conflict | undefined) ?? null;
  if (member === null) {
    const can = { save: canNow(context, 'tenant-user.create'), delete: false };
    const form = {
      record: null,
      values: blank,
      fields: facts,
      conflict,
      can,
    };
    return { ...common, form, member: null, sessionsCount: 0, activity: [], activityCount: 0 };
  }
  const { user, membership } = member;
  const listed = await listedMembers(context);
  return {
    ...common,
    form: {
      record: { id: user.id, version: membership.version, label: fullName(user) },
      values: await valuesOf(context, member),
      fields: facts,
      conflict,
      can: { save: canNow(context, 'tenant-user.update'), delete: canNow(context, 'tenant-user.delete') },
    },
    member: listed.find(({ row }) => row.id === user.id)?.row ?? null,
    sessionsCount: (await sessionsIn(unscoped, user.id, actor.tenant.id)).length,
    ...(await activityOf(context, user.id)),
  };
}

async function valuesOf({ unscoped }: ClientContext, { user, membership }: Member): Promise<MemberPayload> {
  return {
    ...blank,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    jobTitle: membership.jobTitle ?? user.jobTitle ?? '',
    role: membership.role,
    operationScope: membership.operationScope,
    operationIds: await assignedIds(unscoped, membership.id),
  };
}

async function assignedIds(db: Database, membershipId: string): Promise<string[]> {
  const rows = await db
    .select({ id: membershipOperations.operationId })
    .from(membershipOperations)
    .where(eq(membershipOperations.membershipId, membershipId))
    .orderBy(membershipOperations.operationId);
  return rows.map(({ id }) => id);
}

/** What a member did in this company of late. */
async function activityOf({ db, deps, locale }: ClientContext, userId: string) {
  const since = new Date(deps.clock.systemNow().getTime() - activityDays * dayMs);
  const theirs = and(eq(auditEntries.actorId, userId), gte(auditEntries.at, since));
  const entries = await readHistory(db, theirs, { limit: maxActivities });
  return {
    activity: entries.map((named) => ({
      id: named.entry.id,
      at: named.entry.at.toISOString(),
      sentence: historySentence(locale, named),
    })),
    activityCount: await countHistory(db, theirs),
  };
}

/** Changes role, operations and job title of a member over the version that was read. */
export const updateHandler = clientAction(updateMember, {
  find: memberOfRoute,
  act: async (context, { version, jobTitle, ...given }, found) => {
    const rights = await checkRights(context, { ...given, jobTitle });
    if (rights.role === 'owner' && found.membership.role !== 'owner') requireConfirmation(context, 'roles');
    const before = await valuesOf(context, found);
    const names = new Map((await operationChoices(context)).map(({ id, label }) => [id, label]));
    const changes = changedFields(
      {
        jobTitle: before.jobTitle,
        role: before.role,
        operationScope: before.operationScope,
        operationIds: before.operationIds.flatMap((id) => names.get(id) ?? []).toSorted(),
      },
      {
        jobTitle,
        role: rights.role,
        operationScope: rights.operationScope,
        operationIds: rights.operationNames.toSorted(),
      },
    );
    const isSaved = await withMembersLocked(context, async (tx, members) => {
      const member = currentOf(members, found);
      if (member.membership.version !== version) return false;
      if (rights.role !== 'owner') keepAnOwner(context, members, member, 'role');
      await writeRights(context, tx, member, { ...rights, jobTitle });
      const { user } = member;
      const subject = { type: 'member', id: user.id, label: fullName(user) };
      await audit(context, tx, 'member.update', subject, changes);
      if (rights.role !== member.membership.role) await notifyRole(context, tx, member, rights);
      return true;
    });
    if (!isSaved) throw await stale(context, found, Object.keys(changes));
    const { user } = found;
    announceMembers(context, [user.id]);
    const text = fill(messagesFor(context.locale, memberMessages).flash.updated, { name: fullName(user) });
    // An owner who gave the role away may not see the form any more.
    const isOwn = user.id === context.actor.user.id;
    return redirect(isOwn ? index() : edit({ user: user.id }), { type: 'success', text });
  },
});

async function writeRights(
  { deps }: ClientContext,
  tx: Database,
  { membership }: Member,
  { role, operationScope, operationIds, jobTitle }: CheckedRights & { readonly jobTitle: string },
): Promise<void> {
  await tx
    .update(memberships)
    .set({
      role,
      operationScope,
      jobTitle: jobTitle === '' ? null : jobTitle,
      updatedAt: deps.clock.businessNow(),
      version: sql`${memberships.version} + 1`,
    })
    .where(eq(memberships.id, membership.id));
  await tx.delete(membershipOperations).where(eq(membershipOperations.membershipId, membership.id));
  const rows = operationIds.map((operationId) => ({ membershipId: membership.id, operationId }));
  if (rows.length > 0) await tx.insert(membershipOperations).values(rows);
}

/** The member is told of their new role in their own language. */
async function notifyRole(
  context: ClientContext,
  tx: Database,
  { user }: Member,
  { role, roleLabel }: CheckedRights,
): Promise<void> {
  await notify(context, tx, {
    kind: 'membership.role_changed',
    to: { userIds: [user.id] },
    tenant: context.actor.tenant,
    values: { role: isSystemRole(role) ? messagesFor(user.locale, tradeMessages).role[role] : roleLabel },
    subject: { type: 'member', id: user.id },
    exceptUserId: context.actor.user.id,
  });
}

async function stale(context: ClientContext, found: Member, fields: readonly string[]) {
  const [now] = await context.unscoped
    .select({ updatedAt: memberships.updatedAt })
    .from(memberships)
    .where(eq(memberships.id, found.membership.id));
  if (!now) return notFound('member');
  return staleVersion(context, {
    id: found.user.id,
    updatedAt: now.updatedAt,
    within: context.db,
    actions: ['member.update', 'member.suspend', 'member.restore'],
    fields,
  });
}
