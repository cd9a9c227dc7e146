import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FinancingIndexProps } from '#contracts/client/operation/financing/index.ts';
import type { PurchaseFormProps } from '#contracts/client/operation/notary/purchase/form.ts';
import type { NotarySaleFormProps } from '#contracts/client/operation/notary/sale/form.ts';
import type { SimulationIndexProps } from '#contracts/client/operation/simulation/index.ts';
import type { SimulationShowProps } from '#contracts/export/simulation/show.ts';
import { notarySales, operations, simulations } from '#mocks/db/schema/index.ts';
import { notarySaleId } from '#mocks/db/seed/notary-sales/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { simulationId } from '#mocks/db/seed/simulations/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const thalassa = operationId('T1', 'OP-2026-001');
const chais = operationId('T1', 'OP-2025-001');
/** In the Eure no rate is known between March and May 2026. */
const eure = { departmentCode: '27', inseeCode: '27229' };

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
  await server.deps.db
    .update(operations)
    .set({ ...eure, acquisitionRegime: 'standard', acquiredOn: null, targetDeedOn: '2026-04-15' })
    .where(eq(operations.id, thalassa));
  await server.deps.db.update(operations).set(eure).where(eq(operations.id, chais));
});
afterAll(() => server.close());

const propsOf = async <Props>(path: string) => {
  const { status, page } = await owner.get(path);
  expect(status).toBe(200);
  return page.props as unknown as Props;
};

/** The sentence of the refusal, in the language of the page. */
const sentence = /n’est pas connu pour un acte du .*15 avril 2026 .* Eure \(27\)/u;

describe('where the rate of a department is not known', () => {
  test('the financing tells so in the place of a plan that would be short of the duties', async () => {
    const { plan, planRefusal, guarantees } = await propsOf<FinancingIndexProps>(
      `/operations/${thalassa}/financements`,
    );
    expect(plan).toBeNull();
    expect(planRefusal).toMatch(sentence);
    expect(guarantees).toBeInstanceOf(Array);
  });

  test('the purchase tells so in the place of its costs', async () => {
    const { cost, costRefusal } = await propsOf<PurchaseFormProps>(`/operations/${thalassa}/notaire/achat`);
    expect(cost).toBeNull();
    expect(costRefusal).toMatch(sentence);
  });

  test('a sale tells so in the place of what the buyer pays', async () => {
    const sale = notarySaleId('T1', 'OP-2025-001', 'A31');
    await server.deps.db
      .update(notarySales)
      .set({ deedPlannedOn: '2026-04-15' })
      .where(eq(notarySales.id, sale));
    const { buyerCost, buyerCostRefusal, prices } = await propsOf<NotarySaleFormProps>(
      `/operations/${chais}/notaire/ventes/${sale}`,
    );
    expect(buyerCost).toBeNull();
    expect(buyerCostRefusal).toMatch(sentence);
    expect(prices).toHaveLength(1);
  });

  test('a simulation tells so in its list and on each of its papers, another reason is not taken for it', async () => {
    const id = simulationId('T1', 'OP-2026-004', 'Prudent');
    const operation = operationId('T1', 'OP-2026-004');
    const { db } = server.deps;
    const [row] = await db.select().from(simulations).where(eq(simulations.id, id));
    if (!row) throw new Error('No such simulation');
    const keep = (study: Partial<typeof row.study>) =>
      db
        .update(simulations)
        .set({ study: { ...row.study, ...study } })
        .where(eq(simulations.id, id));
    const shown = async () => {
      const { simulations: rows } = await propsOf<SimulationIndexProps>(
        `/operations/${operation}/simulations`,
      );
      return rows.find((one) => one.id === id);
    };
    await db.update(operations).set(eure).where(eq(operations.id, operation));
    await keep({ acquisitionRegime: 'standard', departmentDutyBps: null, purchaseOn: '2026-04-15' });
    const unknown = await shown();
    expect(unknown?.figures).toBeNull();
    expect(unknown?.refusal).toMatch(sentence);
    const names = ['synthese', 'bilan', 'depenses', 'programme', 'recettes-vir', 'encaissements-vir'];
    for (const name of names) {
      const { content, study } = await propsOf<SimulationShowProps>(`/export/simulations/${id}/${name}`);
      expect([name, content]).toEqual([name, null]);
      expect(study.refusal).toMatch(sentence);
    }
    await keep({ startMonth: '2026-13' });
    expect(await shown()).toMatchObject({ figures: null, refusal: null });
  });
});
