import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenedDatabase } from '#mocks/db/database.ts';
import { brokenAuditLink } from '#mocks/db/queries/audit-chain.ts';
import { auditEntries } from '#mocks/db/schema/index.ts';
import { tenantId } from '#mocks/db/seed/tenants.ts';
import { openTestDatabase, testNow } from '#tests/support/database.ts';

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  for (const [rank, tenant] of [tenantId('T1'), tenantId('T2'), null, tenantId('T1'), null].entries()) {
    await opened.db.insert(auditEntries).values({
      id: `entry-${rank}`,
      at: testNow,
      tenantId: tenant,
      action: 'operation.update',
      changes: { name: { from: 'Avant', to: `Après ${rank}` } },
      result: 'ok',
    });
  }
});
afterAll(() => opened.close());

/** Tampers behind the triggers' back, as somebody with the database in hands would. */
async function withoutTriggers(change: () => Promise<unknown>): Promise<void> {
  await opened.db.execute(sql`alter table audit_entries disable trigger all`);
  await change();
  await opened.db.execute(sql`alter table audit_entries enable trigger all`);
}

test('entries of each company are linked in the order in which they were written', async () => {
  const rows = await opened.db.select().from(auditEntries).orderBy(auditEntries.seq);
  const own = rows.filter((row) => row.tenantId === tenantId('T1'));
  expect(own.map((row) => row.prevHash)).toEqual(['', own[0]?.hash]);
  expect(new Set(rows.map((row) => row.hash)).size).toBe(rows.length);
  expect(await brokenAuditLink(opened.db)).toBeNull();
});

test('nobody changes or removes an entry through the application', async () => {
  await expect(opened.db.update(auditEntries).set({ action: 'nothing' })).rejects.toThrow();
  await expect(opened.db.delete(auditEntries)).rejects.toThrow();
  expect(await opened.db.$count(auditEntries)).toBe(5);
});

test('a changed entry and a removed one are found', async () => {
  await withoutTriggers(() =>
    opened.db.update(auditEntries).set({ actorId: 'somebody else' }).where(eq(auditEntries.id, 'entry-3')),
  );
  expect((await brokenAuditLink(opened.db))?.id).toBe('entry-3');
  await withoutTriggers(() =>
    opened.db.update(auditEntries).set({ actorId: null }).where(eq(auditEntries.id, 'entry-3')),
  );
  expect(await brokenAuditLink(opened.db)).toBeNull();
});

test('old entries are purged from the beginning, and the rest still holds', async () => {
  await opened.db.transaction(async (tx) => {
    await tx.execute(sql`set local ilot.purge = 'on'`);
    await tx.delete(auditEntries).where(eq(auditEntries.id, 'entry-0'));
  });
  expect(await opened.db.$count(auditEntries)).toBe(4);
  expect(await brokenAuditLink(opened.db)).toBeNull();
});
