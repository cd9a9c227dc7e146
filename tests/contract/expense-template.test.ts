import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleExpenseTemplate } from '#contracts/client/expense-template/payload.ts';
import type { SimulationFormProps } from '#contracts/client/operation/simulation/form.ts';
import { expensesOfTemplate } from '#domain/simulation/study/expense-templates.ts';
import { expenseTemplates } from '#mocks/db/schema/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { simulationId } from '#mocks/db/seed/simulations/index.ts';
import { supplierId } from '#mocks/db/seed/suppliers/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let viewer: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [owner, viewer, stranger] = [server.visitor(), server.visitor(), server.visitor()];
  await owner.signIn('hugo.lartigue@example.test');
  await viewer.signIn('lea.pons@example.test');
  await stranger.signIn('karim.belkacem@example.test');
});
afterAll(() => server.close());

const path = '/modeles-de-depenses';
const pessac = operationId('T1', 'OP-2026-004');
const form = `/operations/${pessac}/simulations/${simulationId('T1', 'OP-2026-004', 'Central')}`;
const formOf = async (visitor = owner) =>
  (await visitor.get(form)).page.props as unknown as SimulationFormProps;
const [line] = exampleExpenseTemplate.lines;
const of = (name: string, given: object = {}) => ({ name, lines: [{ ...line, ...given }] });
const refusals = async (data: object) =>
  Object.keys((await owner.visit('POST', path, { data })).page.props.errors);
const stored = async (name: string) => {
  const [row] = await server.deps.db.select().from(expenseTemplates).where(eq(expenseTemplates.name, name));
  return row;
};

test('the templates of a company stand in its simulations, and nowhere else', async () => {
  expect(await refusals(of('À nous'))).toEqual([]);
  const { templates } = await formOf();
  expect(new Set(templates.map(({ name }) => name))).toEqual(new Set(['À nous', 'Pierre ancienne en VIR']));
  expect((await formOf(viewer)).templates).toEqual([]);
  const row = await stored('À nous');
  const change = { data: { ...of('À eux'), version: 1 } };
  expect((await stranger.visit('PUT', `${path}/${row?.id ?? ''}`, change)).status).toBe(404);
  expect((await viewer.visit('POST', path, { data: of('Lue') })).status).toBe(403);
});

test('the one of the demonstration makes expenses that a simulation keeps and calculates', async () => {
  const { templates, form: draft } = await formOf();
  const own = templates.find(({ name }) => name === 'Pierre ancienne en VIR');
  const made = expensesOfTemplate(
    own?.lines ?? [],
    { startMonth: draft.values.startMonth ?? '', durationMonths: draft.values.durationMonths ?? 0 },
    () => true,
  );
  const copy = await owner.visit('POST', `${form}/copie`, {
    data: { name: 'Avec le modèle', scenario: 'central', priceBps: 0 },
  });
  const { record } = (copy.page.props as unknown as SimulationFormProps).form;
  const answer = await owner.visit('PUT', `/operations/${pessac}/simulations/${record?.id ?? ''}`, {
    data: { ...draft.values, ...made, version: 1 },
  });
  expect(answer.page.props.errors).toEqual({});
  const { figures } = answer.page.props as unknown as SimulationFormProps;
  expect(figures?.costCents).toBeGreaterThan(draft.values.purchasePriceCents ?? 0);
});

test('a template names suppliers and accounts of the company alone, and follows a supplier that is merged', async () => {
  expect(await refusals(of('Étrangère', { supplierId: supplierId('T2', 'gier') }))).toEqual([
    'lines.0.supplierId',
  ]);
  const [double, kept] = [supplierId('T1', 'diag-aquitaine'), supplierId('T1', 'geometres-isle')];
  expect(await refusals(of('Géomètre', { supplierId: double }))).toEqual([]);
  await owner.visit('POST', `/fournisseurs/${double}/fusion`, { data: { targetId: kept } });
  expect((await stored('Géomètre'))?.lines[0]?.supplierId).toBe(kept);
});

test('a part of more than the whole, and no expense at all, are refused', async () => {
  expect(await refusals(of('Trop', { basis: 'pct_purchase', value: 10_001 }))).toEqual(['lines.0.value']);
  expect(await refusals({ name: 'Rien', lines: [] })).toEqual(['lines']);
});

test('a new simulation begins with a template of the company, and with no other', async () => {
  const base = `/operations/${pessac}/simulations`;
  const row = await stored('Pierre ancienne en VIR');
  const data = { name: 'Depuis le modèle', scenario: 'central', projectId: null, templateId: row?.id };
  const begun = await owner.visit('POST', base, { data });
  expect(begun.page.props.errors).toEqual({});
  const { values } = (begun.page.props as unknown as SimulationFormProps).form;
  expect(values.worksLines[0]).toMatchObject({ label: 'Travaux tous corps d’état', basis: 'per_m2' });
  expect(values.financeLines.at(-1)).toMatchObject({ months: values.durationMonths });
  const refused = await owner.visit('POST', base, {
    data: { ...data, templateId: supplierId('T1', 'ferrand') },
  });
  expect(Object.keys(refused.page.props.errors)).toEqual(['templateId']);
});
