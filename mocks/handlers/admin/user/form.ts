import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { AdminUserFormProps, adminUserFormPage } from '#contracts/admin/user/form.ts';
import { accountFields, type AccountPayload } from '#contracts/admin/user/payload.ts';
import type { Conflict } from '#contracts/conflict.ts';
import { describeFields } from '#contracts/record-form.ts';
import type { Person } from '#contracts/shared.ts';
import { brands, memberships, plans, tenants, type Tenant, type User } from '#mocks/db/schema/index.ts';
import { canNow, type AdminContext } from '#mocks/server/context.ts';
import { fullName } from '#mocks/server/full-name.ts';
import { impersonationExtent } from '../impersonation-extent.ts';
import { accountRows } from './list.ts';
import { rolesIn } from './roles.ts';
import { sheetOf } from './sheets.ts';

type FormQuery = z.output<typeof adminUserFormPage.query>;

const facts = describeFields(accountFields);

const blank = {
  kind: 'client',
  firstName: '',
  lastName: '',
  email: '',
  phone: null,
  jobTitle: '',
  roleNames: [],
  places: [],
  companyMode: 'new',
  tenantId: null,
  role: 'collaborator',
  companyName: '',
  legalForm: null,
  siren: '',
  siret: '',
  addressLine: '',
  postalCode: '',
  city: '',
  activity: null,
  vatRegime: 'reel_normal',
  planId: null,
  brandId: null,
  message: '',
} satisfies AdminUserFormProps['form']['values'];

/** What somebody is in each company, and the company itself: of those that they were not taken out of. */
export const placesOf = ({ db }: Pick<AdminContext, 'db'>, userId: string) =>
  db
    .select({ membership: memberships, tenant: tenants })
    .from(memberships)
    .innerJoin(tenants, eq(tenants.id, memberships.tenantId))
    .where(and(eq(memberships.userId, userId), isNull(memberships.revokedAt)))
    .orderBy(asc(memberships.createdAt), asc(memberships.id));

/** What the page of the form is given; null for a new account. */
export async function formProps(
  context: AdminContext,
  user: User | null,
  query: FormQuery,
): Promise<AdminUserFormProps> {
  const { db, session } = context;
  const places = user === null ? [] : await placesOf(context, user.id);
  const company = companyOf(
    places.map(({ tenant }) => tenant),
    query.societe,
  );
  const canMakeTeam = canNow(context, 'platform-user.create');
  const [row] = user === null ? [] : await accountRows(context, [user]);
  return {
    form: {
      record: user && { id: user.id, version: user.version, label: fullName(user) },
      values:
        user === null ? { ...blank, kind: canMakeTeam ? query.kind : 'client' } : valuesOf(user, places),
      fields: facts,
      conflict: (session.data.details?.['conflict'] as Conflict | undefined) ?? null,
      can: { save: canSave(context, user), delete: false },
    },
    account: row ?? null,
    tab: user === null ? 'identite' : query.tab,
    sheet: user === null ? null : await sheetOf(context, user, query.tab, company),
    roles: { platform: await rolesIn(db, 'platform'), tenant: await rolesIn(db, 'tenant') },
    companies:
      user === null
        ? await openCompanies(context)
        : places.map(({ tenant }) => ({ id: tenant.id, name: tenant.name })),
    companyId: company?.id ?? null,
    ...(await choicesOf(context)),
    impersonation: impersonationExtent(context),
    canMakeTeam,
    canNote: canNow(context, 'user.validate'),
  };
}

/** The company that the address asks for, or the first. */
const companyOf = (companies: readonly Tenant[], wanted: string): Tenant | null =>
  companies.find(({ id }) => id === wanted) ?? companies[0] ?? null;

function canSave(context: AdminContext, user: User | null): boolean {
  if (user === null) return canNow(context, 'user.create');
  if (user.status === 'deactivated') return false;
  return canNow(context, user.kind === 'platform' ? 'platform-user.update' : 'user.update');
}

/** An account as its form starts from. */
export const valuesOf = (
  user: User,
  places: readonly { readonly membership: { readonly tenantId: string; readonly role: string } }[],
): AdminUserFormProps['form']['values'] => ({
  ...blank,
  kind: user.kind,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phone: user.phone,
  jobTitle: user.jobTitle ?? '',
  roleNames: user.platformRoles,
  places: places.map(({ membership: { tenantId, role } }): AccountPayload['places'][number] => ({
    tenantId,
    role,
  })),
});

/** Companies that somebody can still be invited to. */
async function openCompanies({ db }: AdminContext): Promise<Person[]> {
  return db
    .select({ id: tenants.id, name: tenants.name })
    .from(tenants)
    .where(and(ne(tenants.status, 'closed'), ne(tenants.status, 'suspended')))
    .orderBy(sql`lower(${tenants.name})`);
}

async function choicesOf({ db }: AdminContext) {
  const offers = await db
    .select({ id: plans.id, name: plans.name })
    .from(plans)
    .where(eq(plans.isArchived, false))
    .orderBy(asc(plans.sort));
  const networks = await db
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .where(and(eq(brands.status, 'active'), isNull(brands.deletedAt)))
    .orderBy(asc(brands.name));
  return { plans: offers, brands: networks };
}
