import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { HistoryEntry } from '#contracts/history.ts';
import type { Database } from '#mocks/db/database.ts';
import { auditEntries, users, type AuditEntry } from '#mocks/db/schema/index.ts';
import { fullName } from '../full-name.ts';
import { changeTexts, historySentence, type NamedEntry } from './sentence.ts';

const clients = alias(users, 'clients');

/** An entry as it is read, with the names of those who acted. */
export interface ReadEntry extends NamedEntry {
  readonly entry: AuditEntry;
}

/** Entries that fit a condition, the last written first. */
export async function readHistory(
  db: Database,
  where: SQL | undefined,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<ReadEntry[]> {
  const rows = await db
    .select({ entry: auditEntries, actor: users, client: clients })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .leftJoin(clients, eq(clients.id, auditEntries.onBehalfOfId))
    .where(and(where))
    .orderBy(desc(auditEntries.at), desc(auditEntries.seq))
    .limit(limit)
    .offset(offset);
  return rows.map(({ entry, actor, client }) => ({
    entry,
    actor: actor && fullName(actor),
    onBehalfOf: client && fullName(client),
  }));
}

/** How many entries fit a condition. */
export async function countHistory(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(auditEntries).where(where);
  return row?.total ?? 0;
}

/** One page of the entries that fit a condition, in the person's language. */
export async function historyPage(
  { db, locale }: { readonly db: Database; readonly locale: 'fr' | 'en' },
  where: SQL | undefined,
  query: { readonly page: number; readonly perPage: number },
) {
  const total = await countHistory(db, where);
  const pages = Math.max(1, Math.ceil(total / query.perPage));
  const page = Math.min(query.page, pages);
  const limits = { limit: query.perPage, offset: (page - 1) * query.perPage };
  const entries = await readHistory(db, where, limits);
  return {
    entries: entries.map((named) => entryIn(locale, named)),
    meta: { page, perPage: query.perPage, total, pages },
  };
}

function entryIn(locale: 'fr' | 'en', named: ReadEntry): HistoryEntry {
  const { entry, actor } = named;
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    actorId: entry.actorId,
    actor,
    action: entry.action,
    record: entry.subjectType === null ? null : { type: entry.subjectType, id: entry.subjectId ?? '' },
    sentence: historySentence(locale, named),
    changes: changeTexts(locale, named),
    isDenied: entry.result === 'denied',
  };
}
