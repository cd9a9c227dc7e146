import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { accountList, type AccountRow } from '#contracts/admin/user/index.ts';
import { mayDo, type PermissionKey } from '#domain/access/permissions.ts';
import { isSystemRole } from '#domain/access/roles.ts';
import { index } from '#generated/routes/admin/user.ts';
import * as userMessages from '#messages/admin/user.ts';
import { messagesFor } from '#messages/locale.ts';
import * as officeStates from '#messages/states/office.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  brandMemberships,
  brands,
  memberships,
  plans,
  subscriptions,
  tenants,
  users,
  type User,
} from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/full-name.ts';
import { defineListSource, type RowContext } from '#mocks/server/lists/define-list-source.ts';
import { fileOf } from '#mocks/server/lists/file-columns.ts';
import { choiceLabels, type FilterLabels } from '#mocks/server/lists/filter-source.ts';
import { liveStatuses } from '#mocks/server/memberships.ts';
import { readRoleDefinitions } from '#mocks/server/role-definitions.ts';
import { accountFilters, accountText, isNoTeam } from './columns.ts';
import { accountState } from './state.ts';

const subscriptionLabels: FilterLabels = ({ locale }, values) => {
  const words: Readonly<Record<string, string>> = messagesFor(locale, officeStates).subscription;
  return new Map(values.map((value) => [value, words[value] ?? value]));
};

/** Where the list of accounts finds its rows; the team is shown to those alone who may see it. */
export const accountSource = defineListSource(accountList, {
  page: 'Admin/User/Index',
  area: 'user',
  // Addresses of everybody: no file for whoever only looks somebody up.
  exportRight: 'user.update',
  table: users,
  href: index,
  search: accountText,
  filters: accountFilters((field) =>
    field === 'subscription' ? subscriptionLabels : choiceLabels(userMessages, field),
  ),
  sorts: {
    name: sql`lower("users"."last_name" || ' ' || "users"."first_name")`,
    lastLoginAt: users.lastLoginAt,
    createdAt: users.createdAt,
  },
  reach: ({ actor }) =>
    mayDo(actor.roles, 'platform-user.list', actor.roleDefinitions) ? undefined : isNoTeam,
  rows: accountRows,
  download: fileOf(userMessages, {
    name: 'text',
    email: 'text',
    kind: 'text',
    companies: { kind: 'text', value: (row: AccountRow) => namesOf(row.companies) },
    brands: { kind: 'text', value: (row: AccountRow) => row.brands.join(', ') },
    roles: {
      kind: 'text',
      value: (row: AccountRow) => row.roles.map(({ name, label }) => label ?? name).join(', '),
    },
    plans: { kind: 'text', value: (row: AccountRow) => row.plans.join(', ') },
    status: 'text',
    twoFactor: { kind: 'text', value: (row: AccountRow) => (row.hasTwoFactor ? '2FA' : null) },
    lastLoginAt: { kind: 'date', value: (row: AccountRow) => row.lastLoginAt },
    createdAt: { kind: 'date', value: (row: AccountRow) => row.createdAt },
  }),
});

const namesOf = (named: readonly { readonly name: string }[]): string =>
  named.map(({ name }) => name).join(', ');

/** A company of an account, with its network and its subscription. */
interface Place {
  readonly userId: string;
  readonly role: string;
  readonly isInForce: boolean;
  readonly tenant: { readonly id: string; readonly name: string };
  readonly isLive: boolean;
  readonly brand: string | null;
  readonly plan: string | null;
  readonly subscription: (typeof subscriptions.$inferSelect)['status'] | null;
}

