import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FinancingIndexProps } from '#contracts/client/operation/financing/index.ts';
import type { PurchaseFormProps } from '#contracts/client/operation/notary/purchase/form.ts';
import { operations } from '#mocks/db/schema/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const thalassa = operationId('T1', 'OP-2026-001');

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());

const changed = async (change: Partial<typeof operations.$inferInsert>) => {
  await server.deps.db.update(operations).set(change).where(eq(operations.id, thalassa));
  const propsOf = async (path: string) =>
    (await owner.get(`/operations/${thalassa}/${path}`)).page.props as unknown;
  const { cost } = (await propsOf('notaire/achat')) as PurchaseFormProps;
  const { plan } = (await propsOf('financements')) as FinancingIndexProps;
  const bought = plan?.uses.find(({ group }) => group === 'purchase')?.amountCents ?? 0;
  return { priceCents: cost?.priceCents ?? 0, dutiesCents: cost?.dutiesCents ?? 0, bought };
};

describe('offices bought in Île-de-France', () => {
  test('bear 0,60 % more in the purchase and in the plan of its financing, unless they are new', async () => {
    const paris = {
      departmentCode: '75',
      inseeCode: '75108',
      acquisitionRegime: 'standard',
      vatRegime: 'exempt',
      purchasedPremises: null,
      purchasedPremisesBps: null,
    } as const;
    const home = await changed(paris);
    const office = await changed({ purchasedPremises: 'office' });
    const quarter = await changed({ purchasedPremisesBps: 2500 });
    const recent = await changed({ completedOver5Years: false });
    const more = Math.round(home.priceCents * 0.006);
    expect(more).toBeGreaterThan(0);
    expect(office.dutiesCents - home.dutiesCents).toBe(more);
    expect(office.bought - home.bought).toBe(more);
    expect(quarter.dutiesCents - home.dutiesCents).toBe(more / 4);
    expect(quarter.bought - home.bought).toBe(more / 4);
    expect(recent).toEqual(home);
  });
});
