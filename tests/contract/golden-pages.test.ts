import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CashFlowForecastProps } from '#contracts/client/operation/cash-flow-forecast.ts';
import type { EstimationFormProps } from '#contracts/client/operation/estimation/form.ts';
import type { FinancingIndexProps } from '#contracts/client/operation/financing/index.ts';
import type { OperationShowProps } from '#contracts/client/operation/show.ts';
import type { SimulationFormProps } from '#contracts/client/operation/simulation/form.ts';
import type { SimulationIndexProps } from '#contracts/client/operation/simulation/index.ts';
import type { SimulationOverviewProps } from '#contracts/export/simulation/overview.ts';
import type { SimulationShowProps } from '#contracts/export/simulation/show.ts';
import { simulate } from '#domain/simulation/simulate.ts';
import { studyFigures } from '#domain/simulation/study/figures.ts';
import { studyInput } from '#domain/simulation/study/study-input.ts';
import type { Study } from '#domain/simulation/study/study.ts';
import { estimationId } from '#mocks/db/seed/estimations/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { simulationId } from '#mocks/db/seed/simulations/index.ts';
import golden from '#tests/fixtures/golden.json' with { type: 'json' };
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

/* What several pages tell of the golden operation is the same on each of them. */

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());

const operation = operationId('T1', 'OP-2025-001');
const central = simulationId('T1', 'OP-2025-001', 'Central');
const base = `/operations/${operation}`;
const propsOf = async <Props>(path: string): Promise<Props> => (await owner.get(path)).page.props as Props;
const cash = async () => (await propsOf<CashFlowForecastProps>(`${base}/tresorerie`)).cash;

test('a simulation tells its cost, revenue, margin and rate of return alike in its form, its list, the overview and on paper', async () => {
  const expected = {
    costCents: golden.costCents,
    revenueHtCents: golden.revenueHtCents,
    marginCents: golden.marginCents,
  };
  const { figures } = await propsOf<SimulationFormProps>(`${base}/simulations/${central}`);
  expect(figures).toMatchObject(expected);
  expect(Number(figures?.marginOnRevenue)).toBeCloseTo(0.1208, 4);
  expect(Number(figures?.irrProject)).toBeCloseTo(0.4989, 4);
  const list = await propsOf<SimulationIndexProps>(`${base}/simulations`);
  expect(list.simulations.find(({ id }) => id === central)?.figures).toEqual(figures);
  const { overview } = await propsOf<OperationShowProps>(base);
  expect(overview.simulation).toMatchObject({
    id: central,
    costCents: expected.costCents,
    revenueTtcCents: 128_400_000,
    irrBps: 4989,
  });
  const summary = await propsOf<SimulationOverviewProps>(`/export/simulations/${central}/synthese`);
  expect(summary.content?.figures).toMatchObject({
    ...expected,
    marginOnRevenueBps: 1208,
    irrProjectBps: 4989,
  });
  const balance = await propsOf<SimulationShowProps>(`/export/simulations/${central}/bilan`);
  expect(balance.content?.result).toMatchObject(expected);
});

test('the VAT of the lots is the VAT declared: what suppliers were paid of it, and what the State was', async () => {
  const { figures } = await propsOf<SimulationFormProps>(`${base}/simulations/${central}`);
  const lines = (await cash())?.lines ?? [];
  const totalOf = (key: string): number => lines.find((line) => line.key === key)?.totalCents ?? 0;
  expect(figures?.vatCents).toBe(13_400_000);
  expect(totalOf('vat_payment')).toBe(7_780_151);
  expect(totalOf('supplier_vat') + totalOf('vat_payment')).toBe(figures?.vatCents);
});

test('the loan is owed alike in the financing and in the plan of cash, with its interest', async () => {
  const financing = await propsOf<FinancingIndexProps>(`${base}/financements`);
  expect(financing.figures).toMatchObject({
    outstandingCents: 19_712_000,
    interestToDateCents: 1_042_069,
    interestTotalCents: 1_241_986,
  });
  const plan = await cash();
  const november = plan?.columns.findIndex(({ period }) => period === '2026-11') ?? -1;
  const owed = plan?.lines.find(({ key }) => key === 'loan_balance')?.cells[november];
  expect(owed?.amountCents).toBe(financing.figures?.outstandingCents);
});

test('the estimation of lot A11 by its six comparables', async () => {
  const id = estimationId('T1', 'OP-2025-001', 'a11');
  const { comparables, values } = await propsOf<EstimationFormProps>(`${base}/estimations/${id}`);
  expect(comparables).toHaveLength(6);
  expect(values).toMatchObject({
    lowCents: 20_000_000,
    medianCents: 20_600_000,
    highCents: 20_800_000,
    meanCents: 20_300_000,
    confidence: { points: '71.24' },
  });
});

test('the simulation reckoned again from its lines has each of the kept figures, to the last decimal', async () => {
  const { form, figures, place, head } = await propsOf<SimulationFormProps>(`${base}/simulations/${central}`);
  const again = studyFigures(simulate(studyInput(form.values as unknown as Study, place)));
  expect(again).toEqual(figures);
  expect(head.validated?.engine).toMatch(/./);
});
