import { and, eq, sql } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import type { CampaignFault } from '#domain/relation/campaign-states.ts';
import { marketingEmail as index } from '#generated/routes/client.ts';
import { withinTenant } from '#mocks/db/border/within-tenant.ts';
import { marketingEmails, tenants, type MarketingEmail } from '#mocks/db/schema/index.ts';
import { broadcast, type QueuedEvent } from '#mocks/server/broadcast.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { publishEvents } from '#mocks/server/publish-outbox.ts';
import { totalsOf } from './totals.ts';

/** Tells those who look on how far a campaign has come. */
export async function reportProgress(deps: ServerDependencies, row: MarketingEmail): Promise<void> {
  const totals = (await totalsOf(deps.db, [row.id])).get(row.id);
  const outbox: QueuedEvent[] = [];
  const total = totals?.recipientsCount ?? 0;
  broadcast(
    { outbox },
    [channels.tenant(row.tenantId)],
    'campaign.progressed',
    { id: row.id, sent: total - (totals?.queuedCount ?? 0), total },
    row.operationId,
  );
  await publishEvents(deps, outbox);
}

/** How a campaign ended, or why it is held back. */
interface End {
  readonly status: 'sent' | 'failed' | 'paused';
  readonly fault: CampaignFault | null;
}

/** Writes how a campaign ended, and tells who had it sent. */
export async function endCampaign(
  deps: ServerDependencies,
  row: MarketingEmail,
  { status, fault }: End,
): Promise<void> {
  const outbox: QueuedEvent[] = [];
  const now = deps.clock.businessNow();
  const db = withinTenant(deps.db, { tenantId: row.tenantId, assignedOperationIds: null });
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(marketingEmails)
      .set({
        status,
        fault,
        ...(status === 'sent' && { sentAt: now }),
        updatedAt: now,
        version: sql`${marketingEmails.version} + 1`,
      })
      .where(and(eq(marketingEmails.id, row.id), eq(marketingEmails.version, row.version)))
      .returning({ id: marketingEmails.id });
    if (changed.length === 0) return;
    const [tenant] = await tx
      .select({ id: tenants.id, name: tenants.name })
      .from(tenants)
      .where(eq(tenants.id, row.tenantId));
    const author = row.scheduledBy ?? row.createdBy;
    const notice = {
      kind: `campaign.${status}`,
      tenant: tenant ?? null,
      values: { name: row.name },
      severity: status === 'sent' ? 'success' : 'warning',
      href: index({ query: { open: row.id, step: 'rapport' } }),
      subject: { type: 'campaign', id: row.id },
      operationId: row.operationId,
    } as const;
    const notified =
      author === null ? [] : await notify({ deps, outbox }, tx, { ...notice, to: { userIds: [author] } });
    const [exceptUserId] = notified;
    await notify({ deps, outbox }, tx, {
      ...notice,
      to: { tenantRoles: ['owner'] },
      ...(exceptUserId !== undefined && { exceptUserId }),
    });
  });
  const ids = { ids: [row.id], by: row.createdBy ?? row.id };
  broadcast({ outbox }, [channels.tenant(row.tenantId)], 'campaign.changed', ids, row.operationId);
  await publishEvents(deps, outbox);
}
