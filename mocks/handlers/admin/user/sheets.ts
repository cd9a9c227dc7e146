import { and, desc, eq, isNull, like, or, type SQL } from 'drizzle-orm';
import type { AccountTab, SheetOf } from '#contracts/admin/user/form.ts';
import { deviceOf } from '#domain/identity/user-agent.ts';
import { usageGauges } from '#domain/subscription/usage.ts';
import { deviceName } from '#messages/device.ts';
import {
  auditEntries,
  brands,
  invoices,
  memberships,
  plans,
  sessions,
  subscriptions,
  userNotes,
  users,
  type Tenant,
  type User,
} from '#mocks/db/schema/index.ts';
import { membershipOfMember } from '#mocks/db/queries/memberships-in-force.ts';
import { can, canNow, type AdminContext } from '#mocks/server/context.ts';
import { fullName } from '#mocks/server/full-name.ts';
import { readHistory } from '#mocks/server/history/read.ts';
import { historySentence } from '#mocks/server/history/sentence.ts';
import { ownSessions } from '#mocks/server/identity/end-sessions.ts';
import { isOver } from '#mocks/server/session.ts';
import { instantShown } from '#mocks/services/clock.ts';
import { impersonationsOf } from '../../account/sections/impersonations.ts';
import { usageOf } from '../../client/subscription/current.ts';
import { companyValuesOf } from '../../client/tenant/company.ts';
import { isSirenLocked } from '../../client/tenant/siren-lock.ts';
import { namedRoles } from './roles.ts';

const shown = 50;

/** What one part of an account's sheet shows; null for the form, and for a part that has no company. */
export function sheetOf(context: AdminContext, user: User, tab: AccountTab, company: Tenant | null) {
  switch (tab) {
    case 'identite':
      return null;
    case 'societe':
      return company && companySheet(context, company);
    case 'abonnement':
      return company && subscriptionSheet(context, company);
    case 'connexions':
      return signInSheet(context, user);
    case 'journal':
      return journalSheet(context, user);
    case 'notes':
      return noteSheet(context, user);
  }
}

async function companySheet(context: AdminContext, tenant: Tenant): Promise<SheetOf<'societe'>> {
  const { db } = context;
  const [found] = await db
    .select({ limits: plans.limits, extraUsers: subscriptions.extraUsers })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(eq(subscriptions.tenantId, tenant.id))
    .limit(1);
  const [brand] =
    tenant.brandId === null
      ? []
      : await db.select({ name: brands.name }).from(brands).where(eq(brands.id, tenant.brandId)).limit(1);
  const isClosed = tenant.status === 'closed';
  return {
    tab: 'societe',
    id: tenant.id,
    values: companyValuesOf(tenant),
    version: tenant.version,
    status: tenant.status,
    isSirenLocked: await isSirenLocked(db, tenant.id),
    brand: brand?.name ?? null,
    usage: found ? usageGauges(await usageOf(db, tenant), found.limits, found.extraUsers) : [],
    members: await membersOf(context, tenant),
    can: {
      update: canNow(context, 'tenant.update') && !isClosed,
      close: canNow(context, 'tenant.delete') && !isClosed,
    },
  };
}

async function membersOf({ db }: AdminContext, { id }: Tenant): Promise<SheetOf<'societe'>['members']> {
  const rows = await db
    .select({ user: users, membership: memberships })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.tenantId, id), membershipOfMember, isNull(users.deletedAt)))
    .orderBy(users.lastName, users.firstName, users.id);
  const named = await namedRoles(
    db,
    rows.map(({ membership }) => membership.role),
  );
  return rows.map(({ user, membership }) => ({
    id: user.id,
    name: fullName(user),
    email: user.email,
    role: named.get(membership.role) ?? { name: membership.role, label: null },
    isSuspended: membership.suspendedAt !== null || user.status === 'suspended',
  }));
}

