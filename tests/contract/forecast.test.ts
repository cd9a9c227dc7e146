import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ForecastProps, ShownBudgetLine } from '#contracts/client/operation/forecast.ts';
import type { ForecastsProps } from '#contracts/export/forecasts.ts';
import type { Flash } from '#contracts/fields.ts';
import { auditEntries, budgetLines, cashFlowEntries } from '#mocks/db/schema/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { supplierId } from '#mocks/db/seed/suppliers/index.ts';
import golden from '#tests/fixtures/golden.json' with { type: 'json' };
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let accountant: Visitor;
let viewer: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [owner, accountant, viewer, stranger] = [
    server.visitor(),
    server.visitor(),
    server.visitor(),
    server.visitor(),
  ];
  await owner.signIn('hugo.lartigue@example.test');
  await accountant.signIn('marc.soubiran@example.test');
  await viewer.signIn('lea.pons@example.test');
  await stranger.signIn('karim.belkacem@example.test');
});
afterAll(() => server.close());

const chais = operationId('T1', 'OP-2025-001');
const talence = operationId('T1', 'OP-2025-002');
const bacalan = operationId('T1', 'OP-2026-002');
const at = (operation: string) => `/operations/${operation}/previsionnel`;
const pageOf = async (operation: string, query = '', visitor = owner) =>
  (await visitor.get(`${at(operation)}${query}`)).page.props as unknown as ForecastProps;
const budgetOf = async (operation: string) => {
  const { budget } = await pageOf(operation);
  if (budget === null) throw new Error('There is no budget.');
  return budget;
};
const lineOf = async (category: string, operation = chais): Promise<ShownBudgetLine> => {
  const line = (await budgetOf(operation)).lines.find((one) => one.category === category);
  if (!line) throw new Error(`There is no line ${category}.`);
  return line;
};
const recordOf = async (category: string, operation = chais) => {
  const { record } = await lineOf(category, operation);
  if (!record) throw new Error(`The line ${category} is outside the budget.`);
  return record;
};
/** A line that names neither supplier nor account. */
const unposted = { supplierId: null, accountingCodeId: null };
const refusals = async (method: string, path: string, data: object, visitor = owner) =>
  (await visitor.visit(method, path, { data })).page.props.errors;

describe('the budget of the golden operation', () => {
  test('has works of 340 000, committed 340 000, invoiced 176 850, paid 129 580, without variance', async () => {
    expect(await lineOf('works')).toMatchObject({
      initialCents: 34_000_000,
      revisedCents: 34_000_000,
      committedCents: 34_000_000,
      invoicedCents: 17_685_000,
      paidCents: 12_958_000,
      eacCents: 34_000_000,
      varianceCents: 0,
      consumptionBps: 3811,
      tone: 'even',
    });
  });

  test('has paid 741 884,75: MOE 19 584, sales fees 30 640, interest 10 420,69', async () => {
    const { total, lines } = await budgetOf(chais);
    expect(total.paidCents).toBe(74_188_475);
    const paid = Object.fromEntries(lines.map(({ category, paidCents }) => [category, paidCents]));
    expect(paid).toMatchObject({ fees_moe: 1_958_400, sales_fees: 3_064_000, interest: 1_042_069 });
  });

  test('starts from the cost and the margin of the validated simulation, and still expects that margin', async () => {
    const { total, margin, revenue } = await budgetOf(chais);
    expect(total.initialCents).toBe(golden.costCents);
    expect(margin).toMatchObject({
      initialCents: golden.marginCents,
      estimatedCents: golden.marginCents,
      changeCents: 0,
    });
    expect(revenue.plannedCents).toBe(115_000_000);
    expect(revenue.expectedCents).toBe(115_000_000);
    // All lots but the box G01 (13 700 without VAT) are under contract.
    expect(revenue.signedCents).toBe(115_000_000 - 1_370_000);
  });

  test('tells what ends otherwise than planned, and why, in full: the reserve pays for a connection', async () => {
    expect(await lineOf('utilities')).toMatchObject({ varianceCents: 185_000, tone: 'over' });
    expect(await lineOf('contingency')).toMatchObject({ varianceCents: -185_000 });
    expect((await recordOf('utilities')).eacNote).toContain('branchement');
  });

  test('is compared with a snapshot of June', async () => {
    const { snapshots } = await pageOf(chais);
    const { comparison, budget } = await pageOf(chais, `?snapshot=${snapshots.at(-1)?.id}`);
    expect(comparison).toMatchObject({ takenOn: '2026-06-30', estimatedMarginCents: golden.marginCents });
    expect(comparison?.paidCents).toBeLessThan(budget?.total.paidCents ?? 0);
  });
});

