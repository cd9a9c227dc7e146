import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SimulationFormProps } from '#contracts/client/operation/simulation/form.ts';
import type { ProjectFormProps } from '#contracts/client/operation/project/form.ts';
import { exampleProject } from '#contracts/client/operation/project/payload.ts';
import type { SimulationIndexProps } from '#contracts/client/operation/simulation/index.ts';
import { auditEntries, operations, simulations, stateChanges } from '#mocks/db/schema/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { simulationId } from '#mocks/db/seed/simulations/index.ts';
import { engineVersion, simulate } from '#domain/simulation/simulate.ts';
import { studyFigures } from '#domain/simulation/study/figures.ts';
import { studyInput } from '#domain/simulation/study/study-input.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import golden from '../fixtures/golden.json' with { type: 'json' };

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

const libourne = operationId('T1', 'OP-2025-001');
const pessac = operationId('T1', 'OP-2026-004');
const baseOf = (operation: string): string => `/operations/${operation}/simulations`;
const central = `${baseOf(libourne)}/${simulationId('T1', 'OP-2025-001', 'Central')}`;

const listOf = async (visitor: Visitor, operation: string) =>
  (await visitor.get(baseOf(operation))).page.props as unknown as SimulationIndexProps;
const formOf = async (visitor: Visitor, path: string) =>
  (await visitor.get(path)).page.props as unknown as SimulationFormProps;
const stored = async (id: string) => {
  const [row] = await server.deps.db.select().from(simulations).where(eq(simulations.id, id));
  if (!row) throw new Error(`No simulation ${id}`);
  return row;
};
const activeOf = async (id: string) => {
  const [row] = await server.deps.db.select().from(operations).where(eq(operations.id, id));
  return row?.activeSimulationId;
};

/** A draft of its own, copied from the one of Pessac. */
async function drafted(name: string, priceBps = 0) {
  const from = `${baseOf(pessac)}/${simulationId('T1', 'OP-2026-004', 'Central')}`;
  const answer = await owner.visit('POST', `${from}/copie`, {
    data: { name, scenario: 'central', priceBps },
  });
  expect(answer.page.props.errors).toEqual({});
  const { form } = answer.page.props as unknown as SimulationFormProps;
  const id = form.record?.id ?? '';
  return { id, path: `${baseOf(pessac)}/${id}`, values: form.values };
}

const refusals = async (method: string, path: string, data: object): Promise<Record<string, string>> =>
  (await owner.visit(method, path, { data })).page.props.errors;

