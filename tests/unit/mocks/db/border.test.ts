import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BorderError } from '#mocks/db/border/border.ts';
import { withinTenant } from '#mocks/db/border/within-tenant.ts';
import type { Database, OpenedDatabase } from '#mocks/db/database.ts';
import { contacts, lots, operations, tenants, users } from '#mocks/db/schema/index.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { tenantId } from '#mocks/db/seed/tenants.ts';
import { openTestDatabase } from '#tests/support/database.ts';

const t1 = { tenantId: tenantId('T1'), assignedOperationIds: null };
const golden = seedId('operation:T1:OP-2025-001');
const foreign = seedId('operation:T2:OP-2025-001');

let opened: OpenedDatabase;
let within: Database;
beforeAll(async () => {
  opened = await openTestDatabase();
  within = withinTenant(opened.db, t1);
});
afterAll(() => opened.close());

const total = async (db: Database): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(operations);
  return row?.total ?? 0;
};

describe('reads within a company', () => {
  test('a select without any condition sees the company’s rows and no others', async () => {
    expect(await total(opened.db)).toBe(24);
    expect(await total(within)).toBe(8);
  });

  test('a condition of the caller is added to the company’s, never put in its place', async () => {
    const rows = await within.select().from(operations).where(eq(operations.id, foreign));
    expect(rows).toEqual([]);
    const open = await within
      .select()
      .from(operations)
      .where(sql`true or true`);
    expect(open).toHaveLength(8);
  });

  test('joined tables and subqueries are limited too', async () => {
    const joined = await within
      .select({ tenantId: contacts.tenantId })
      .from(operations)
      .leftJoin(contacts, sql`true`);
    expect(new Set(joined.map((row) => row.tenantId))).toEqual(new Set([t1.tenantId]));
    const perOperation = within
      .select({ operationId: lots.operationId, count: count().as('lots_count') })
      .from(lots)
      .groupBy(lots.operationId)
      .as('totals');
    const rows = await within.select().from(perOperation);
    expect(rows.map((row) => row.operationId)).not.toContain(seedId('operation:T2:OP-2025-002'));
  });

  test('tables of no company stay whole', async () => {
    const [row] = await within.select({ total: count() }).from(users);
    const [all] = await opened.db.select({ total: count() }).from(users);
    expect(row).toEqual(all);
  });

  test('an assignment leaves the assigned operations and what hangs on them', async () => {
    const assigned = withinTenant(opened.db, { ...t1, assignedOperationIds: [golden] });
    expect(await total(assigned)).toBe(1);
    const lotRows = await assigned.selectDistinct({ id: lots.operationId }).from(lots);
    expect(lotRows).toEqual([{ id: golden }]);
    expect(await total(withinTenant(opened.db, { ...t1, assignedOperationIds: [] }))).toBe(0);
  });

  test('what the border cannot read is refused', async () => {
    expect(() => within.execute(sql`select * from operations`)).toThrow(BorderError);
    expect(() => within.select().from(operations).crossJoin(contacts)).toThrow(BorderError);
    expect(() => within.$count(operations)).toThrow(BorderError);
  });
});

describe('writes within a company', () => {
  test('an update or a removal without a condition leaves other companies alone', async () => {
    await opened.db
      .transaction(async (tx) => {
        await withinTenant(tx, t1).update(operations).set({ name: 'Tous' });
        const names = await tx
          .selectDistinct({ tenantId: operations.tenantId })
          .from(operations)
          .where(eq(operations.name, 'Tous'));
        expect(names).toEqual([{ tenantId: t1.tenantId }]);
        await withinTenant(tx, t1).delete(lots);
        const left = await tx.selectDistinct({ tenantId: lots.tenantId }).from(lots);
        expect(left).toEqual([{ tenantId: tenantId('T2') }]);
        tx.rollback();
      })
      .catch(() => undefined);
    expect(await total(within)).toBe(8);
  });

  test('inside a transaction the border holds as well', async () => {
    const changed = await within.transaction((tx) =>
      tx.update(operations).set({ name: 'À moi' }).where(eq(operations.id, foreign)).returning(),
    );
    expect(changed).toEqual([]);
  });

  test('a row cannot be written for another company, nor given to it', async () => {
    const [row] = await opened.db.select().from(contacts).limit(1);
    if (!row) throw new Error('the seed has no contact');
    expect(() => within.insert(contacts).values({ ...row, tenantId: tenantId('T2') })).toThrow(BorderError);
    expect(() => within.update(contacts).set({ tenantId: tenantId('T2') })).toThrow(BorderError);
  });

  test('a conflict with another company’s row changes nothing', async () => {
    const [theirs] = await opened.db.select().from(operations).where(eq(operations.id, foreign));
    if (!theirs) throw new Error('the seed has no such operation');
    const written = await within
      .insert(operations)
      .values({ ...theirs, tenantId: t1.tenantId })
      .onConflictDoUpdate({ target: operations.id, set: { name: 'Pris' } })
      .returning();
    expect(written).toEqual([]);
  });

  test('rows of companies themselves are reached by their own id', async () => {
    const rows = await within.select({ id: tenants.id }).from(tenants);
    expect(rows).toEqual([{ id: t1.tenantId }]);
  });
});
