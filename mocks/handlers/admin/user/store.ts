import { and, eq, isNull, ne, notInArray } from 'drizzle-orm';
import { storeAccount, type AccountPayload } from '#contracts/admin/user/payload.ts';
import { edit } from '#generated/routes/admin/user.ts';
import { fill } from '#messages/fill.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  brands,
  coupons,
  memberships,
  plans,
  tenants,
  users,
  type Coupon,
  type Plan,
} from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { requireConfirmation } from '#mocks/server/confirmation.ts';
import { canNow, type AdminContext } from '#mocks/server/context.ts';
import { forbidden, ValidationFailure } from '#mocks/server/failures.ts';
import { findCoupon } from '#mocks/server/growth/coupon.ts';
import { adminAction, redirect } from '#mocks/server/handler.ts';
import { insertTemplates, insertTrial } from '#mocks/server/identity/create-company.ts';
import { inviteMember, invitePlatformUser } from '#mocks/server/identity/invite.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { announceAccounts, checkGivesRoles, userTexts } from './people.ts';
import { rolesIn } from './roles.ts';

/** Makes an account and invites its owner: of the team, of a company that is there, or of one that begins. */
export const storeHandler = adminAction(storeAccount, async (context, payload) => {
  const userId = await (payload.kind === 'platform'
    ? storeTeam(context, payload)
    : payload.companyMode === 'existing'
      ? storeMember(context, payload)
      : storeCompany(context, payload));
  await announceAccounts(context, [userId]);
  const text = fill(userTexts(context).flash.invited, { email: payload.email });
  return redirect(edit(userId), { type: 'success', text });
});

/** @throws HttpFailure 403 for who may not change the team */
async function storeTeam(context: AdminContext, payload: AccountPayload): Promise<string> {
  if (!canNow(context, 'platform-user.create')) throw forbidden('lacks platform-user.create');
  checkGivesRoles(context);
  const { refused } = userTexts(context);
  if (payload.places.length > 0 || payload.tenantId !== null) {
    throw new ValidationFailure({ tenantId: refused.teamHasNoCompany });
  }
  await checkRoles(context, 'platform', payload.roleNames, 'roleNames');
  requireConfirmation(context, 'roles');
  return context.db.transaction(async (tx) => {
    const { userId } = await invitePlatformUser(context, tx, {
      ...invitee(payload),
      roles: payload.roleNames,
    });
    await writePerson(tx, userId, payload);
    return userId;
  });
}

async function storeMember(context: AdminContext, payload: AccountPayload): Promise<string> {
  await checkRoles(context, 'tenant', [payload.role], 'role');
  if (payload.role === 'owner') requireConfirmation(context, 'roles');
  const { db, locale } = context;
  const isOpen = and(
    eq(tenants.id, payload.tenantId ?? ''),
    notInArray(tenants.status, ['closed', 'suspended']),
  );
  const [tenant] = await db.select().from(tenants).where(isOpen).limit(1);
  if (!tenant) throw new ValidationFailure({ tenantId: validationText(locale, 'unknownRecord') });
  const known = await db
    .select({ id: users.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.tenantId, tenant.id),
        eq(users.email, payload.email),
        isNull(memberships.revokedAt),
        ne(users.status, 'invited'),
      ),
    );
  if (known.length > 0) throw new ValidationFailure({ email: userTexts(context).refused.alreadyMember });
  return db.transaction(async (tx) => {
    const { userId } = await inviteMember(context, tx, {
      ...invitee(payload),
      tenant: { id: tenant.id, name: tenant.name },
      role: payload.role,
    });
    await writePerson(tx, userId, payload);
    return userId;
  });
}

/** A company on trial with its owner, who is invited; a network's code is used at once. */
async function storeCompany(context: AdminContext, payload: AccountPayload): Promise<string> {
  await checkSiren(context, payload);
  const plan = await planOf(context, payload.planId);
  const coupon = await brandCoupon(context, payload.brandId, plan);
  return context.db.transaction(async (tx) => {
    const at = context.deps.clock.businessNow();
    const dates = { createdAt: at, updatedAt: at };
    const tenant = await insertTenant(context, tx, payload, dates);
    const { userId } = await inviteMember(context, tx, { ...invitee(payload), tenant, role: 'owner' });
    await writePerson(tx, userId, payload);
    await insertTrial(
      context,
      tx,
      { plan, coupon, brandId: payload.brandId },
      { userId, tenantId: tenant.id, ...dates },
    );
    await insertTemplates(context, tx, tenant.id, at);
    const subject = { type: 'tenant', id: tenant.id, label: tenant.name, tenantId: tenant.id };
    await audit(context, tx, 'tenant.registered', subject);
    return userId;
  });
}

