import { and, eq, sql } from 'drizzle-orm';
import { updateCompany, type CompanyPayload, type CompanyValues } from '#contracts/client/tenant/payload.ts';
import { show } from '#generated/routes/client/account.ts';
import { messagesFor } from '#messages/locale.ts';
import * as companyMessages from '#messages/account/company.ts';
import { tenants, type Tenant } from '#mocks/db/schema/index.ts';
import { audit, changedFields } from '#mocks/server/audit.ts';
import type { ClientContext, SignedInContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { isSirenLocked } from './siren-lock.ts';

/** The sheet of the company for which the person works now. */
export async function companyOf(context: ClientContext): Promise<Tenant> {
  const [tenant] = await context.db
    .select()
    .from(tenants)
    .where(eq(tenants.id, context.actor.tenant.id))
    .limit(1);
  if (!tenant) throw new Error(`company ${context.actor.tenant.id} has gone`);
  return tenant;
}

/** The sheet as its form starts from. */
export const companyValuesOf = (tenant: Tenant): CompanyValues => ({
  name: tenant.name,
  tradeName: tenant.tradeName ?? '',
  legalForm: tenant.legalForm,
  siren: tenant.siren,
  siret: tenant.siret ?? '',
  vatNumber: tenant.vatNumber ?? '',
  ape: tenant.ape ?? '',
  rcsCity: tenant.rcsCity ?? '',
  shareCapitalCents: tenant.shareCapitalCents,
  addressLine: tenant.addressLine ?? '',
  addressLine2: tenant.addressLine2 ?? '',
  postalCode: tenant.postalCode ?? '',
  city: tenant.city,
  activity: tenant.activity,
  fiscalYearEnd: tenant.fiscalYearEnd,
  vatRegime: tenant.vatRegime,
  accountingScheme: tenant.accountingScheme,
});

/** Changes the sheet, unless it was changed since it was read. */
export const updateCompanyHandler = clientAction(updateCompany, {
  find: companyOf,
  act: async (context, payload, tenant) => {
    await saveCompany(context, tenant, payload);
    const text = messagesFor(context.locale, companyMessages).saved;
    return redirect(show({ query: { tab: 'societe' } }), { type: 'success', text });
  },
});

/**
 * Writes the sheet of a company over the version that was read, by its owner or by the staff.
 *
 * @throws ValidationFailure on `version` when somebody else was quicker, on `siren` for one that may not be
 */
export async function saveCompany(
  context: SignedInContext,
  tenant: Tenant,
  { version, ...values }: CompanyPayload,
): Promise<void> {
  await checkSiren(context, tenant, values.siren);
  if (!(await save(context, tenant, version, values))) throw await stale(context, tenant, values);
}

type Values = Omit<CompanyPayload, 'version'>;

/** A text that may be left out is kept as null. */
const columnsOf = (values: Values) => ({
  ...values,
  tradeName: values.tradeName || null,
  ape: values.ape || null,
  rcsCity: values.rcsCity || null,
  addressLine2: values.addressLine2 || null,
});

async function save(
  context: SignedInContext,
  tenant: Tenant,
  version: number,
  values: Values,
): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const rows = await tx
      .update(tenants)
      .set({
        ...columnsOf(values),
        updatedAt: context.deps.clock.systemNow(),
        version: sql`${tenants.version} + 1`,
      })
      .where(and(eq(tenants.id, tenant.id), eq(tenants.version, version)))
      .returning({ id: tenants.id });
    if (rows.length === 0) return false;
    const subject = { type: 'tenant', id: tenant.id, label: values.name, tenantId: tenant.id };
    await audit(context, tx, 'tenant.update', subject, changedFields(tenant, columnsOf(values)));
    return true;
  });
}

async function stale(context: SignedInContext, { id }: Tenant, values: Values) {
  const [now] = await context.db.select().from(tenants).where(eq(tenants.id, id)).limit(1);
  if (!now) throw new Error(`company ${id} has gone`);
  return staleVersion(context, {
    id,
    updatedAt: now.updatedAt,
    actions: ['tenant.update'],
    fields: Object.keys(changedFields(now, columnsOf(values))),
  });
}

/** @throws ValidationFailure on `siren` when it may not be changed any more, or is another company's */
async function checkSiren(context: SignedInContext, tenant: Tenant, siren: string): Promise<void> {
  if (siren === tenant.siren) return;
  const texts = messagesFor(context.locale, companyMessages);
  if (await isSirenLocked(context.db, tenant.id)) throw new ValidationFailure({ siren: texts.sirenLocked });
  const others = await context.unscoped.$count(tenants, eq(tenants.siren, siren));
  if (others > 0) throw new ValidationFailure({ siren: texts.sirenTaken });
}
