import { and, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import { prospects as index } from '#generated/routes/client/ubiflow-sale-plan.ts';
import { portalLeads, tenants } from '#mocks/db/schema/index.ts';
import { broadcast, type QueuedEvent } from '#mocks/server/broadcast.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { daysLater } from '#mocks/server/paris-day.ts';
import { publishEvents } from '#mocks/server/publish-outbox.ts';
import { leadName } from './list.ts';

/** Days for which a request is kept as it came in. */
const rawDays = 30;

/**
 * Every few minutes: flags requests that nobody answered in time, and tells who is in charge, else whoever sells on
 * the operation; each request once.
 *
 * @returns how many were flagged
 */
export async function watchOverdueLeads(deps: ServerDependencies): Promise<{ overdue: number }> {
  const now = deps.clock.businessNow();
  const late = await deps.db
    .select({ lead: portalLeads, tenant: { id: tenants.id, name: tenants.name } })
    .from(portalLeads)
    .innerJoin(tenants, eq(tenants.id, portalLeads.tenantId))
    .where(
      and(
        isNull(portalLeads.deletedAt),
        ne(tenants.status, 'closed'),
        eq(portalLeads.status, 'new'),
        eq(portalLeads.isOverdueNotified, false),
        lt(portalLeads.dueAt, now),
      ),
    )
    .limit(500);
  for (const { lead, tenant } of late) {
    const outbox: QueuedEvent[] = [];
    await deps.db.transaction(async (tx) => {
      await tx.update(portalLeads).set({ isOverdueNotified: true }).where(eq(portalLeads.id, lead.id));
      await notify({ deps, outbox }, tx, {
        kind: 'lead.overdue',
        to:
          lead.assignedTo === null
            ? { tenantRoles: ['owner', 'collaborator'] }
            : { userIds: [lead.assignedTo] },
        tenant,
        values: { name: leadName(lead) },
        severity: 'warning',
        href: index({ query: { open: lead.id } }),
        subject: { type: 'lead', id: lead.id },
        operationId: lead.operationId,
      });
    });
    const data = { ids: [lead.id], by: null };
    broadcast({ outbox }, [channels.tenant(lead.tenantId)], 'lead.changed', data, lead.operationId);
    await publishEvents(deps, outbox);
  }
  return { overdue: late.length };
}

/** Every night: forgets requests as they came in, thirty days later; what is known of them stays. */
export async function emptyRawLeads({ db, clock }: ServerDependencies): Promise<void> {
  const before = daysLater(clock.businessNow(), -rawDays);
  await db
    .update(portalLeads)
    .set({ raw: sql`null` })
    .where(and(isNotNull(portalLeads.raw), lt(portalLeads.receivedAt, before)));
}
