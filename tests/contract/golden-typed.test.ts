import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleOperationPayload } from '#contracts/client/operation/payload.ts';
import type { CashFlowForecastProps } from '#contracts/client/operation/cash-flow-forecast.ts';
import type { FinancingIndexProps } from '#contracts/client/operation/financing/index.ts';
import type { SimulationFormProps } from '#contracts/client/operation/simulation/form.ts';
import type { SimulationIndexProps } from '#contracts/client/operation/simulation/index.ts';
import type { SimulationOverviewProps } from '#contracts/export/simulation/overview.ts';
import type { SimulationShowProps } from '#contracts/export/simulation/show.ts';
import type { ExpenseLine } from '#domain/simulation/expense-line.ts';
import { engineVersion } from '#domain/simulation/simulate.ts';
import { takenLoans, type MainLoan } from '#domain/simulation/study/study-loans.ts';
import { lineGroups, type LineGroup } from '#domain/simulation/study/study.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { simulationId } from '#mocks/db/seed/simulations/index.ts';
import golden from '#tests/fixtures/golden.json' with { type: 'json' };
import { goldenInput } from '#tests/fixtures/golden-inputs.ts';
import { frozenClock } from '#mocks/services/clock.ts';
import { contactId } from '#mocks/db/seed/contacts/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { testNow } from '#tests/support/database.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  // Before any of it happened: what is foreseen of months gone by would have lapsed.
  server = await openTestServer({}, { clock: frozenClock(new Date('2025-09-22T08:00:00.000Z'), testNow) });
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());

const propsOf = async <Props>(path: string): Promise<Props> => (await owner.get(path)).page.props as Props;
const send = async <Props>(method: 'POST' | 'PUT', path: string, data: object): Promise<Props> => {
  const { page } = await owner.visit(method, path, { data });
  expect(page.props.errors, path).toEqual({});
  return page.props as Props;
};

/** An expense as its line of the form holds it: cents of an amount, basis points of a part. */
const typedLine = ({ basis, baseValue, schedule, ...line }: ExpenseLine) => ({
  category: line.category,
  label: line.label,
  basis,
  value: line.isAuto ? null : Math.round(Number(baseValue) * (basis === 'amount' ? 100 : 10_000)),
  vatRateBps: line.vatRateBps,
  recovery: 'regime',
  schedule: schedule.kind,
  month: schedule.month,
  months: schedule.months,
  curve: schedule.curve,
  isAuto: line.isAuto,
});
const linesOf = (group: LineGroup) =>
  goldenInput.expenses
    .filter(({ category }) => (lineGroups[group] as readonly string[]).includes(category))
    .map(typedLine);

const typedLots = goldenInput.lots.map((lot) => {
  const revenue = goldenInput.revenues.find((one) => one.kind === 'lot' && one.lotRef === lot.ref);
  if (revenue?.kind !== 'lot') throw new Error(`no price of ${lot.ref}`);
  return {
    ...lot,
    priceTtcCents: revenue.priceTtcCents,
    existingPriceCents: revenue.existingPriceCents,
    worksPriceCents: revenue.worksPriceCents,
    takenPriceCents: revenue.priceTtcCents,
    deedMonth: revenue.deedMonth,
    probabilityBps: revenue.probabilityBps,
    receipts: revenue.receipts ?? [],
  };
});

/** All that a person types for the central simulation, and nothing that follows from it. */
const typed = {
  name: 'Central',
  scenario: 'central',
  startMonth: goldenInput.startMonth,
  durationMonths: goldenInput.durationMonths,
  purchaseOn: goldenInput.purchaseOn,
  purchasePriceCents: goldenInput.purchasePriceCents,
  acquisitionRegime: goldenInput.acquisitionRegime,
  departmentDutyBps: null,
  disbursementsCents: goldenInput.disbursementsCents,
  vatRegime: goldenInput.vatRegime,
  vatDueOn: null,
  corporateTax: goldenInput.corporateTax,
  targetMarginBps: 1200,
  discountBps: 800,
  purchaseLines: linesOf('purchaseLines'),
  worksLines: linesOf('worksLines'),
  reserveLines: linesOf('reserveLines'),
  saleLines: linesOf('saleLines'),
  financeLines: linesOf('financeLines'),
  lots: typedLots,
  otherRevenues: [],
  equityCents: goldenInput.equityCents,
  injections: goldenInput.equityInjections,
  loanAmountCents: 56_000_000,
  loanBps: 460,
  loanMonths: 24,
  loanFileFeeCents: 560_000,
  loanGuaranteeFeeCents: 480_000,
  loanCommitmentBps: 50,
  loanSweepBps: 6000,
  loanSignedOn: '2026-04-16',
  loanAvailabilityEndOn: '2027-02-28',
  otherLoans: [],
  draws: (goldenInput.loans[0]?.drawdowns ?? []).map(({ plannedOn, amountCents }) => ({
    on: plannedOn,
    cents: amountCents,
  })),
  guaranteeSetupCents: 150_000,
  guaranteeBps: 130,
  worksStartMonth: null,
  worksMonths: 10,
  worksCurve: 'linear',
  worksDelayMonths: 1,
  retentionBps: 500,
  receptionMonth: '2027-02',
  situations:
    goldenInput.works?.progress.kind === 'situations'
      ? goldenInput.works.progress.situations.map(({ month, htCents }) => ({ month, cents: htCents }))
      : [],
  foundationsOn: null,
  watertightOn: null,
  halfWorksOn: '2026-10-30',
  completionOn: '2027-02-26',
  deliveryOn: '2027-03-12',
};

