import { eq, sql } from 'drizzle-orm';
import { askClosure } from '#contracts/client/tenant/payload.ts';
import { closesAt } from '#domain/company/closure.ts';
import { show } from '#generated/routes/client/account.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as dataMessages from '#messages/account/data.ts';
import { subscriptions, tenants, type Tenant, type TenantStatus } from '#mocks/db/schema/index.ts';
import type { Database } from '#mocks/db/database.ts';
import { audit } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { mailFormat } from '#mocks/server/mail/format.ts';
import { companyOf } from './company.ts';

const textsOf = (context: ClientContext) => messagesFor(context.locale, dataMessages).closure;
const backToData = (text: string) => redirect(show({ query: { tab: 'donnees' } }), { type: 'success', text });

/** Asks for the company to be closed: from now on it is read-only, for sixty days it can be taken back. */
export const askClosureHandler = clientAction(askClosure, {
  find: async (context) => {
    const tenant = await companyOf(context);
    if (tenant.closingAskedAt !== null) throw new ValidationFailure({ base: textsOf(context).already });
    return tenant;
  },
  act: async (context, { reason, confirm }, tenant) => {
    const texts = textsOf(context);
    if (confirm !== tenant.name) {
      throw new ValidationFailure({ confirm: fill(texts.mismatch, { name: tenant.name }) });
    }
    const now = context.deps.clock.systemNow();
    await write(context, tenant, 'tenant.closure_asked', {
      status: 'read_only',
      closingAskedAt: now,
      closingReason: reason,
    });
    const date = mailFormat(context.locale, context.deps.config.appName).day(closesAt(now));
    return backToData(fill(texts.asked, { date }));
  },
});

/** Takes it back: the company is again what its subscription makes of it. */
export const cancelClosureHandler = clientAction(noPayload, {
  find: async (context) => {
    const tenant = await companyOf(context);
    if (tenant.closingAskedAt === null) throw new ValidationFailure({ base: textsOf(context).notAsked });
    return tenant;
  },
  act: async (context, _payload, tenant) => {
    await write(context, tenant, 'tenant.closure_cancelled', {
      status: await statusBySubscription(context.db, tenant.id),
      closingAskedAt: null,
      closingReason: null,
    });
    return backToData(textsOf(context).cancelled);
  },
});

type ClosureColumns = Pick<Tenant, 'status' | 'closingAskedAt' | 'closingReason'>;

async function write(
  context: ClientContext,
  tenant: Tenant,
  action: 'tenant.closure_asked' | 'tenant.closure_cancelled',
  columns: ClosureColumns,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await tx
      .update(tenants)
      .set({
        ...columns,
        updatedAt: context.deps.clock.systemNow(),
        version: sql`${tenants.version} + 1`,
      })
      .where(eq(tenants.id, tenant.id));
    await audit(
      context,
      tx,
      action,
      { type: 'tenant', id: tenant.id, label: tenant.name },
      {
        status: { from: tenant.status, to: columns.status },
        closingReason: { from: tenant.closingReason, to: columns.closingReason },
      },
    );
  });
}

/** What a company may do by its subscription; a company without one has not paid. */
async function statusBySubscription(db: Database, tenantId: string): Promise<TenantStatus> {
  const [subscription] = await db
    .select({ status: subscriptions.status })
    .from(subscriptions)
    .where(eq(subscriptions.tenantId, tenantId))
    .limit(1);
  switch (subscription?.status) {
    case 'trial':
      return 'trial';
    case 'active':
    case 'past_due':
      return 'active';
    default:
      return 'read_only';
  }
}
