import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import {
  brandPersonList,
  type BrandCompanyRow,
  type BrandPersonQuery,
  type BrandPersonRow,
  type BrandUserProps,
} from '#contracts/client/brand/user.ts';
import { inactiveDays } from '#contracts/admin/user/index.ts';
import { isSystemRole } from '#domain/access/roles.ts';
import { activities } from '#domain/company/enums.ts';
import { maskEmail } from '#domain/identity/mask-email.ts';
import { user as href } from '#generated/routes/client/brand.ts';
import * as userMessages from '#messages/client/brand-user.ts';
import * as companyMessages from '#messages/company.ts';
import { messagesFor } from '#messages/locale.ts';
import * as tradeMessages from '#messages/trade.ts';
import type { Database } from '#mocks/db/database.ts';
import { foldedWords, foldText } from '#mocks/db/fold.ts';
import { memberships, plans, subscriptions, users } from '#mocks/db/schema/index.ts';
import { accountState } from '#mocks/handlers/admin/user/state.ts';
import { canNow, type BrandContext } from '#mocks/server/context.ts';
import { fullName } from '#mocks/server/full-name.ts';
import { answerRows } from '#mocks/server/lists/in-memory.ts';
import { readRoleDefinitions } from '#mocks/server/role-definitions.ts';
import type { ListPage } from '#mocks/server/views/list-page.ts';
import type { NetworkCompany } from './network.ts';

const dayMs = 86_400_000;
const activeDays = 30;

/** The list of the people of a network, for saved views. */
export const personListPage: ListPage = {
  name: 'Client/Brand/User',
  area: 'client',
  can: 'brand-user.list',
  query: brandPersonList.query,
  href,
};

/** People of companies, a line for each company that somebody works for or is invited to. */
export async function peopleOf(
  db: Database,
  companies: readonly NetworkCompany[],
): Promise<BrandPersonRow[]> {
  const byId = new Map(companies.map((company) => [company.id, company]));
  const rows = await db
    .select({ membership: memberships, user: users })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        inArray(memberships.tenantId, [...byId.keys()]),
        isNull(memberships.revokedAt),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(users.lastName), asc(users.firstName), asc(memberships.id));
  const definitions = await readRoleDefinitions(db, [
    ...new Set(rows.map(({ membership }) => membership.role)),
  ]);
  return rows.flatMap(({ membership, user }) => {
    const company = byId.get(membership.tenantId);
    if (company === undefined) return [];
    const { role, acceptedAt, suspendedAt } = membership;
    const isInvited = acceptedAt === null;
    const label = isSystemRole(role) ? null : (definitions.find(({ name }) => name === role)?.label ?? role);
    return [
      {
        id: `${company.id}-${user.id}`,
        userId: user.id,
        name: fullName(user),
        emailMasked: maskEmail(user.email),
        company: { id: company.id, name: company.name },
        activity: company.activity,
        role: { name: role, label },
        status: stateIn(isInvited, suspendedAt !== null, accountState(user)),
        hasTwoFactor: user.twoFactorConfirmedAt !== null,
        lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
        canInvite: isInvited,
      },
    ];
  });
}

/** How somebody stands in a company: what it did with them, else how their account stands. */
function stateIn(
  isInvited: boolean,
  isSuspended: boolean,
  account: BrandPersonRow['status'],
): BrandPersonRow['status'] {
  if (isInvited) return 'invited';
  return isSuspended ? 'suspended' : account;
}

/** People by state, each once. */
export function countersOf(people: readonly BrandPersonRow[]): BrandUserProps['counters'] {
  const each = [...new Map(people.map((person) => [person.userId, person])).values()];
  const count = (status: BrandPersonRow['status']): number =>
    each.filter((person) => person.status === status).length;
  return { active: count('active'), invited: count('invited'), suspended: count('suspended') };
}