describe('the golden simulation', () => {
  test('shows every golden figure to the cent, in its list, its form and what was kept of it', async () => {
    const list = await listOf(viewer, libourne);
    const row = list.simulations.find(({ name }) => name === 'Central');
    const form = await formOf(viewer, central);
    const kept = await stored(simulationId('T1', 'OP-2025-001', 'Central'));
    const expected = {
      costCents: golden.costCents,
      revenueTtcCents: 128_400_000,
      vatCents: 13_400_000,
      revenueHtCents: golden.revenueHtCents,
      marginCents: golden.marginCents,
      peakEquityCents: 13_435_497,
      peakEquityMonth: '2026-05',
      breakEvenCents: 110_884_024,
      netMarginCents: 10_847_006,
    };
    for (const figures of [row?.figures, form.figures, kept.results]) {
      expect(figures).toMatchObject(expected);
      expect(Number(figures?.irrProject)).toBeCloseTo(golden.irrProject, 9);
      expect(Number(figures?.irrEquity)).toBeCloseTo(golden.irrEquity, 9);
      expect(Number(figures?.marginOnRevenue)).toBeCloseTo(0.1208, 4);
      expect(Number(figures?.marginOnCost)).toBeCloseTo(0.1374, 4);
      expect(Number(figures?.equityMultiple)).toBeCloseTo(1.53, 2);
    }
    expect(row).toMatchObject({ status: 'validated', isActive: true, scenario: 'central' });
    expect(form.head).toMatchObject({
      isActive: true,
      status: 'validated',
      validated: { engine: engineVersion },
    });
  });

  test('gives the same results line by line and month by month as the golden file', async () => {
    const { study, results } = await stored(simulationId('T1', 'OP-2025-001', 'Central'));
    const place = { departmentCode: '33', inseeCode: '33243' };
    const again = simulate(studyInput(study, place));
    expect(studyFigures(again)).toEqual(results);
    const byCategory = new Map<string, number>();
    for (const { category, htCents } of again.expenses) {
      byCategory.set(category, (byCategory.get(category) ?? 0) + htCents);
    }
    expect(Object.fromEntries(byCategory)).toEqual(golden.simulationExpenseHtCents);
    const lots = Object.entries(golden.lots);
    for (const [ref, lot] of lots) {
      expect(again.lots.find((one) => one.ref === ref)).toMatchObject({
        acquisitionShareCents: lot.acquisitionShareCents,
        vatCents: lot.vatCents,
        priceHtCents: lot.priceHtCents,
      });
    }
    for (const month of golden.months) {
      const own = again.months.find((one) => one.month === month.month);
      if (own === undefined) {
        expect(month).toMatchObject({ projectFlowCents: 0, flowAfterFinancingCents: 0 });
        continue;
      }
      expect(own).toMatchObject({
        receiptsTtcCents: month.receiptsTtcCents,
        supplierVatCents: month.supplierVatCents,
        vatReturnPaidCents: month.vatReturnPaidCents,
        projectFlowCents: month.projectFlowCents,
        flowAfterFinancingCents: month.flowAfterFinancingCents,
        cashCents: month.cashCents,
        loanBalanceCents: month.loanBalanceCents,
      });
    }
  });

  test('stands between a prudent and an optimistic one whose prices alone differ', async () => {
    const { simulations: rows } = await listOf(owner, libourne);
    const marginOf = (name: string) => rows.find((row) => row.name === name)?.figures?.marginCents;
    expect(marginOf('Prudent')).toBe(8_802_808);
    expect(marginOf('Optimiste')).toBe(18_989_208);
  });

  test('adds up with those of the other operations to the totals of the company', async () => {
    const rows = await server.deps.db.select().from(simulations).where(eq(simulations.status, 'validated'));
    const [{ tenantId } = { tenantId: '' }] = rows.filter(({ operationId: id }) => id === libourne);
    const own = rows.filter((row) => row.tenantId === tenantId);
    const sum = (of: (row: (typeof own)[number]) => number | null): number =>
      own.reduce((total, row) => total + (of(row) ?? 0), 0);
    expect(sum(({ marginCents }) => marginCents)).toBe(85_985_648);
    expect(sum(({ revenueTtcCents }) => revenueTtcCents)).toBe(630_600_000);
    expect(sum(({ study }) => study.purchasePriceCents)).toBe(330_000_000);
  });
});

describe('writing a simulation', () => {
  test('begins with the regimes, price and lots of the operation, and the usual expenses', async () => {
    const answer = await owner.visit('POST', baseOf(pessac), {
      data: { name: 'Essai', scenario: 'central', projectId: null },
    });
    const { form, figures } = answer.page.props as unknown as SimulationFormProps;
    expect(form.values).toMatchObject({
      name: 'Essai',
      purchasePriceCents: 42_000_000,
      vatRegime: 'margin_option',
    });
    expect(form.values.lots.map(({ ref }) => ref)).toEqual(['P1', 'P2', 'P3', 'P4']);
    expect(form.values.purchaseLines.map(({ category }) => category)).toEqual([
      'acquisition',
      'purchase_fees',
    ]);
    expect(figures?.revenueTtcCents).toBe(76_500_000);
    const journal = await server.deps.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, pessac), eq(auditEntries.action, 'operation.simulation.create')));
    expect(journal).toHaveLength(1);
  });

  test('saves a draft over the version that was read, and calculates it anew', async () => {
    const { id, path, values } = await drafted('Moins cher');
    const before = await formOf(owner, path);
    const purchasePriceCents = 40_000_000;
    expect(await refusals('PUT', path, { ...values, purchasePriceCents, version: 1 })).toEqual({});
    const after = await formOf(owner, path);
    expect(after.form.record?.version).toBe(2);
    expect((after.figures?.marginCents ?? 0) > (before.figures?.marginCents ?? 0)).toBe(true);
    expect((await stored(id)).study.purchasePriceCents).toBe(purchasePriceCents);
  });

  test('refuses a stale version with who was quicker', async () => {
    const { path, values } = await drafted('Deux à la fois');
    expect(await refusals('PUT', path, { ...values, name: 'Premier', version: 1 })).toEqual({});
    const answer = await owner.visit('PUT', path, { data: { ...values, name: 'Second', version: 1 } });
    expect(answer.page.props.errors).toHaveProperty('version');
    expect((await formOf(owner, path)).form.values.name).toBe('Premier');
  });

  test('names the cell that is out of range', async () => {
    const { path, values } = await drafted('Hors limites');
    const [fees] = values.saleLines;
    const broken = { ...values, version: 1, saleLines: [{ ...fees, value: 12_000 }] };
    expect(await refusals('PUT', path, broken)).toHaveProperty(['saleLines.0.value']);
    const tooMuch = [{ month: '2027-05', cents: 99_000_000 }];
    expect(await refusals('PUT', path, { ...values, version: 1, injections: tooMuch })).toHaveProperty(
      'injections',
    );
    expect(
      await refusals('PUT', path, {
        ...values,
        version: 1,
        draws: [{ on: '2027-05-02', cents: 99_000_000 }],
      }),
    ).toHaveProperty('draws');
  });

  test('refuses a project of another operation', async () => {
    const { simulations: rows } = await listOf(owner, libourne);
    const projectId = rows.find(({ project }) => project !== null)?.project?.id ?? '';
    expect(
      await refusals('POST', baseOf(pessac), { name: 'Ailleurs', scenario: 'central', projectId }),
    ).toHaveProperty('projectId');
  });

  test('copies a validated one as a draft, its prices moved', async () => {
    const answer = await owner.visit('POST', `${central}/copie`, {
      data: { name: 'Central, variante', scenario: 'central', priceBps: -500 },
    });
    const { form, head, figures } = answer.page.props as unknown as SimulationFormProps;
    expect(head.status).toBe('draft');
    expect(figures?.revenueTtcCents).toBe(121_980_000);
    expect(form.can.save).toBe(true);
  });
});