describe('a line of the budget', () => {
  const path = async (category: string) => `${at(chais)}/lignes/${(await recordOf(category)).id}`;

  test('is revised with a reason, not below what is paid', async () => {
    const { version } = await recordOf('works');
    const revise = async (revisedCents: number, revisionNote: string) =>
      refusals('PUT', await path('works'), { version, revisedCents, revisionNote, ...unposted });
    expect(await revise(12_957_999, 'Moins')).toEqual({
      revisedCents: 'Le budget révisé ne peut pas être inférieur au payé.',
    });
    expect(await revise(36_000_000, ' ')).toHaveProperty('revisionNote');
    expect(await revise(36_000_000, 'Avenant 2 : charpente')).toEqual({});
    const line = await lineOf('works');
    expect(line).toMatchObject({ eacCents: 36_000_000, varianceCents: 2_000_000, tone: 'over' });
    const { margin } = await budgetOf(chais);
    expect(margin.changeCents).toBe(-2_000_000);
    const steps = margin.steps.map(({ key }) => key);
    expect(steps).toEqual(['initial', 'works', 'utilities', 'contingency', 'estimated']);
    // Somebody else read the version before.
    expect(await revise(35_000_000, 'Retour')).toHaveProperty('version');
    const [entry] = await server.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'operation.forecast.line.update'));
    expect(entry?.subjectId).toBe(chais);
  });

  test('has a final cost with its cause, which can be taken back', async () => {
    const record = await recordOf('insurance');
    const href = `${await path('insurance')}/cout-final`;
    const send = (version: number, eacCents: number | null, eacNote: string) =>
      refusals('PUT', href, { version, eacCents, eacNote });
    expect(await send(record.version, 100, 'Trop bas')).toHaveProperty('eacCents');
    expect(await send(record.version, 1_200_000, 'Prime révisée')).toEqual({});
    expect(await lineOf('insurance')).toMatchObject({
      eacCents: 1_200_000,
      record: { eacNote: 'Prime révisée' },
    });
    expect(await send(record.version + 1, null, '')).toEqual({});
    expect(await lineOf('insurance')).toMatchObject({ eacCents: 1_150_000, varianceCents: 0 });
  });

  test('names its supplier and its account, of the company alone, and may name others later', async () => {
    const { choices } = await pageOf(chais);
    const [supplier, other] = choices.suppliers;
    const [account] = choices.accounts;
    const posting = { supplierId: supplier?.id ?? '', accountingCodeId: account?.id ?? '' };
    const line = { category: 'surveys', label: 'Étude de sol', revisedCents: 420_000, revisionNote: '' };
    const add = (given: object) => refusals('POST', `${at(chais)}/lignes`, { ...line, ...given });
    const strange = supplierId('T2', 'gier');
    expect(Object.keys(await add({ supplierId: strange, accountingCodeId: chais }))).toEqual([
      'supplierId',
      'accountingCodeId',
    ]);
    expect(await add(posting)).toEqual({});
    const added = async () => (await budgetOf(chais)).lines.find(({ label }) => label === line.label);
    expect(await added()).toMatchObject({ supplier: supplier?.label, account: account?.label });
    const known = await added();
    const change = { version: known?.record?.version, revisedCents: 420_000, revisionNote: '' };
    const href = `${at(chais)}/lignes/${known?.record?.id ?? ''}`;
    expect(await refusals('PUT', href, { ...change, ...posting, supplierId: strange })).toHaveProperty(
      'supplierId',
    );
    expect(await refusals('PUT', href, { ...change, supplierId: other?.id, accountingCodeId: null })).toEqual(
      {},
    );
    expect(await added()).toMatchObject({ supplier: other?.label, account: null });
    const { content } = (await owner.get(`/export/operations/${chais}/previsionnel`)).page
      .props as unknown as ForecastsProps;
    expect(content?.postings).toContainEqual(
      expect.objectContaining({
        label: line.label,
        supplier: other?.label,
        account: null,
        revisedCents: 420_000,
      }),
    );
    // A reader is told those that lines name, not all that the company works with.
    const read = (await pageOf(chais, '', viewer)).choices;
    expect(read.suppliers).toContainEqual(other);
    expect(read.suppliers.length).toBeLessThan(choices.suppliers.length);
    expect(read.accounts).toEqual([]);
  });

  test('is added and removed; those of the frozen budget stay', async () => {
    const added = {
      category: 'taxes',
      label: 'Taxe d’aménagement',
      revisedCents: 500_000,
      revisionNote: '',
      ...unposted,
    };
    expect(await refusals('POST', `${at(chais)}/lignes`, added)).toEqual({});
    expect(await lineOf('taxes')).toMatchObject({ initialCents: 0, varianceCents: 500_000 });
    expect(await refusals('DELETE', await path('works'), {})).toHaveProperty('base');
    const removed = await owner.visit('DELETE', await path('taxes'));
    const { undo } = (removed.page.props.flash ?? {}) as Partial<Flash>;
    expect(undo).toBeDefined();
    expect((await budgetOf(chais)).lines.some(({ category }) => category === 'taxes')).toBe(false);
    await owner.visit(undo?.method ?? 'POST', undo?.href ?? '');
    expect((await budgetOf(chais)).lines.some(({ category }) => category === 'taxes')).toBe(true);
  });
});