async function placesOf(db: Database, ids: readonly string[]): Promise<Map<string, Place[]>> {
  const rows = await db
    .select({
      membership: memberships,
      tenant: tenants,
      brand: brands.name,
      plan: plans.name,
      subscription: subscriptions.status,
    })
    .from(memberships)
    .innerJoin(tenants, eq(tenants.id, memberships.tenantId))
    .leftJoin(brands, eq(brands.id, tenants.brandId))
    .leftJoin(subscriptions, eq(subscriptions.tenantId, tenants.id))
    .leftJoin(plans, eq(plans.id, subscriptions.planId))
    .where(and(inArray(memberships.userId, [...ids]), isNull(memberships.revokedAt)))
    .orderBy(asc(memberships.createdAt), asc(memberships.id));
  const places = rows.map(({ membership, tenant, brand, plan, subscription }): Place => ({
    userId: membership.userId,
    role: membership.role,
    isInForce: membership.acceptedAt !== null && membership.suspendedAt === null,
    tenant: { id: tenant.id, name: tenant.name },
    isLive: liveStatuses.includes(tenant.status),
    brand,
    plan,
    subscription,
  }));
  return Map.groupBy(places, ({ userId }) => userId);
}

/** Names of the networks that people steer, by person. */
async function steeredBy(db: Database, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ userId: brandMemberships.userId, name: brands.name })
    .from(brandMemberships)
    .innerJoin(brands, eq(brands.id, brandMemberships.brandId))
    .where(and(inArray(brandMemberships.userId, [...ids]), isNull(brandMemberships.revokedAt)))
    .orderBy(asc(brands.name));
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return new Map([...byUser].map(([id, group]) => [id, group.map(({ name }) => name)]));
}

/** Accounts as the list shows them, in the same order. */
export async function accountRows(
  { db, actor }: Pick<RowContext, 'db' | 'actor'>,
  records: readonly User[],
): Promise<AccountRow[]> {
  if (records.length === 0) return [];
  const ids = records.map(({ id }) => id);
  const places = await placesOf(db, ids);
  const steered = await steeredBy(db, ids);
  const namesIn = (user: User): string[] => [
    ...new Set([
      ...user.platformRoles,
      ...(places.get(user.id) ?? []).map(({ role }) => role),
      ...(steered.has(user.id) ? ['brand-manager'] : []),
    ]),
  ];
  const definitions = await readRoleDefinitions(db, [...new Set(records.flatMap(namesIn))]);
  return records.map((user): AccountRow => {
    const own = places.get(user.id) ?? [];
    return {
      id: user.id,
      name: fullName(user),
      email: user.email,
      isVerified: user.emailVerifiedAt !== null,
      kind: user.kind,
      companies: own.map(({ tenant }) => tenant),
      brands: [...new Set([...own.flatMap(({ brand }) => brand ?? []), ...(steered.get(user.id) ?? [])])],
      roles: namesIn(user).map((name) => ({
        name,
        label: isSystemRole(name) ? null : (definitions.find((one) => one.name === name)?.label ?? name),
      })),
      plans: [...new Set(own.flatMap(({ plan }) => plan ?? []))],
      subscriptions: [...new Set(own.flatMap(({ subscription }) => subscription ?? []))],
      hasTwoFactor: user.twoFactorConfirmedAt !== null,
      lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
      createdAt: user.createdAt.toISOString(),
      status: accountState(user),
      isYou: user.id === actor.user.id,
      enterable: enterableOf(user, own),
      can: rightsTo(actor, user),
    };
  });
}

/** The company in which staff may act in the person's name: their first that is open. */
function enterableOf(user: User, places: readonly Place[]): AccountRow['enterable'] {
  if (user.kind !== 'client' || accountState(user) !== 'active') return null;
  return places.find(({ isInForce, isLive }) => isInForce && isLive)?.tenant ?? null;
}

/** What one of the staff may do with an account, as it stands. */
function rightsTo(actor: RowContext['actor'], user: User): AccountRow['can'] {
  const may = (client: PermissionKey, team: PermissionKey): boolean =>
    mayDo(actor.roles, user.kind === 'platform' ? team : client, actor.roleDefinitions);
  const status = accountState(user);
  const isOther = user.id !== actor.user.id;
  const change = may('user.update', 'platform-user.update');
  const help = may('user.validate', 'platform-user.update');
  return {
    suspend: change && isOther && (status === 'active' || status === 'blocked' || status === 'invited'),
    restore: change && isOther && status === 'suspended',
    unlock: help && status === 'blocked',
    invite: help && status === 'invited',
    verify: help && status === 'active' && user.emailVerifiedAt === null,
    end: may('user.delete', 'platform-user.delete') && isOther && status !== 'deactivated',
  };
}
