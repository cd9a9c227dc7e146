import { inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Day } from '#domain/time/day.ts';
import { isSystemRole } from '#domain/access/roles.ts';
import { messagesFor } from '#messages/locale.ts';
import * as tradeMessages from '#messages/trade.ts';
import {
  brandMemberships,
  brands,
  memberships,
  plans,
  subscriptions,
  tenants,
  users,
} from '#mocks/db/schema/index.ts';
import { listOf, type FilterLabels, type FilterSource } from '#mocks/server/lists/filter-source.ts';
import { readRoleDefinitions } from '#mocks/server/role-definitions.ts';

// Columns of `users` are written out: drizzle leaves the table off where a query reads one table alone.

/** The companies of an account, as a part of a subquery: those that it works for or is invited to. */
const companies = sql`${memberships} m join ${tenants} t on t.id = m.tenant_id`;
const isTheirs = sql`m.user_id = "users"."id" and m.revoked_at is null`;

const steered = sql`${brandMemberships} s where s.user_id = "users"."id" and s.revoked_at is null`;

/** Names of the roles of an account, wherever they count. */
const roleNames = sql`(
  "users"."platform_roles"
  || array(select distinct m.role from ${memberships} m where ${isTheirs})
  || array(select distinct 'brand-manager'::text from ${steered}))`;

const brandIds = sql`array(
  select t.brand_id from ${companies} where ${isTheirs} and t.brand_id is not null
  union select s.brand_id from ${steered})`;

const planIds = sql`array(
  select distinct b.plan_id from ${memberships} m join ${subscriptions} b on b.tenant_id = m.tenant_id
  where ${isTheirs})`;

const subscriptionStates = sql`array(
  select distinct b.status from ${memberships} m join ${subscriptions} b on b.tenant_id = m.tenant_id
  where ${isTheirs})`;

/** How an account stands, as `accountState` tells it. */
const state = sql`case
  when "users"."status" <> 'active' then "users"."status"
  when "users"."blocked_at" is not null then 'blocked'
  else 'active' end`;

const twoFactor = sql`case when "users"."two_factor_confirmed_at" is null then 'off' else 'on' end`;

/** Which spans without signing in an account has behind it. */
const inactiveSpans = (today: Day): SQL => sql`array_remove(array[
  case when ${lastSeen} < ${today}::date - 30 then '30' end,
  case when ${lastSeen} < ${today}::date - 90 then '90' end,
  case when ${lastSeen} < ${today}::date - 180 then '180' end], null)`;
const lastSeen = sql`(coalesce("users"."last_login_at", "users"."created_at") at time zone 'Europe/Paris')::date`;

/** Names, address, companies and their SIREN as one folded text. */
export const accountText = sql`("users"."search_text" || coalesce((
  select string_agg(t.search_text || chr(10) || t.siren, chr(10)) from ${companies} where ${isTheirs}), ''))`;

const isAmong = (by: SQL, values: string | readonly string[]): SQL | undefined =>
  values.length === 0
    ? undefined
    : sql`${by} && array[${sql.join(
        listOf(values).map((value) => sql`${value}`),
        sql`, `,
      )}]::text[]`;

const byList = (by: SQL, labels: FilterLabels): FilterSource => ({
  condition: (values) => isAmong(by, values),
  values: { by, isArray: true },
  labels,
});

const roleLabels: FilterLabels = async ({ db, locale }, values) => {
  const words = messagesFor(locale, tradeMessages).role;
  const definitions = await readRoleDefinitions(db, values);
  return new Map(
    values.map((name) => [
      name,
      isSystemRole(name) ? words[name] : (definitions.find((one) => one.name === name)?.label ?? name),
    ]),
  );
};

const planLabels: FilterLabels = async ({ db }, values) => {
  if (values.length === 0) return new Map();
  const { id, name } = plans;
  const rows = await db
    .select({ id, name })
    .from(plans)
    .where(inArray(id, [...values]));
  return new Map(rows.map((row) => [row.id, row.name]));
};

const brandLabels: FilterLabels = async ({ db }, values) => {
  if (values.length === 0) return new Map();
  const { id, name } = brands;
  const rows = await db
    .select({ id, name })
    .from(brands)
    .where(inArray(id, [...values]));
  return new Map(rows.map((row) => [row.id, row.name]));
};

/** Where the filters of accounts find what they ask for; `words` gives the labels of a closed list. */
export const accountFilters = (words: (field: string) => FilterLabels) =>
  ({
    kind: {
      condition: (values) => (values.length === 0 ? undefined : inArray(users.kind, kindsOf(values))),
      values: { by: users.kind, isArray: false },
      labels: words('kind'),
    },
    role: byList(roleNames, roleLabels),
    status: {
      condition: (values) => (values.length === 0 ? undefined : inArray(state, listOf(values))),
      values: { by: state, isArray: false },
      labels: words('status'),
    },
    plan: byList(planIds, planLabels),
    subscription: byList(subscriptionStates, words('subscription')),
    brand: byList(brandIds, brandLabels),
    twoFactor: {
      condition: (values) => (values.length === 0 ? undefined : inArray(twoFactor, listOf(values))),
      values: { by: twoFactor, isArray: false },
      labels: words('twoFactor'),
    },
    inactiveDays: {
      condition: (values, today) => isAmong(inactiveSpans(today), values),
      values: { by: inactiveSpans, isArray: true },
      labels: words('inactiveDays'),
    },
  }) satisfies Readonly<Record<string, FilterSource>>;

const kindsOf = (values: string | readonly string[]): ('client' | 'platform')[] =>
  listOf(values).filter((value) => value === 'client' || value === 'platform');

/** Accounts that a reader without a right to the team is shown. */
export const isNoTeam: SQL = ne(users.kind, 'platform');