describe('a budget that is not frozen yet', () => {
  test('is frozen from the validated simulation, once', async () => {
    const before = await pageOf(talence);
    expect(before).toMatchObject({ budget: null, source: { name: 'Central' } });
    expect(await refusals('POST', `${at(talence)}/budget-initial`, {})).toEqual({});
    const { total, margin } = await budgetOf(talence);
    expect(total.initialCents).toBe(76_770_587);
    expect(margin.initialCents).toBe(15_729_413);
    expect(await refusals('POST', `${at(talence)}/budget-initial`, {})).toHaveProperty('base');
  });

  test('has nothing to be frozen from where no simulation is validated', async () => {
    expect(await pageOf(bacalan)).toMatchObject({ budget: null, source: null });
    expect(await refusals('POST', `${at(bacalan)}/budget-initial`, {})).toHaveProperty('base');
    expect(await refusals('POST', `${at(bacalan)}/releves`, { label: 'Rien' })).toHaveProperty('base');
  });
});

describe('a snapshot', () => {
  test('keeps the figures of the day', async () => {
    expect(await refusals('POST', `${at(chais)}/releves`, { label: 'Comité de novembre' })).toEqual({});
    const { snapshots, budget } = await pageOf(chais);
    expect(snapshots[0]).toMatchObject({ label: 'Comité de novembre', takenOn: '2026-11-20' });
    const { comparison } = await pageOf(chais, `?snapshot=${snapshots[0]?.id}`);
    expect(comparison?.eacCents).toBe(budget?.total.eacCents);
  });
});

describe('who may do what', () => {
  const line = { category: 'other', label: 'Divers', revisedCents: 100, revisionNote: '', ...unposted };

  test('an accountant revises, a reader reads, another company finds nothing', async () => {
    expect(await refusals('POST', `${at(chais)}/lignes`, line, accountant)).toEqual({});
    const read = await pageOf(chais, '', viewer);
    expect(read.can).toMatchObject({ create: false, update: false, delete: false, print: true });
    expect((await viewer.visit('POST', `${at(chais)}/lignes`, { data: line })).status).toBe(403);
    expect((await stranger.get(at(chais))).status).toBe(404);
    expect((await stranger.visit('POST', `${at(chais)}/releves`, { data: { label: 'x' } })).status).toBe(404);
  });
});

test('a validated simulation begins budget and flows by itself', async () => {
  const pessac = operationId('T1', 'OP-2026-004');
  const { db } = server.deps;
  const kept = async () => ({
    lines: await db.select().from(budgetLines).where(eq(budgetLines.operationId, pessac)),
    flows: await db
      .select()
      .from(cashFlowEntries)
      .where(and(eq(cashFlowEntries.operationId, pessac), isNull(cashFlowEntries.deletedAt))),
  });
  expect(await kept()).toEqual({ lines: [], flows: [] });
  const base = `/operations/${pessac}/simulations`;
  const list = (await owner.get(base)).page.props as unknown as {
    simulations: { id: string; version: number; status: string; name: string }[];
  };
  const draft = list.simulations.find(({ status }) => status === 'draft');
  if (!draft) throw new Error('There is no draft to validate.');
  const data = { version: draft.version, isConfirmed: true };
  expect(await refusals('POST', `${base}/${draft.id}/validation`, data)).toEqual({});
  const { lines, flows } = await kept();
  expect(lines.length).toBeGreaterThan(5);
  expect(flows.some(({ category }) => category === 'sale')).toBe(true);
});
