import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationKpiProps } from '#contracts/admin/dashboard/operation-kpi.ts';
import { brandId } from '#mocks/db/seed/brands.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { operations } from '#mocks/db/schema/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const path = '/admin/tableau-de-bord/operations';
let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  admin = server.visitor();
  await admin.signIn('camille.roussel@example.test', { isStaff: true });
});
afterAll(() => server.close());

const kpi = async (query = ''): Promise<OperationKpiProps> =>
  (await admin.get(`${path}${query}`)).page.props as unknown as OperationKpiProps;

describe('operations of all companies', () => {
  test('are counted over the year until today, and compared with the year before', async () => {
    const { span, figures, isDisclosed } = await kpi();
    expect(span).toEqual({
      from: '2026-01-01',
      to: '2026-11-20',
      before: { from: '2025-01-01', to: '2025-11-20' },
      problem: null,
    });
    expect(isDisclosed).toBe(true);
    const rows = await server.deps.db.select().from(operations);
    const created = rows.filter(({ createdAt }) => createdAt.toISOString() >= '2026-01-01');
    expect(figures.created.value).toBe(created.length);
    const acquired = rows.filter(({ acquiredOn }) => (acquiredOn ?? '') >= '2026-01-01');
    const sumCents = acquired.reduce((sum, { purchasePriceCents }) => sum + (purchasePriceCents ?? 0), 0);
    expect(figures.acquisitionCents.value).toBe(sumCents);
    expect(figures.active.value).toBe(rows.filter((row) => !row.closedOn && !row.abandonedOn).length);
    expect(figures.marginBps.isHidden).toBe(false);
  });

  test('are not told where fewer than three companies have any', async () => {
    const { isDisclosed, figures } = await kpi('?activity=promoteur');
    expect(isDisclosed).toBe(false);
    expect(Object.values(figures).every(({ value, isHidden }) => value === null && isHidden)).toBe(true);
  });

  test('are told of a brand with three companies', async () => {
    const { isDisclosed, figures } = await kpi(`?brand=${brandId('pierre-et-cite')}`);
    expect(isDisclosed).toBe(true);
    expect(figures.active.value).toBeGreaterThan(0);
  });

  test('of a department show where three companies work, and there alone', async () => {
    const { departments } = await kpi();
    const byCode = new Map(departments.map((row) => [row.code, row]));
    expect(byCode.get('33')?.active.isHidden).toBe(false);
    expect(byCode.get('33')?.at).not.toBeNull();
    expect(byCode.get('76')).toMatchObject({ active: { value: null, isHidden: true }, at: null });
  });

  test('in the bin are not counted', async () => {
    const { db } = server.deps;
    const before = (await kpi()).figures.active.value ?? 0;
    const own = eq(operations.tenantId, tenantId('T9'));
    await db.update(operations).set({ deletedAt: new Date() }).where(own);
    expect((await kpi()).figures.active.value).toBe(before - 1);
    await db.update(operations).set({ deletedAt: null }).where(own);
  });
});

test('days that cannot be taken are said, and the last thirty shown instead', async () => {
  const { span } = await kpi('?period=custom&from=2020-01-01&to=2026-01-01');
  expect(span).toMatchObject({ from: '2026-10-22', to: '2026-11-20', problem: 'too_long' });
});

test('the file says n.c. where the page does', async () => {
  const { text } = await admin.get(`${path}/telecharger?period=year&format=csv`);
  expect(text).toContain('Ensemble;Opérations créées;');
  expect(text).toContain('76 Seine-Maritime;Opérations actives;;;n.c.');
});

test.each(['ines.benali', 'lea.fontaine'])('%s has no business there', async (who) => {
  const visitor = server.visitor();
  await visitor.signIn(`${who}@example.test`, { isStaff: true });
  expect((await visitor.get(path)).status).toBe(403);
  expect((await visitor.get(`${path}/telecharger`)).status).toBe(403);
});
