import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ForecastProps } from '#contracts/client/operation/forecast.ts';
import type { SimulationFormProps } from '#contracts/client/operation/simulation/form.ts';
import { budgetLines, cashFlowEntries, simulations } from '#mocks/db/schema/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { simulationId } from '#mocks/db/seed/simulations/index.ts';
import { supplierId } from '#mocks/db/seed/suppliers/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let viewer: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [owner, viewer] = [server.visitor(), server.visitor()];
  await owner.signIn('hugo.lartigue@example.test');
  await viewer.signIn('lea.pons@example.test');
});
afterAll(() => server.close());

const pessac = operationId('T1', 'OP-2026-004');
const base = `/operations/${pessac}/simulations`;
const [double, kept] = [supplierId('T1', 'diag-aquitaine'), supplierId('T1', 'geometres-isle')];
const formOf = async (path: string, visitor = owner) =>
  (await visitor.get(path)).page.props as unknown as SimulationFormProps;
const made = async (path: string, data: object) => {
  const { page } = await owner.visit('POST', path, { data });
  expect(page.props.errors).toEqual({});
  return (page.props as unknown as SimulationFormProps).form;
};
const copied = async (from: string, name: string) => {
  const form = await made(`${from}/copie`, { name, scenario: 'central', priceBps: 0 });
  return { id: form.record?.id ?? '', path: `${base}/${form.record?.id ?? ''}`, values: form.values };
};
const saved = async (path: string, version: number, values: object) =>
  (await owner.visit('PUT', path, { data: { ...values, version } })).page.props.errors;

/** A draft of the operation whose first expense of the site names a supplier and an account. */
async function posted(name: string) {
  const draft = await copied(`${base}/${simulationId('T1', 'OP-2026-004', 'Central')}`, name);
  const { choices } = await formOf(draft.path);
  const account = choices.accounts.find(({ label }) => label.startsWith('6051 '));
  const [first, ...others] = draft.values.worksLines;
  const line = { ...first, supplierId: double, accountingCodeId: account?.id ?? '' };
  const values = { ...draft.values, worksLines: [line, ...others] };
  expect(await saved(draft.path, 1, values)).toEqual({});
  return { ...draft, values, line, account };
}

describe('the supplier and the account of an expense', () => {
  test('are chosen among those of the company, and kept', async () => {
    const { path, line } = await posted('Imputée');
    const { form, choices } = await formOf(path);
    expect(form.values.worksLines[0]).toMatchObject({
      supplierId: double,
      accountingCodeId: line.accountingCodeId,
    });
    expect(choices.suppliers.length).toBeGreaterThan(3);
    const read = await formOf(path, viewer);
    expect(read.choices).toEqual({
      suppliers: [expect.objectContaining({ id: double })],
      accounts: [expect.objectContaining({ id: line.accountingCodeId })],
    });
  });

  test('are refused at their line where they are of another company, or of none', async () => {
    const { path, values, line } = await posted('Refusée');
    const foreign = { ...line, supplierId: supplierId('T2', 'gier') };
    const none = { ...line, accountingCodeId: supplierId('T1', 'ferrand') };
    expect(
      Object.keys(await saved(path, 2, { ...values, worksLines: [foreign, ...values.worksLines.slice(1)] })),
    ).toEqual(['worksLines.0.supplierId']);
    expect(
      Object.keys(await saved(path, 2, { ...values, worksLines: [none, ...values.worksLines.slice(1)] })),
    ).toEqual(['worksLines.0.accountingCodeId']);
  });

  test('go along with a copy', async () => {
    const { path, line } = await posted('Copiée');
    const copy = await copied(path, 'Copie');
    expect(copy.values.worksLines[0]).toMatchObject(line);
  });

  test('are told by the budget that the simulation freezes, and follow a supplier that is merged', async () => {
    const { id, path, account } = await posted('Gelée');
    const data = { version: 2, isConfirmed: true };
    expect((await owner.visit('POST', `${path}/validation`, { data })).page.props.errors).toEqual({});
    const lineOf = async () => {
      const props = (await owner.get(`/operations/${pessac}/previsionnel`)).page.props;
      return (props as unknown as ForecastProps).budget?.lines.find(({ supplier }) => supplier !== null);
    };
    expect((await lineOf())?.account).toBe(account?.label);
    const isBooked = and(
      eq(cashFlowEntries.operationId, pessac),
      eq(cashFlowEntries.accountingCodeId, account?.id ?? ''),
    );
    expect(await server.deps.db.$count(cashFlowEntries, isBooked)).toBeGreaterThan(0);
    await owner.visit('POST', `/fournisseurs/${double}/fusion`, { data: { targetId: kept } });
    const isOf = and(eq(budgetLines.operationId, pessac), isNotNull(budgetLines.supplierId));
    const rows = await server.deps.db.select().from(budgetLines).where(isOf);
    expect(rows.map((row) => row.supplierId)).toEqual([kept]);
    const [row] = await server.deps.db.select().from(simulations).where(eq(simulations.id, id));
    expect(row?.study.worksLines[0]?.supplierId).toBe(kept);
  });
});
