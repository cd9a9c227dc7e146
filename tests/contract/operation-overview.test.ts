import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationIndexProps } from '#contracts/client/operation/index.ts';
import type { OperationShowProps } from '#contracts/client/operation/show.ts';
import { media, operations, tasks } from '#mocks/db/schema/index.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const golden = seedId('operation:T1:OP-2025-001');

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());

const shown = async (visitor: Visitor = owner, id: string = golden) =>
  ((await visitor.get(`/operations/${id}`)).page.props as unknown as OperationShowProps).overview;

test('the list tells how far operations have come, and what is due next', async () => {
  const { operations: list } = (await owner.get('/operations')).page.props as unknown as OperationIndexProps;
  const row = list.items.find(({ id }) => id === golden);
  expect(row).toMatchObject({ soldBps: 5966, worksBps: 5201, irrBps: 4989 });
  // The call of 31 000 € and a task were due on the 17th.
  expect(row?.next?.on).toBe('2026-11-17');
  expect(list.items.filter(({ status }) => status === 'closed').map(({ next }) => next)).toEqual(
    list.items.filter(({ status }) => status === 'closed').map(() => null),
  );
});

describe('the overview of an operation', () => {
  test('tells the figures of the reference operation to the cent', async () => {
    const { simulation, sale, collection, works } = await shown();
    expect(simulation).toMatchObject({
      revenueTtcCents: 128_400_000,
      irrBps: 4989,
    });
    expect(Math.round((simulation?.costCents ?? 0) / 100)).toBe(1_011_040);
    expect(sale).toEqual({ soldBps: 5966, soldCents: 76_600_000, revenueCents: 128_400_000 });
    expect(collection).toMatchObject({
      collectedCents: 60_480_000,
      toComeCents: 67_920_000,
      unpaidCents: 3_100_000,
    });
    expect(works).toEqual({ progressBps: 5201, invoicedCents: 17_685_000, contractCents: 34_000_000 });
  });

  test('follows cash month by month: each balance is the one before with what came and went', async () => {
    const { cash } = await shown();
    expect(cash?.length ?? 0).toBeGreaterThan(12);
    for (const [index, { receiptsCents, paymentsCents, cashCents }] of (cash ?? []).entries()) {
      const before = cash?.[index - 1]?.cashCents ?? 0;
      expect(cashCents).toBe(before + receiptsCents + paymentsCents);
    }
  });

  test('puts what is late and what comes next first, and leads to where it is settled', async () => {
    const { deadlines, today } = await shown();
    const days = deadlines.map(({ on }) => on);
    expect(days).toEqual(days.toSorted());
    expect(deadlines.length).toBeGreaterThan(0);
    for (const { on, daysLeft } of deadlines) {
      expect(daysLeft).toBe((Date.parse(on) - Date.parse(today)) / 86_400_000);
    }
    // The call of 31 000 € is due and not paid.
    const call = deadlines.find(({ id }) => id.startsWith('call:'));
    expect(call?.href).toMatch(/\/notaire\/ventes\/.+\/appels$/);
  });

  test('shows the open tasks of the operation alone, the late ones marked', async () => {
    const { db } = server.deps;
    const before = (await shown()).tasks?.count ?? 0;
    const [task] = await db.select().from(tasks).where(eq(tasks.status, 'todo')).limit(1);
    await db
      .update(tasks)
      .set({ operationId: golden, startOn: null, dueOn: '2026-11-02' })
      .where(eq(tasks.id, task?.id ?? ''));
    const now = (await shown()).tasks;
    expect(now?.count).toBe(before + (task?.operationId === golden ? 0 : 1));
    expect(now?.items.find(({ id }) => id === task?.id)).toMatchObject({ isLate: true });
    await db
      .update(tasks)
      .set({ status: 'done' })
      .where(eq(tasks.id, task?.id ?? ''));
    expect((await shown()).tasks?.items.map(({ id }) => id)).not.toContain(task?.id);
  });

  test('keeps confidential papers from readers', async () => {
    const { db } = server.deps;
    const [paper] = (await shown()).documents ?? [];
    expect(paper).toBeDefined();
    await db
      .update(media)
      .set({ isConfidential: true })
      .where(and(eq(media.id, paper?.id ?? ''), eq(media.operationId, golden)));
    const reader = server.visitor();
    await reader.signIn('lea.pons@example.test');
    expect((await shown(reader)).documents?.map(({ id }) => id)).not.toContain(paper?.id);
    expect((await shown()).documents?.map(({ id }) => id)).toContain(paper?.id);
  });

  test('sets no deadline to an operation that is over', async () => {
    const { db } = server.deps;
    const [own] = await db.select().from(operations).where(eq(operations.id, golden));
    const [over] = await db
      .select()
      .from(operations)
      .where(and(eq(operations.status, 'closed'), eq(operations.tenantId, own?.tenantId ?? '')));
    expect((await shown(owner, over?.id)).deadlines).toEqual([]);
  });
});
