import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SimulationFormProps } from '#contracts/client/operation/simulation/form.ts';
import { examplePaymentTemplate } from '#contracts/client/payment-template/payload.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { simulationId } from '#mocks/db/seed/simulations/index.ts';
import { paymentTemplateId } from '#mocks/db/seed/templates/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());

const golden = 'OP-2025-001';
const base = `/operations/${operationId('T1', golden)}/simulations`;
const threeSteps = paymentTemplateId('T1', 'three-steps');
const formOf = async (path: string) => (await owner.get(path)).page.props as unknown as SimulationFormProps;
const saved = async (path: string, form: SimulationFormProps, planId: string) => {
  const [first, ...others] = form.form.values.lots;
  const lots = [{ ...first, paymentTemplateId: planId }, ...others];
  const data = { ...form.form.values, lots, version: form.form.record?.version };
  return (await owner.visit('PUT', path, { data })).page.props.errors;
};
/** A draft with the content of the golden simulation; its first lot is sold in VIR. */
async function draft(name: string): Promise<string> {
  const data = { name, scenario: 'central', priceBps: 0 };
  const from = `${base}/${simulationId('T1', golden, 'Central')}`;
  const { page } = await owner.visit('POST', `${from}/copie`, { data });
  expect(page.props.errors).toEqual({});
  return page.url.split('?')[0] ?? '';
}

describe('the schedule of the calls of a lot', () => {
  test('is one of the company, for works to come, and moves the money of the same revenue', async () => {
    const path = await draft('Par paliers');
    const before = await formOf(path);
    expect(before.paymentPlans.map(({ name }) => name)).toEqual([
      'VEFA 5 appels',
      'VIR 3 paliers avec dépôt',
    ]);
    expect(await saved(path, before, threeSteps)).toEqual({});
    const after = await formOf(path);
    expect(after.form.values.lots[0]?.paymentTemplateId).toBe(threeSteps);
    expect(after.figures?.revenueHtCents).toBe(before.figures?.revenueHtCents);
    expect(after.figures?.irrProject).not.toBe(before.figures?.irrProject);
  });

  test('is refused at its lot when it is unknown, of another company, or for another way of sale', async () => {
    const path = await draft('Refusée');
    const form = await formOf(path);
    const refused = async (id: string) => (await saved(path, form, id))['lots.0.paymentTemplateId'];
    const unknown = await refused(paymentTemplateId('T2', 'three-steps'));
    expect(unknown).toBeTruthy();
    expect(await refused('01jgfjjz000x6vcvy9tag0gchd')).toBe(unknown);
    expect(await refused(paymentTemplateId('T1', 'five-calls'))).toContain('autre mode de vente');
  });

  test('stays with the study that follows it when it is put away', async () => {
    const { page } = await owner.visit('POST', '/modeles-echeancier', {
      data: { ...examplePaymentTemplate, name: 'Bientôt supprimé' },
    });
    const own = /[0-9a-z]{26}/.exec(page.url)?.[0] ?? '';
    const path = await draft('Gardée');
    expect(await saved(path, await formOf(path), own)).toEqual({});
    const { figures } = await formOf(path);
    await owner.visit('DELETE', `/modeles-echeancier/${own}`);
    const after = await formOf(path);
    expect(after.paymentPlans.some(({ id }) => id === own)).toBe(true);
    expect(after.figures).toEqual(figures);
    expect(await saved(path, after, own)).toEqual({});
    expect((await formOf(await draft('Plus offerte'))).paymentPlans.some(({ id }) => id === own)).toBe(false);
  });
});