/** The figures that every page of the operation tells. */
const result = {
  costCents: golden.costCents,
  revenueTtcCents: 128_400_000,
  revenueHtCents: golden.revenueHtCents,
  vatCents: 13_400_000,
  marginCents: golden.marginCents,
};

describe('the golden operation, typed into a new one from its inputs', () => {
  let operation = '';
  let simulation = '';

  test('has the golden figures in its form and its list', async () => {
    const blank = await propsOf<{ values: { managerId: string } }>('/operations/creer');
    const made = await send<{ operation: { id: string } }>('POST', '/operations', {
      ...exampleOperationPayload,
      managerId: blank.values.managerId,
      ref: 'OP-2027-700',
      name: 'Les Chais, saisis de nouveau',
      kind: 'vir',
      addressLine: '3 rue des Tonneliers',
      postalCode: '33500',
      city: 'Libourne',
      inseeCode: '33243',
      lat: 44.9,
      lng: -0.25,
      askingPriceCents: 48_000_000,
      acquisitionRegime: 'mdb',
      vatRegime: 'margin_option',
    });
    operation = made.operation.id;
    const base = `/operations/${operation}/simulations`;
    const begun = await send<SimulationFormProps>('POST', base, {
      name: 'Central',
      scenario: 'central',
      projectId: null,
    });
    simulation = begun.form.record?.id ?? '';
    const saved = await send<SimulationFormProps>('PUT', `${base}/${simulation}`, { ...typed, version: 1 });
    expect(saved.figures).toMatchObject(result);
    await send('POST', `${base}/${simulation}/validation`, { version: 2, isConfirmed: false });
    const { simulations } = await propsOf<SimulationIndexProps>(base);
    expect(simulations).toHaveLength(1);
    expect(simulations[0]).toMatchObject({ status: 'validated', isActive: true });
    expect(simulations[0]?.figures).toMatchObject(result);
    expect(Number(simulations[0]?.figures?.irrProject)).toBeCloseTo(golden.irrProject, 9);
    expect(Number(simulations[0]?.figures?.irrEquity)).toBeCloseTo(golden.irrEquity, 9);
  });

  test('is calculated as the seeded one is, to the byte', async () => {
    const seeded = operationId('T1', 'OP-2025-001');
    const central = simulationId('T1', 'OP-2025-001', 'Central');
    const formOf = async (of: string, id: string) =>
      propsOf<SimulationFormProps>(`/operations/${of}/simulations/${id}`);
    const [mine, theirs] = [await formOf(operation, simulation), await formOf(seeded, central)];
    expect(JSON.stringify(mine.figures)).toBe(JSON.stringify(theirs.figures));
    expect(mine.head.validated?.engine).toBe(engineVersion);
  });

  test('tells them on paper as well', async () => {
    const overview = await propsOf<SimulationOverviewProps>(`/export/simulations/${simulation}/synthese`);
    expect(overview.content?.figures).toMatchObject({
      ...result,
      marginOnRevenueBps: 1208,
      irrProjectBps: 4989,
      irrEquityBps: 18_122,
    });
    const balance = await propsOf<SimulationShowProps>(`/export/simulations/${simulation}/bilan`);
    expect(balance.content?.result).toMatchObject({
      revenueHtCents: result.revenueHtCents,
      costCents: result.costCents,
      marginCents: result.marginCents,
    });
  });

  test('tells them in the plan of cash: low points, equity needed, VAT by its days, the loan', async () => {
    const { cash } = await propsOf<CashFlowForecastProps>(`/operations/${operation}/tresorerie`);
    const line = (key: string) => cash?.lines.find((one) => one.key === key)?.cells ?? [];
    const at = (month: string) => cash?.columns.findIndex(({ months }) => months[0] === month) ?? -1;
    expect(cash?.cards.equityNeedCents).toBe(13_435_497);
    expect(line('loan_balance')[at('2026-11')]).toMatchObject({ amountCents: 19_712_000 });
    expect(line('cash').at(-1)).toMatchObject({ amountCents: 28_896_008 });
  });

  test('and, once its loan and equity are taken over, in the financing, which the plan of cash agrees with', async () => {
    const base = `/operations/${operation}/financements`;
    const before = await propsOf<FinancingIndexProps>(base);
    expect(before.fromSimulation?.loans.map(({ amountCents }) => amountCents)).toEqual([56_000_000]);
    const equityCents = before.fromSimulation?.equity.reduce((sum, { amountCents }) => sum + amountCents, 0);
    expect(equityCents).toBe(15_000_000);
    const data = { lenderContactId: contactId('T1', 'bank-1'), takesEquity: true };
    const after = await send<FinancingIndexProps>('POST', `${base}/simulation`, data);
    expect(after.fromSimulation).toBeNull();
    expect(after.loans).toMatchObject([{ status: 'draft', amountCents: 56_000_000, undrawnCents: 0 }]);
    expect(after.plan).toMatchObject({
      usesCents: golden.costCents,
      loansCents: 56_000_000,
      equityCents: 15_000_000,
      totalCents: golden.costCents,
    });
    const again = await owner.visit('POST', `${base}/simulation`, { data });
    expect(again.page.props.errors['base']).toContain('a déjà les prêts');
    const { cash } = await propsOf<CashFlowForecastProps>(`/operations/${operation}/tresorerie`);
    expect(cash?.cards.equityNeedCents).toBe(13_435_497);
  });

  test('takes the loans of the financing back without a cent of difference', async () => {
    const form = await propsOf<SimulationFormProps>(`/operations/${operation}/simulations/${simulation}`);
    const { values } = form.form;
    const taken = takenLoans(values as MainLoan, form.financingLoans);
    expect(taken).toEqual(
      Object.fromEntries(Object.keys(taken).map((key) => [key, values[key as keyof typeof values]])),
    );
  });
});
