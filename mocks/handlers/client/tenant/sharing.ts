import { eq, sql } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import { updateSharing } from '#contracts/client/tenant/payload.ts';
import { show } from '#generated/routes/client/account.ts';
import { messagesFor } from '#messages/locale.ts';
import * as companyMessages from '#messages/account/company.ts';
import { tenants } from '#mocks/db/schema/index.ts';
import { audit, changedFields } from '#mocks/server/audit.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { companyOf } from './company.ts';

/** Decides what the network of the company sees of it. */
export const updateSharingHandler = clientAction(updateSharing, {
  find: companyOf,
  act: async (context, payload, tenant) => {
    const texts = messagesFor(context.locale, companyMessages).sharing;
    const { brandId } = tenant;
    if (brandId === null) throw new ValidationFailure({ brandSharingLevel: texts.noBrand });
    await context.db.transaction(async (tx) => {
      await tx
        .update(tenants)
        .set({
          ...payload,
          updatedAt: context.deps.clock.systemNow(),
          version: sql`${tenants.version} + 1`,
        })
        .where(eq(tenants.id, tenant.id));
      const subject = { type: 'tenant', id: tenant.id, label: tenant.name };
      await audit(context, tx, 'tenant.sharing_changed', subject, changedFields(tenant, payload));
    });
    broadcast(context, [channels.brand(brandId)], 'kpi.updated', { keys: [] });
    return redirect(show({ query: { tab: 'societe' } }), { type: 'success', text: texts.saved });
  },
});
