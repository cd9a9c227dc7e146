import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { show } from '#generated/routes/client/email-history.ts';
import { withinTenant } from '#mocks/db/border/within-tenant.ts';
import { outgoingMails, tenants } from '#mocks/db/schema/index.ts';
import type { QueuedEvent } from '#mocks/server/broadcast.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { publishEvents } from '#mocks/server/publish-outbox.ts';

/** Mails that one run tells of; the rest comes with the next. */
const perRun = 100;

/** Tells whoever had a mail sent that its address refused it, once. */
export async function notifyBounced(deps: ServerDependencies): Promise<void> {
  const rows = await deps.db
    .select({ mail: outgoingMails, tenant: { id: tenants.id, name: tenants.name } })
    .from(outgoingMails)
    .innerJoin(tenants, eq(tenants.id, outgoingMails.tenantId))
    .where(
      and(
        eq(outgoingMails.status, 'bounced'),
        isNull(outgoingMails.bounceNotifiedAt),
        isNotNull(outgoingMails.createdBy),
      ),
    )
    .limit(perRun);
  for (const { mail, tenant } of rows) {
    const outbox: QueuedEvent[] = [];
    const db = withinTenant(deps.db, { tenantId: tenant.id, assignedOperationIds: null });
    await db.transaction(async (tx) => {
      await tx
        .update(outgoingMails)
        .set({ bounceNotifiedAt: deps.clock.systemNow() })
        .where(eq(outgoingMails.id, mail.id));
      await notify({ deps, outbox }, tx, {
        kind: 'email.bounced',
        to: { userIds: mail.createdBy === null ? [] : [mail.createdBy] },
        tenant,
        values: { address: mail.toAddress, subject: mail.subject },
        severity: 'warning',
        href: show(mail.id),
        subject: { type: 'email', id: mail.id },
        operationId: mail.operationId,
      });
    });
    await publishEvents(deps, outbox);
  }
}