describe('validating a simulation', () => {
  test('freezes it and makes it the one that the operation reads', async () => {
    const { id, path, values } = await drafted('À valider', 500);
    expect(await refusals('POST', `${path}/validation`, { version: 1, isConfirmed: false })).toEqual({});
    expect(await activeOf(pessac)).toBe(id);
    const row = await stored(id);
    expect(row).toMatchObject({ status: 'validated', engineVersion });
    expect(row.marginCents).toBe(row.results?.marginCents);
    expect(await refusals('PUT', path, { ...values, version: 2 })).toEqual({
      base: 'Simulation validée : dupliquez-la pour la modifier.',
    });
    const history = await server.deps.db.select().from(stateChanges).where(eq(stateChanges.entityId, id));
    expect(history).toMatchObject([{ fromState: 'draft', toState: 'validated' }]);
  });

  test('asks before it takes a margin below zero', async () => {
    const { path } = await drafted('À perte', -1000);
    expect(await refusals('POST', `${path}/validation`, { version: 1, isConfirmed: false })).toEqual({
      base: 'La marge est négative. Valider quand même ? Confirmez pour continuer.',
    });
    expect(await refusals('POST', `${path}/validation`, { version: 1, isConfirmed: true })).toEqual({});
  });

  test('asks for the purchase and for a month of each line', async () => {
    const { path, values } = await drafted('Incomplète');
    const [first] = values.reserveLines;
    const lines = {
      purchaseLines: [],
      reserveLines: [{ ...first, label: 'Taxe', schedule: 'month', month: null }],
    };
    expect(await refusals('PUT', path, { ...values, ...lines, version: 1 })).toEqual({});
    const { base } = await refusals('POST', `${path}/validation`, { version: 2, isConfirmed: true });
    expect(base).toContain('L’achat est absent des dépenses');
    expect(base).toContain('Ligne sans mois : Taxe');
  });

  test('gives its place back to the one before when it is archived', async () => {
    const first = await drafted('Première', 300);
    await refusals('POST', `${first.path}/validation`, { version: 1, isConfirmed: false });
    const second = await drafted('Seconde', 400);
    await refusals('POST', `${second.path}/validation`, { version: 1, isConfirmed: false });
    expect(await activeOf(pessac)).toBe(second.id);
    expect(await refusals('POST', `${second.path}/archivage`, { version: 2 })).toEqual({});
    expect((await stored(second.id)).status).toBe('archived');
    expect(await activeOf(pessac)).not.toBe(second.id);
    expect(await activeOf(pessac)).not.toBeNull();
  });
});

describe('who may', () => {
  test('read alone, change nothing', async () => {
    const form = await formOf(viewer, central);
    expect(form.can).toMatchObject({ update: false, create: false, validate: false });
    expect(form.form.can.save).toBe(false);
    const { path, values } = await drafted('À d’autres');
    const attempts: [string, string, object][] = [
      ['POST', baseOf(pessac), { name: 'x', scenario: 'central', projectId: null }],
      ['PUT', path, { ...values, version: 1 }],
      ['POST', `${path}/copie`, { name: 'x', scenario: 'central', priceBps: 0 }],
      ['POST', `${path}/validation`, { version: 1, isConfirmed: true }],
      ['POST', `${path}/archivage`, { version: 1 }],
    ];
    for (const [method, address, data] of attempts) {
      expect((await viewer.visit(method, address, { data })).status).toBe(403);
    }
  });

  test('save a workbook, which tells every margin, only where they may print margins', async () => {
    expect((await formOf(owner, central)).can).toMatchObject({ print: true, printMargins: true });
    expect((await formOf(viewer, central)).can).toMatchObject({ print: true, printMargins: false });
  });

  test('see nothing of another company, nor of another operation', async () => {
    expect((await stranger.get(baseOf(libourne))).status).toBe(404);
    expect((await stranger.get(central)).status).toBe(404);
    const elsewhere = `${baseOf(pessac)}/${simulationId('T1', 'OP-2025-001', 'Central')}`;
    expect((await owner.get(elsewhere)).status).toBe(404);
    const data = { version: 2, isConfirmed: true };
    expect((await stranger.visit('POST', `${central}/validation`, { data })).status).toBe(404);
  });
});

