import { and, eq, isNull, lte } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import { sales } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { broadcast, type QueuedEvent } from '#mocks/server/broadcast.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { publishEvents } from '#mocks/server/publish-outbox.ts';
import { NoIssuerError } from '#mocks/server/subscription/issue-invoice.ts';
import { SaleNotTakenError, takeSale } from './take.ts';

/** What a night did with sales that were signed ahead. */
export interface SalesStarted {
  readonly started: number;
  /** Those that wait: the form of the sale tells why. */
  readonly waiting: number;
}

/**
 * Has subscriptions take what was sold once its first day has come, each in a transaction of its own, so that doing it
 * twice changes nothing. What cannot be taken waits for the next night.
 */
export async function startSales(deps: ServerDependencies): Promise<SalesStarted> {
  const outbox: QueuedEvent[] = [];
  const due = and(
    eq(sales.status, 'signed'),
    isNull(sales.activatedAt),
    isNull(sales.deletedAt),
    lte(sales.startsOn, parisDay(deps.clock.businessNow())),
  );
  let [started, waiting] = [0, 0];
  for (const { id } of await deps.db.select({ id: sales.id }).from(sales).where(due)) {
    try {
      await deps.db.transaction(async (tx) => {
        const [locked] = await tx
          .select()
          .from(sales)
          .where(and(eq(sales.id, id), due))
          .for('update');
        if (!locked) return;
        const { subscription } = await takeSale({ deps, outbox }, tx, locked);
        const source = { deps, actor: null, requestId: null, ip: null };
        await audit(source, tx, 'subscription-sale.start', {
          type: 'subscription-sale',
          id,
          label: locked.number,
        });
        const heard = [channels.tenant(subscription.tenantId), channels.admin()];
        broadcast({ outbox }, heard, 'subscription.changed', { id: subscription.id });
        broadcast({ outbox }, [channels.admin()], 'sale.changed', { ids: [id], by: locked.sellerUserId });
      });
      started += 1;
    } catch (error) {
      if (!(error instanceof SaleNotTakenError || error instanceof NoIssuerError)) throw error;
      waiting += 1;
    }
  }
  await publishEvents(deps, outbox);
  return { started, waiting };
}
