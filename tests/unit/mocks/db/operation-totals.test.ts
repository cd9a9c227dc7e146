import { count, eq, inArray, isNull, sql, sum } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenedDatabase } from '#mocks/db/database.ts';
import { operations, operationTotals } from '#mocks/db/schema/index.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { openTestDatabase } from '#tests/support/database.ts';

let opened: OpenedDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
});

afterAll(() => opened.close());

/** The numbers of a company in one state, for comparing. */
const line = (row: Omit<typeof operationTotals.$inferSelect, 'revision'>): string =>
  [row.tenantId, row.status, row.count, row.pricedCount, row.purchasePriceCents].join(' ');

/** What the totals must say, counted. */
async function counted() {
  const rows = await opened.db
    .select({
      tenantId: operations.tenantId,
      status: operations.status,
      count: count(),
      pricedCount: count(operations.purchasePriceCents),
      purchasePriceCents: sql<number>`coalesce(${sum(operations.purchasePriceCents)}, 0)`.mapWith(Number),
    })
    .from(operations)
    .where(isNull(operations.deletedAt))
    .groupBy(operations.tenantId, operations.status);
  return rows.map(line).toSorted();
}

async function kept() {
  const rows = await opened.db.select().from(operationTotals);
  return rows
    .filter((row) => row.count !== 0)
    .map(line)
    .toSorted();
}

const revisions = async (): Promise<number> => {
  const rows = await opened.db.select({ revision: operationTotals.revision }).from(operationTotals);
  return rows.reduce((total, { revision }) => total + revision, 0);
};

test('the totals of each company follow whatever happens to its operations', async () => {
  const { db } = opened;
  expect(await kept()).toEqual(await counted());
  const all = await db
    .select()
    .from(operations)
    .where(eq(operations.tenantId, tenantId('T1')));
  const ids = all.map(({ id }) => id).slice(0, 3);
  const [first] = all;
  if (!first) throw new Error('the seed has no operation');
  const mine = inArray(operations.id, ids);
  const copies = Array.from({ length: 4 }, (_, n) => {
    const { searchText, ...row } = first;
    expect(searchText).not.toBe('');
    return { ...row, id: `copy-${n}`, ref: `COPY-${n}`, purchasePriceCents: n === 0 ? null : 100 * n };
  });
  const changes: Readonly<Record<string, () => Promise<unknown>>> = {
    'several at once': () => db.insert(operations).values(copies),
    'to another state': () => db.update(operations).set({ status: 'sourcing' }).where(mine),
    'with another price': () => db.update(operations).set({ purchasePriceCents: 7 }).where(mine),
    'without a price': () => db.update(operations).set({ purchasePriceCents: null }).where(mine),
    'with another town': () => db.update(operations).set({ city: 'Agen' }).where(mine),
    'into the bin': () =>
      db
        .update(operations)
        .set({ deletedAt: new Date(0) })
        .where(mine),
    'out of the bin': () => db.update(operations).set({ deletedAt: null }).where(mine),
    'for good': () => db.delete(operations).where(inArray(operations.id, ['copy-1', 'copy-2'])),
  };
  for (const [name, change] of Object.entries(changes)) {
    const before = await revisions();
    await change();
    expect({ name, kept: await kept() }).toEqual({ name, kept: await counted() });
    expect({ name, hasMoved: (await revisions()) > before }).toEqual({ name, hasMoved: true });
  }
});

test('a change that is taken back leaves the totals as they were', async () => {
  const before = await kept();
  const failing = opened.db.transaction(async (tx) => {
    await tx.update(operations).set({ deletedAt: new Date(0) });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await kept()).toEqual(before);
});