describe('the margin of what was validated', () => {
  interface Listed {
    readonly operations: {
      readonly items: readonly {
        readonly id: string;
        readonly ref: string;
        readonly marginCents: number | null;
      }[];
    };
    readonly sums: { readonly marginCents: number | null };
  }
  const listed = async (visitor: Visitor, query: string) =>
    (await visitor.get(`/operations${query}`)).page.props as unknown as Listed;

  test('stands in the list of operations, which it orders and of which it has the sum', async () => {
    const { operations: rows, sums } = await listed(viewer, '?sort=-margin');
    expect(rows.items.find(({ id }) => id === libourne)).toMatchObject({
      marginCents: golden.marginCents,
      marginBps: 1208,
      irrBps: 4989,
    });
    const known = rows.items.map(({ marginCents }) => marginCents).filter((cents) => cents !== null);
    expect(known).toEqual(known.toSorted((a, b) => b - a));
    expect(rows.items.slice(known.length).every(({ marginCents }) => marginCents === null)).toBe(true);
    expect(sums.marginCents).toBe(known.reduce((sum, cents) => sum + cents, 0));
  });

  test('stands on the card of the project that it is about', async () => {
    const { page } = await viewer.get(`/operations/${libourne}/projets`);
    const { projects } = page.props as unknown as {
      projects: readonly { best: { simulation: string; marginCents: number } | null }[];
    };
    const best = projects.map((project) => project.best).filter((one) => one !== null);
    const rows = (await listOf(viewer, libourne)).simulations;
    for (const one of best) {
      expect(rows.find(({ name }) => name === one.simulation)?.figures?.marginCents).toBe(one.marginCents);
    }
    expect(best.length).toBeGreaterThan(0);
  });
});

describe('deleting a simulation', () => {
  test('takes a draft out of the list, and undoing brings it back as it was', async () => {
    const { id, path } = await drafted('Essai à jeter');
    const deleted = await owner.visit('DELETE', path);
    expect(deleted.page.props.errors).toEqual({});
    const names = async () => (await listOf(owner, pessac)).simulations.map(({ name }) => name);
    expect(await names()).not.toContain('Essai à jeter');
    expect((await owner.get(path)).status).toBe(404);
    await owner.visit('POST', `/corbeille/simulation/${id}/restauration`);
    expect(await names()).toContain('Essai à jeter');
    expect(await formOf(owner, path)).toMatchObject({ form: { can: { delete: true } } });
  });

  test('is refused for one that was validated, which is archived instead, and to readers', async () => {
    expect(await refusals('DELETE', central, {})).toMatchObject({
      base: 'Seul un brouillon peut être supprimé : archivez une simulation validée.',
    });
    const { id, path } = await drafted('Reste');
    await viewer.visit('DELETE', path);
    expect((await stored(id)).deletedAt).toBeNull();
  });
});

describe('the first study of a project', () => {
  test('takes over its works and when they are done', async () => {
    const begun = await owner.visit('POST', `/operations/${pessac}/projets`, {
      data: { ...exampleProject, worksStartOn: '2027-09-06', worksMonths: 14 },
    });
    expect(begun.page.props.errors).toEqual({});
    const project = (begun.page.props as unknown as ProjectFormProps).form.record?.id ?? '';
    const answer = await owner.visit('POST', baseOf(pessac), {
      data: { name: 'Du projet', scenario: 'central', projectId: project, templateId: null },
    });
    expect(answer.page.props.errors).toEqual({});
    const { values } = (answer.page.props as unknown as SimulationFormProps).form;
    // 3 × 64.50 m² at 950 €.
    expect(values.worksLines[0]).toMatchObject({ category: 'works', basis: 'amount', value: 18_382_500 });
    expect(values).toMatchObject({ worksStartMonth: '2027-09', worksMonths: 14 });
    expect(values.durationMonths).toBeGreaterThan(18);
  });
});
