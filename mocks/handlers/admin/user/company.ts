import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { closeCompany } from '#contracts/admin/user/payload.ts';
import { updateCompany } from '#contracts/client/tenant/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { fill } from '#messages/fill.ts';
import { memberships, sessions, subscriptions, tenants, type Tenant } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { parameter, type AdminContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { adminAction, redirect } from '#mocks/server/handler.ts';
import { announceEnd } from '#mocks/server/identity/end-sessions.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { saveCompany } from '../../client/tenant/company.ts';
import { announceAccounts, userTexts } from './people.ts';

/** The company that the address names, unless it is closed. @throws HttpFailure 404 */
async function companyOfRoute(context: AdminContext): Promise<Tenant> {
  const isIt = and(eq(tenants.id, parameter(context, 'tenant')), ne(tenants.status, 'closed'));
  const [tenant] = await context.db.select().from(tenants).where(isIt).limit(1);
  if (!tenant) throw notFound('open company');
  return tenant;
}

/** Changes the sheet of a company, as its owner does. */
export const updateTenantHandler = adminAction(updateCompany, {
  find: companyOfRoute,
  act: async (context, payload, tenant) => {
    await saveCompany(context, tenant, payload);
    await announceCompany(context, tenant.id);
    const text = fill(userTexts(context).flash.companyUpdated, { name: payload.name });
    return redirect(backAddress(context), { type: 'success', text });
  },
});

/** Closes a company for good: its subscription ends, and nobody works in it any more. */
export const closeTenantHandler = adminAction(closeCompany, {
  find: companyOfRoute,
  act: async (context, { reason, confirm }, tenant) => {
    const { refused, flash } = userTexts(context);
    if (confirm !== tenant.name) throw new ValidationFailure({ confirm: refused.closeMismatch });
    const now = context.deps.clock.systemNow();
    const ended = await context.db.transaction(async (tx) => {
      await tx
        .update(tenants)
        .set({
          status: 'closed',
          closingReason: reason,
          updatedAt: now,
          version: sql`${tenants.version} + 1`,
        })
        .where(eq(tenants.id, tenant.id));
      await tx
        .update(subscriptions)
        .set({
          status: 'cancelled',
          cancelledAt: now,
          cancelReason: 'autre',
          cancelsAtPeriodEnd: false,
          nextInvoiceOn: null,
          updatedAt: now,
          version: sql`${subscriptions.version} + 1`,
        })
        .where(
          and(
            eq(subscriptions.tenantId, tenant.id),
            inArray(subscriptions.status, ['trial', 'active', 'past_due']),
          ),
        );
      const subject = { type: 'tenant', id: tenant.id, label: tenant.name, tenantId: tenant.id };
      await audit(context, tx, 'tenant.closed', subject, {
        status: { from: tenant.status, to: 'closed' },
        closingReason: { from: tenant.closingReason, to: reason },
      });
      await notify(context, tx, {
        kind: 'subscription.cancelled',
        to: { tenantRoles: ['owner'] },
        tenant: { id: tenant.id, name: tenant.name },
        subject: { type: 'tenant', id: tenant.id },
      });
      return tx.delete(sessions).where(eq(sessions.tenantId, tenant.id)).returning();
    });
    await announceCompany(context, tenant.id);
    for (const [userId, theirs] of Map.groupBy(ended, (row) => row.userId)) {
      if (userId !== null) await announceEnd(context, userId, theirs);
    }
    return redirect(backAddress(context), {
      type: 'success',
      text: fill(flash.companyClosed, { name: tenant.name }),
    });
  },
});

async function announceCompany(context: AdminContext, tenantId: string): Promise<void> {
  const members = await context.db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.tenantId, tenantId), isNull(memberships.revokedAt)));
  await announceAccounts(
    context,
    members.map(({ userId }) => userId),
  );
  const [row] = await context.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.tenantId, tenantId));
  const heard = [channels.tenant(tenantId), channels.admin()];
  if (row) broadcast(context, heard, 'subscription.changed', { id: row.id });
}