async function subscriptionSheet(context: AdminContext, { id }: Tenant): Promise<SheetOf<'abonnement'>> {
  const { db } = context;
  const [found] = await db
    .select({ subscription: subscriptions, plan: plans.name })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(eq(subscriptions.tenantId, id))
    .limit(1);
  const rows = can(context, 'subscription.list')
    ? await db
        .select()
        .from(invoices)
        .where(eq(invoices.tenantId, id))
        .orderBy(desc(invoices.issuedOn), desc(invoices.number))
        .limit(shown)
    : [];
  const steps = and(
    eq(auditEntries.tenantId, id),
    or(like(auditEntries.action, 'subscription.%'), eq(auditEntries.action, 'tenant.registered')),
  );
  return {
    tab: 'abonnement',
    subscription: found
      ? {
          plan: found.plan,
          status: found.subscription.status,
          period: found.subscription.period,
          priceCents: found.subscription.priceCents,
          trialEndsAt: found.subscription.trialEndsAt?.toISOString() ?? null,
          periodEndsOn: found.subscription.currentPeriodEndsOn,
          cancelsAtPeriodEnd: found.subscription.cancelsAtPeriodEnd,
        }
      : null,
    steps: (await entriesOf(context, steps)).map(({ id: entry, at, sentence }) => ({
      id: entry,
      at,
      sentence,
    })),
    invoices: rows.map((row) => ({
      id: row.id,
      number: row.number,
      issuedOn: row.issuedOn,
      dueOn: row.dueOn,
      totalCents: row.totalCents,
      status: row.status,
    })),
  };
}

async function signInSheet(context: AdminContext, user: User): Promise<SheetOf<'connexions'>> {
  const { db, deps, locale } = context;
  const now = deps.clock.systemNow();
  const open = await db
    .select()
    .from(sessions)
    .where(ownSessions(user.id))
    .orderBy(desc(sessions.lastSeenAt));
  const isSignIn = and(
    or(eq(auditEntries.actorId, user.id), eq(auditEntries.subjectId, user.id)),
    like(auditEntries.action, 'auth.%'),
  );
  const isTeam = user.kind === 'platform';
  const lines = isTeam
    ? await impersonationsOf(context, { staffId: user.id }, shown)
    : await impersonationsOf(context, { userId: user.id }, shown);
  return {
    tab: 'connexions',
    sessions: open
      .filter((row) => !isOver(row, now, context.deps))
      .map((row) => ({
        id: row.publicId,
        name: deviceName(locale, deviceOf(row.userAgent)),
        startedAt: instantShown(deps.clock, row.createdAt),
        lastSeenAt: instantShown(deps.clock, row.lastSeenAt),
      })),
    signIns: await entriesOf(context, isSignIn),
    impersonations: lines,
    blockedAt: user.blockedAt?.toISOString() ?? null,
    hasTwoFactor: user.twoFactorConfirmedAt !== null,
    canResetTwoFactor:
      user.twoFactorConfirmedAt !== null &&
      user.id !== context.actor.user.id &&
      canNow(context, 'platform-user.update'),
  };
}

/** What was done to an account, and what its owner did to it; never what they did with a company's records. */
async function journalSheet(context: AdminContext, user: User): Promise<SheetOf<'journal'>> {
  const onOneself = and(
    eq(auditEntries.actorId, user.id),
    or(
      like(auditEntries.action, 'auth.%'),
      like(auditEntries.action, 'account.%'),
      // The team's own work is the platform's.
      user.kind === 'platform' ? isNull(auditEntries.tenantId) : undefined,
    ),
  );
  const about = and(
    eq(auditEntries.subjectId, user.id),
    or(eq(auditEntries.subjectType, 'user'), eq(auditEntries.subjectType, 'member')),
  );
  return { tab: 'journal', entries: await entriesOf(context, or(about, onOneself)) };
}

async function entriesOf({ db, locale }: AdminContext, where: SQL | undefined) {
  const entries = await readHistory(db, where, { limit: shown });
  return entries.map((named) => ({
    id: named.entry.id,
    at: named.entry.at.toISOString(),
    sentence: historySentence(locale, named),
    isDenied: named.entry.result === 'denied',
  }));
}

async function noteSheet({ db }: AdminContext, { id }: User): Promise<SheetOf<'notes'>> {
  const rows = await db
    .select({ note: userNotes, author: users })
    .from(userNotes)
    .leftJoin(users, eq(users.id, userNotes.createdBy))
    .where(eq(userNotes.userId, id))
    .orderBy(desc(userNotes.createdAt), desc(userNotes.id));
  return {
    tab: 'notes',
    notes: rows.map(({ note, author }) => ({
      id: note.id,
      at: note.createdAt.toISOString(),
      by: author === null ? '–' : fullName(author),
      body: note.body,
    })),
  };
}