/** Companies with their offer, and how many of their people are at work. */
export async function companyRows(
  db: Database,
  companies: readonly NetworkCompany[],
  people: readonly BrandPersonRow[],
  now: Date,
): Promise<BrandCompanyRow[]> {
  const ids = companies.map(({ id }) => id);
  const offers = await db
    .select({ tenantId: subscriptions.tenantId, name: plans.name })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(inArray(subscriptions.tenantId, ids));
  const since = new Date(now.getTime() - activeDays * dayMs).toISOString();
  return companies.map((company) => {
    const members = people.filter((row) => row.company.id === company.id && row.status !== 'invited');
    const active = members.filter(({ lastLoginAt }) => (lastLoginAt ?? '') >= since).length;
    return {
      ...company,
      plan: offers.find(({ tenantId }) => tenantId === company.id)?.name ?? null,
      usersCount: members.length,
      lastLoginAt:
        members
          .map((member) => member.lastLoginAt ?? '')
          .toSorted()
          .at(-1) || null,
      adoptionBps: members.length === 0 ? null : Math.round((active * 10_000) / members.length),
    };
  });
}

/** Whether search and filters let somebody through, but for one filter when asked. @param now business clock */
export function fitsPerson(
  row: BrandPersonRow,
  query: BrandPersonQuery,
  now: Date,
  without?: string,
): boolean {
  const text = foldText([row.name, row.company.name].join('\n'));
  const isIn = (name: string, given: readonly string[], value: string): boolean =>
    without === name || given.length === 0 || given.includes(value);
  return (
    foldedWords(query.q).every((word) => text.includes(word)) &&
    isIn('company', query.company, row.company.id) &&
    isIn('role', query.role, row.role.name) &&
    isIn('activity', query.activity, row.activity) &&
    isIn('status', query.status, row.status) &&
    (without === 'inactiveDays' ||
      query.inactiveDays.length === 0 ||
      query.inactiveDays.some((days) => isInactive(row, Number(days), now)))
  );
}

/** Nobody who never came is active either, but an invitation that waits is no inactivity. */
const isInactive = ({ lastLoginAt, status }: BrandPersonRow, days: number, now: Date): boolean =>
  status !== 'invited' && (lastLoginAt ?? '') < new Date(now.getTime() - days * dayMs).toISOString();

/** Company by company, and within each as asked for. */
export function orderOf({ sort }: BrandPersonQuery) {
  const sign = sort.startsWith('-') ? -1 : 1;
  return (a: BrandPersonRow, b: BrandPersonRow): number =>
    a.company.name.localeCompare(b.company.name, 'fr') ||
    a.company.id.localeCompare(b.company.id) ||
    (sort.endsWith('lastLoginAt')
      ? sign * (a.lastLoginAt ?? '').localeCompare(b.lastLoginAt ?? '')
      : sign * a.name.localeCompare(b.name, 'fr')) ||
    a.id.localeCompare(b.id);
}

/** The prop `list` of the page. */
export function answerPeople(
  context: BrandContext,
  query: BrandPersonQuery,
  people: readonly BrandPersonRow[],
) {
  const { choices } = messagesFor(context.locale, userMessages);
  const words = messagesFor(context.locale, companyMessages);
  const { role: roleWords } = messagesFor(context.locale, tradeMessages);
  const now = context.deps.clock.businessNow();
  const companies = new Map(people.map(({ company }) => [company.id, company.name]));
  const roles = new Map(
    people.map(({ role }) => [
      role.name,
      isSystemRole(role.name) ? roleWords[role.name] : (role.label ?? role.name),
    ]),
  );
  return answerRows(context, query, {
    listPage: personListPage,
    definition: brandPersonList,
    rows: people,
    fits: (row, without) => fitsPerson(row, query, now, without),
    order: orderOf(query),
    filters: {
      company: {
        choices: [...companies].map(([value, label]) => ({ value, label })),
        of: ({ company }) => [company.id],
      },
      role: {
        choices: [...roles].map(([value, label]) => ({ value, label })),
        of: ({ role }) => [role.name],
      },
      activity: {
        choices: activities.map((value) => ({ value, label: words.activity[value] })),
        of: ({ activity }) => [activity],
      },
      status: {
        choices: (['active', 'invited', 'suspended', 'blocked'] as const).map((value) => ({
          value,
          label: choices.status[value],
        })),
        of: ({ status }) => [status],
      },
      inactiveDays: {
        choices: inactiveDays.map((value) => ({ value, label: choices.inactiveDays[value] })),
        of: (row) => inactiveDays.filter((days) => isInactive(row, Number(days), now)),
      },
    },
    can: {
      create: canNow(context, 'brand-user.create'),
      update: false,
      delete: false,
      export: canNow(context, 'brand-user.export'),
    },
  });
}
