import { and, eq, ne } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import { sharingAskedAgainOn } from '#domain/audience/sharing-request.ts';
import { day } from '#domain/time/day.ts';
import { show as account } from '#generated/routes/client/account.ts';
import * as kpiMessages from '#messages/client/brand-kpi.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { brands, tenants } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { brandAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { textFormat } from '#mocks/server/text-format.ts';
import { brandOf, networkDb, todayOf } from './network.ts';

/** Asks the owners of companies that share nothing to share their figures; once in thirty days. */
export const requestSharingHandler = brandAction(noPayload, {
  find: brandOf,
  act: async (context, _payload, { id, name }) => {
    const texts = messagesFor(context.locale, kpiMessages).sharing;
    const now = context.deps.clock.businessNow();
    const asked = await networkDb(context).transaction(async (tx) => {
      const [row] = await tx.select().from(brands).where(eq(brands.id, id)).for('update');
      const againOn = row?.sharingAskedAt ? sharingAskedAgainOn(day(parisDay(row.sharingAskedAt))) : null;
      if (againOn !== null && todayOf(context) < againOn) {
        const text = fill(texts.tooSoon, { date: textFormat(context.locale).date(againOn) });
        throw new ValidationFailure({ base: text });
      }
      const silent = await tx
        .select({ id: tenants.id, name: tenants.name })
        .from(tenants)
        .where(
          and(eq(tenants.brandId, id), eq(tenants.brandSharingLevel, 'none'), ne(tenants.status, 'closed')),
        );
      if (silent.length === 0) throw new ValidationFailure({ base: texts.nobody });
      for (const tenant of silent) {
        await notify(context, tx, {
          kind: 'brand.sharing_requested',
          to: { tenantRoles: ['owner'] },
          tenant,
          values: { brand: name },
          href: account({ query: { tab: 'societe' } }),
          subject: { type: 'brand', id },
        });
      }
      await tx.update(brands).set({ sharingAskedAt: now }).where(eq(brands.id, id));
      await audit(context, tx, 'brand.sharing_requested', { type: 'brand', id, label: name });
      return silent.length;
    });
    broadcast(context, [channels.brand(id)], 'kpi.updated', { keys: ['sharing'] });
    return redirect(backAddress(context), { type: 'success', text: fill(texts.asked, { count: asked }) });
  },
});
