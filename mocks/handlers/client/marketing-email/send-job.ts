import { and, asc, eq, isNull } from 'drizzle-orm';
import * as z from 'zod';
import { withinTenant } from '#mocks/db/border/within-tenant.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  marketingEmails,
  marketingLinks,
  marketingRecipients,
  type MarketingEmail,
  type MarketingRecipient,
} from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { defineJob } from '#mocks/server/jobs/define.ts';
import { enqueueJob } from '#mocks/server/jobs/enqueue.ts';
import { linksOf } from '#mocks/server/mail/campaign/content.ts';
import { membersOfAudience } from './audience.ts';
import { authorAddress, handOver } from './hand-over.ts';
import { delayOf, faultOf } from './pace.ts';
import { endCampaign, reportProgress } from './progress.ts';

const minuteMs = 60_000;
/** Rows that one statement inserts at most. */
const rowsAtOnce = 500;

/** The campaign of a job, and its company's part of the database. */
async function campaignOf(
  deps: ServerDependencies,
  id: string,
): Promise<{ readonly row: MarketingEmail; readonly db: Database } | null> {
  const [row] = await deps.db.select().from(marketingEmails).where(eq(marketingEmails.id, id)).limit(1);
  if (!row || row.deletedAt !== null) return null;
  return { row, db: withinTenant(deps.db, { tenantId: row.tenantId, assignedOperationIds: null }) };
}

/** The hour of a campaign has come: who gets it is settled, and the first mails leave. */
export const beginCampaign = defineJob({
  kind: 'campaign.begin',
  payload: z.object({ campaignId: z.string(), scheduledAt: z.string(), origin: z.string() }),
  run: async (deps, { campaignId, scheduledAt, origin }) => {
    const found = await campaignOf(deps, campaignId);
    if (found === null) return;
    const { row, db } = found;
    // Taken back, or set to another hour meanwhile.
    if (row.status !== 'scheduled' || row.scheduledAt?.toISOString() !== scheduledAt) return;
    const members = await membersOfAudience(db, row.audience);
    if (members.every(({ reason }) => reason !== null)) {
      await endCampaign(deps, row, { status: 'failed', fault: 'noRecipients' });
      return;
    }
    const now = deps.clock.businessNow();
    await db.transaction(async (tx) => {
      const rows = members.map(({ contact, reason }, position) => ({
        id: deps.newId(),
        tenantId: row.tenantId,
        campaignId,
        contactId: contact.id,
        position,
        email: contact.email ?? '',
        name: contact.displayName,
        status: reason === null ? ('queued' as const) : ('skipped' as const),
        skipReason: reason,
        createdAt: now,
        updatedAt: now,
      }));
      for (let from = 0; from < rows.length; from += rowsAtOnce) {
        await tx.insert(marketingRecipients).values(rows.slice(from, from + rowsAtOnce));
      }
      await insertLinks(deps, tx, row);
      await tx
        .update(marketingEmails)
        .set({ status: 'sending', startedAt: now, updatedAt: now, version: row.version + 1 })
        .where(and(eq(marketingEmails.id, row.id), eq(marketingEmails.status, 'scheduled')));
      await enqueueJob(
        deps,
        tx,
        sendBatch,
        { campaignId, version: row.version + 1, origin },
        { scope: { tenantId: row.tenantId }, createdBy: row.scheduledBy },
      );
    });
    await reportProgress(deps, row);
  },
});

async function insertLinks(deps: ServerDependencies, tx: Database, row: MarketingEmail): Promise<void> {
  const links = linksOf(row.blocks);
  if (links.length === 0) return;
  const now = deps.clock.businessNow();
  await tx.insert(marketingLinks).values(
    links.map((href, position) => ({
      id: deps.newId(),
      tenantId: row.tenantId,
      campaignId: row.id,
      position,
      href,
      createdAt: now,
      updatedAt: now,
    })),
  );
}

/**
 * Hands over what may leave in a minute, and leaves the rest to the next run. The version of the campaign is that of
 * the moment it began or went on: after a pause only the run that was asked for then goes on.
 */
export const sendBatch = defineJob({
  kind: 'campaign.batch',
  payload: z.object({ campaignId: z.string(), version: z.number().int(), origin: z.string() }),
  run: async (deps, { campaignId, version, origin }) => {
    const found = await campaignOf(deps, campaignId);
    if (found === null || found.row.status !== 'sending' || found.row.version !== version) return;
    const { row, db } = found;
    const fault = await faultOf(db, row);
    if (fault !== null) {
      await endCampaign(deps, row, { status: fault === 'server' ? 'paused' : 'failed', fault });
      return;
    }
    const batch = await nextOf(db, row, Math.max(1, Math.round(row.throttlePerHour / 60)));
    if (batch.length === 0) {
      await endCampaign(deps, row, { status: 'sent', fault: null });
      return;
    }
    const { room, delayMs } = await delayOf(deps, db, row);
    const replyTo = await authorAddress(deps, row);
    await db.transaction(async (tx) => {
      await handOver(deps, tx, { row, recipients: batch.slice(0, room), origin, replyTo });
      await enqueueJob(
        deps,
        tx,
        sendBatch,
        { campaignId, version, origin },
        {
          scope: { tenantId: row.tenantId },
          createdBy: row.scheduledBy,
          runAt: new Date(deps.clock.systemNow().getTime() + (room < batch.length ? delayMs : minuteMs)),
        },
      );
    });
    await reportProgress(deps, row);
  },
});

/** Those whose turn it is. */
const nextOf = (db: Database, { id }: MarketingEmail, limit: number): Promise<MarketingRecipient[]> =>
  db
    .select()
    .from(marketingRecipients)
    .where(
      and(
        eq(marketingRecipients.campaignId, id),
        eq(marketingRecipients.status, 'queued'),
        isNull(marketingRecipients.handedAt),
      ),
    )
    .orderBy(asc(marketingRecipients.position))
    .limit(limit);
