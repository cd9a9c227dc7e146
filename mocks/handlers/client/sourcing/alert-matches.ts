import { and, eq, isNull } from 'drizzle-orm';
import type { OpportunityPayload } from '#contracts/client/sourcing/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { alertFits, type AlertSubject } from '#domain/sourcing/alert.ts';
import { isOpenStage } from '#domain/sourcing/stages.ts';
import { edit } from '#generated/routes/client/sourcing.ts';
import { textFormat } from '#mocks/server/text-format.ts';
import type { Database } from '#mocks/db/database.ts';
import { sourcingAlerts, type Opportunity, type SourcingAlert } from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { notify } from '#mocks/server/notifications/notify.ts';

/** Whether an opportunity is what a stored alert asks for. */
export const fits = (alert: SourcingAlert, subject: AlertSubject): boolean =>
  alertFits({ ...alert, communes: alert.communes.map(({ inseeCode }) => inseeCode) }, subject);

/** The active alerts of the company that an opportunity fits. */
export async function alertsFitting(db: Database, subject: AlertSubject): Promise<SourcingAlert[]> {
  const active = await db
    .select()
    .from(sourcingAlerts)
    .where(and(isNull(sourcingAlerts.deletedAt), eq(sourcingAlerts.isActive, true)))
    .orderBy(sourcingAlerts.name, sourcingAlerts.id);
  return active.filter((alert) => fits(alert, subject));
}

interface SavedOpportunity {
  readonly id: string;
  readonly payload: OpportunityPayload;
  readonly before: Opportunity | null;
}

/** Tells the authors of alerts of what was entered, or came to fit by a change; whoever entered it sees it. */
export async function notifyAlerts(
  context: ClientContext,
  tx: Database,
  { id, payload, before }: SavedOpportunity,
): Promise<void> {
  if (before !== null && !isOpenStage(before.stage)) return;
  const fitting = await alertsFitting(tx, payload);
  const matched = fitting.filter((alert) => before === null || !fits(alert, before));
  if (matched.length === 0) return;
  const { actor } = context;
  const price = textFormat('fr').money(payload.askingPriceCents, { decimals: 0 });
  for (const alert of matched) {
    await notify(context, tx, {
      kind: 'sourcing.alert_matched',
      to: { userIds: alert.createdBy === null ? [] : [alert.createdBy] },
      tenant: actor.tenant,
      values: {
        alert: alert.name,
        title: payload.title,
        city: payload.city,
        price,
      },
      href: edit(id),
      subject: { type: 'opportunity', id },
      exceptUserId: actor.user.id,
    });
  }
  broadcast(context, [channels.tenant(actor.tenant.id)], 'sourcing.alert-matched', {
    ids: matched.map((alert) => alert.id),
    by: actor.user.id,
  });
}