async function insertTenant(
  { deps, locale }: AdminContext,
  tx: Database,
  payload: AccountPayload,
  dates: { readonly createdAt: Date; readonly updatedAt: Date },
): Promise<{ id: string; name: string }> {
  const { legalForm, siren, activity, vatRegime } = payload;
  // The contract asks for them with a new company.
  if (legalForm === null || siren === null || activity === null || vatRegime === null) {
    throw new ValidationFailure({ companyName: validationText(locale, 'required') });
  }
  const [row] = await tx
    .insert(tenants)
    .values({
      id: deps.newId(),
      name: payload.companyName,
      legalForm,
      siren,
      siret: payload.siret,
      addressLine: payload.addressLine,
      postalCode: payload.postalCode,
      city: payload.city,
      activity,
      vatRegime,
      brandId: payload.brandId,
      status: 'trial',
      ...dates,
    })
    .onConflictDoNothing({ target: tenants.siren })
    .returning({ id: tenants.id, name: tenants.name });
  if (!row) throw new ValidationFailure({ siren: validationText(locale, 'unique') });
  return row;
}

/** @throws ValidationFailure on `siren`, with the company that has it */
async function checkSiren(context: AdminContext, { siren }: AccountPayload): Promise<void> {
  const [known] = await context.db
    .select({ name: tenants.name })
    .from(tenants)
    .where(eq(tenants.siren, siren ?? ''))
    .limit(1);
  if (!known) return;
  const text = userTexts(context).refused.sirenKnown;
  throw new ValidationFailure({ siren: fill(text, { name: known.name, siren: siren ?? '' }) });
}

async function planOf({ db, locale }: AdminContext, planId: string | null): Promise<Plan> {
  const isOffered = and(eq(plans.id, planId ?? ''), eq(plans.isArchived, false));
  const [plan] = await db.select().from(plans).where(isOffered).limit(1);
  if (plan) return plan;
  throw new ValidationFailure({ planId: validationText(locale, 'unknownRecord') });
}

/** The code that a network gives its companies, where it serves with the offer now. */
async function brandCoupon(
  { db, deps, locale }: AdminContext,
  brandId: string | null,
  plan: Plan,
): Promise<Coupon | null> {
  if (brandId === null) return null;
  const [brand] = await db
    .select({ code: coupons.code })
    .from(brands)
    .leftJoin(coupons, eq(coupons.id, brands.defaultCouponId))
    .where(and(eq(brands.id, brandId), eq(brands.status, 'active'), isNull(brands.deletedAt)))
    .limit(1);
  if (!brand) throw new ValidationFailure({ brandId: validationText(locale, 'unknownRecord') });
  const on = parisDay(deps.clock.businessNow());
  return brand.code === null ? null : findCoupon(db, brand.code, { planId: plan.id, on, brandId });
}

/** @throws ValidationFailure on `field` for a role that nobody can have there */
export async function checkRoles(
  { db, locale }: AdminContext,
  scope: 'platform' | 'tenant',
  names: readonly string[],
  field: string,
): Promise<void> {
  const known = new Set((await rolesIn(db, scope)).map(({ name }) => name));
  if (names.every((name) => known.has(name))) return;
  throw new ValidationFailure({ [field]: validationText(locale, 'unknownRecord') });
}

const invitee = ({ email, firstName, lastName, message }: AccountPayload) => ({
  email,
  firstName,
  lastName,
  message: message === '' ? null : message,
});

/** What the staff know of somebody who has no account yet; one that is there keeps its own. */
async function writePerson(tx: Database, userId: string, { phone, jobTitle }: AccountPayload): Promise<void> {
  await tx
    .update(users)
    .set({ phone, jobTitle: jobTitle === '' ? null : jobTitle })
    .where(and(eq(users.id, userId), eq(users.status, 'invited')));
}
