import { and, eq, ne } from 'drizzle-orm';
import type { SignPayload } from '#contracts/admin/sale/payload.ts';
import { fill } from '#messages/fill.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  plans,
  prospects,
  subscriptions,
  tenants,
  utms,
  type Sale,
  type Tenant,
} from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { insertTemplates, insertTrial } from '#mocks/server/identity/create-company.ts';
import { inviteMember } from '#mocks/server/identity/invite.ts';
import { parisInstant } from '#mocks/server/paris-day.ts';
import { textsOf } from './record.ts';

/**
 * The company that a sale is signed with: the one that it names, one that is there, or one that begins now, on trial
 * until the first day of what it bought, with its owner invited.
 *
 * @throws ValidationFailure
 */
export async function companyFor(
  context: AdminContext,
  tx: Database,
  sale: Sale,
  payload: SignPayload,
): Promise<Tenant> {
  if (sale.customerTenantId !== null) return openCompany(context, tx, sale.customerTenantId, 'base');
  if (payload.companyMode === 'existing') {
    return openCompany(context, tx, payload.tenantId ?? '', 'tenantId');
  }
  if (payload.companyMode === 'known') {
    throw new ValidationFailure({ companyMode: textsOf(context).sign.noCompany });
  }
  return beginCompany(context, tx, sale, payload);
}

async function openCompany(
  context: AdminContext,
  tx: Database,
  id: string,
  field: 'base' | 'tenantId',
): Promise<Tenant> {
  const isOpen = and(eq(tenants.id, id), ne(tenants.status, 'closed'));
  const [tenant] = await tx.select().from(tenants).where(isOpen).for('update');
  if (!tenant) throw new ValidationFailure({ [field]: validationText(context.locale, 'unknownRecord') });
  return tenant;
}

async function beginCompany(
  context: AdminContext,
  tx: Database,
  sale: Sale,
  payload: SignPayload,
): Promise<Tenant> {
  const at = context.deps.clock.businessNow();
  const dates = { createdAt: at, updatedAt: at };
  const tenant = await insertTenant(context, tx, sale, payload, dates);
  const { userId } = await inviteMember(context, tx, {
    email: payload.email,
    firstName: payload.firstName,
    lastName: payload.lastName,
    tenant: { id: tenant.id, name: tenant.name },
    role: 'owner',
  });
  const [plan] = await tx.select().from(plans).where(eq(plans.id, sale.planId));
  if (!plan) throw new RangeError(`sale ${sale.number} has no offer`);
  const ids = { userId, tenantId: tenant.id };
  await insertTrial(context, tx, { plan, coupon: null, brandId: sale.brandId }, { ...ids, ...dates });
  // It works on trial until the day from which it pays.
  const trialEndsAt = parisInstant(sale.startsOn, 12);
  await tx
    .update(subscriptions)
    .set({ trialEndsAt, billingEmail: payload.email })
    .where(eq(subscriptions.tenantId, tenant.id));
  await insertTemplates(context, tx, tenant.id, at);
  const subject = { type: 'tenant', id: tenant.id, label: tenant.name, tenantId: tenant.id };
  await audit(context, tx, 'tenant.registered', subject);
  return tenant;
}

async function insertTenant(
  context: AdminContext,
  tx: Database,
  sale: Sale,
  payload: SignPayload,
  dates: { readonly createdAt: Date; readonly updatedAt: Date },
): Promise<Tenant> {
  const { legalForm, siren, activity, vatRegime } = payload;
  // The contract asks for them with a new company.
  if (legalForm === null || siren === null || activity === null || vatRegime === null) {
    throw new ValidationFailure({ companyName: validationText(context.locale, 'required') });
  }
  const [known] = await tx.select({ name: tenants.name }).from(tenants).where(eq(tenants.siren, siren));
  if (known) {
    throw new ValidationFailure({
      siren: fill(textsOf(context).sign.sirenKnown, { name: known.name, siren }),
    });
  }
  const [row] = await tx
    .insert(tenants)
    .values({
      id: context.deps.newId(),
      name: payload.companyName,
      legalForm,
      siren,
      addressLine: payload.addressLine,
      postalCode: payload.postalCode,
      city: payload.city,
      activity,
      vatRegime,
      brandId: sale.brandId,
      signUpSource: await sourceOf(tx, sale),
      status: 'trial',
      ...dates,
    })
    .onConflictDoNothing({ target: tenants.siren })
    .returning();
  if (!row) throw new ValidationFailure({ siren: validationText(context.locale, 'unique') });
  return row;
}

/** The words of the campaign by which it came, as a company that signs up keeps them; null without one. */
async function sourceOf(tx: Database, sale: Sale): Promise<Record<string, string> | null> {
  let { utmId } = sale;
  if (utmId === null && sale.prospectId !== null) {
    const [row] = await tx
      .select({ utmId: prospects.utmId })
      .from(prospects)
      .where(eq(prospects.id, sale.prospectId));
    utmId = row?.utmId ?? null;
  }
  if (utmId === null) return null;
  const [utm] = await tx.select().from(utms).where(eq(utms.id, utmId));
  if (!utm) return null;
  const { source, medium, campaign, term, content } = utm;
  return {
    utm_source: source,
    utm_medium: medium,
    utm_campaign: campaign,
    ...(term !== '' && { utm_term: term }),
    ...(content !== '' && { utm_content: content }),
  };
}
