import { and, eq, isNull, lte } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import { show } from '#generated/routes/client/actuality.ts';
import type { Database } from '#mocks/db/database.ts';
import { changeRow } from '#mocks/db/queries/business-table.ts';
import { actualities, type Actuality } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { broadcast, type QueuedEvent } from '#mocks/server/broadcast.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { notify, type NoticeSource } from '#mocks/server/notifications/notify.ts';
import { publishEvents } from '#mocks/server/publish-outbox.ts';
import { readersOf } from './audience.ts';

/** Has those who read an article hear that it came, changed or went. */
export async function notifyReaders(
  { outbox }: Pick<NoticeSource, 'outbox'>,
  db: Database,
  row: Actuality,
  event: 'actuality.published' | 'actuality.updated',
): Promise<void> {
  const readers = await readersOf(db, row);
  const names = readers.map(({ tenant, userId }) =>
    tenant === null ? channels.user(userId) : channels.tenant(tenant.id),
  );
  for (const name of new Set(names)) broadcast({ outbox }, [name], event, { ids: [row.id] });
}

/** What follows when an article is published: its readers see it, and are told where it says so. */
export async function announcePublication(source: NoticeSource, tx: Database, row: Actuality): Promise<void> {
  await notifyReaders(source, tx, row, 'actuality.published');
  if (!row.isNotified) return;
  const readers = await readersOf(tx, row);
  for (const [tenantId, group] of Map.groupBy(readers, ({ tenant }) => tenant?.id ?? null)) {
    await notify(source, tx, {
      kind: 'actuality.published',
      to: { userIds: group.map(({ userId }) => userId) },
      tenant: tenantId === null ? null : (group[0]?.tenant ?? null),
      values: { title: row.title },
      href: show(row.slug),
      subject: { type: 'actuality', id: row.id },
    });
  }
}

/** Every minute: publishes what was scheduled for an instant that has come; how many articles that were. */
export async function publishScheduled(deps: ServerDependencies): Promise<{ published: number }> {
  const now = deps.clock.businessNow();
  const isDue = and(
    eq(actualities.status, 'scheduled'),
    lte(actualities.publishAt, now),
    isNull(actualities.deletedAt),
  );
  const due = await deps.db.select().from(actualities).where(isDue);
  let published = 0;
  for (const row of due) {
    const outbox: QueuedEvent[] = [];
    const isPublished = await deps.db.transaction(async (tx) => {
      const columns = { status: 'published', publishedAt: row.publishAt } as const;
      if (!(await changeRow(tx, actualities, row, { at: now, columns }))) return false;
      await announcePublication({ deps, outbox }, tx, row);
      const source = { deps, actor: null, requestId: null, ip: null };
      await audit(source, tx, 'actuality.publish', { type: 'actuality', id: row.id, label: row.title });
      return true;
    });
    if (!isPublished) continue;
    const by = row.createdBy ?? row.id;
    broadcast({ outbox }, [channels.admin()], 'actuality.changed', { ids: [row.id], by });
    await publishEvents(deps, outbox);
    published += 1;
  }
  return { published };
}
