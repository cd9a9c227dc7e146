import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CashFlowPaperProps } from '#contracts/export/cash-flow-forecast.ts';
import type { ForecastsProps } from '#contracts/export/forecasts.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import golden from '#tests/fixtures/golden.json' with { type: 'json' };
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [owner, stranger] = [server.visitor(), server.visitor()];
  await owner.signIn('hugo.lartigue@example.test');
  await stranger.signIn('karim.belkacem@example.test');
});
afterAll(() => server.close());

const chais = operationId('T1', 'OP-2025-001');
const bacalan = operationId('T1', 'OP-2026-002');
const at = (operation: string) => `/export/operations/${operation}`;
const budgetOf = async (query = '', operation = chais) =>
  (await owner.get(`${at(operation)}/previsionnel${query}`)).page.props as unknown as ForecastsProps;
const cashOf = async (query = '', operation = chais) =>
  (await owner.get(`${at(operation)}/tresorerie${query}`)).page.props as unknown as CashFlowPaperProps;

describe('the printed budget of the golden operation', () => {
  test('has works of 340 000, invoiced 176 850, paid 129 580, and 741 884,75 paid in all', async () => {
    const { content } = await budgetOf();
    expect(content?.categories.find(({ category }) => category === 'works')).toMatchObject({
      initialCents: 34_000_000,
      revisedCents: 34_000_000,
      committedCents: 34_000_000,
      invoicedCents: 17_685_000,
      paidCents: 12_958_000,
      eacCents: 34_000_000,
      varianceCents: 0,
    });
    expect(content?.total).toMatchObject({ paidCents: 74_188_475, eacCents: golden.costCents });
    expect(content?.steps[0]).toEqual({ key: 'initial', amountCents: golden.marginCents });
    expect(content?.comments?.map(({ category, varianceCents }) => [category, varianceCents])).toEqual([
      ['utilities', 185_000],
      ['contingency', -185_000],
    ]);
  });

  test('pays its works on a curve from 0 to 100 %', async () => {
    const works = (await budgetOf()).content?.works ?? [];
    expect(works.at(-1)).toMatchObject({ plannedBps: 10_000, paidBps: null });
    expect(works.find(({ month }) => month === '2026-10')).toMatchObject({ plannedBps: 3811, paidBps: 3811 });
  });

  test('stands beside a snapshot where one is asked for', async () => {
    const id = seedId('budget-snapshot:T1:OP-2025-001:2026-06-30');
    const { content } = await budgetOf(`?snapshot=${id}`);
    expect(content?.snapshot).toMatchObject({ takenOn: '2026-06-30' });
    expect(content?.total.thenCents).toBe(golden.costCents);
  });
});

describe('the printed plan of cash of the golden operation', () => {
  test('has the cash of each month in which something moves, in order', async () => {
    const { content } = await cashOf();
    const moving = golden.months.filter(
      ({ projectFlowCents, flowAfterFinancingCents, equityInCents }) =>
        projectFlowCents !== 0 || flowAfterFinancingCents !== 0 || equityInCents !== 0,
    );
    const months = content?.columns.map(({ period }) => period) ?? [];
    expect(months).toEqual(moving.map(({ month }) => month));
    expect(content?.lines.find(({ key }) => key === 'cash')?.cells).toEqual(
      moving.map(({ cashCents }) => cashCents),
    );
    expect(content).toMatchObject({
      lowPoint: { month: '2025-11', cashCents: 620_800 },
      loans: [{ outstandingCents: 19_712_000 }],
    });
  });

  test('adds up by quarter', async () => {
    const { content } = await cashOf('?granularity=quarter');
    const at4 = content?.columns.findIndex(({ period }) => period === '2026-Q4') ?? -1;
    expect(content?.lines.find(({ key }) => key === 'sale')?.cells[at4]).toBe(52_280_000);
  });

  test('follows what the page shows: years, VAT inside expenses, some months, one certainty', async () => {
    const { content } = await cashOf('?granularity=year&mode=ttc&from=2026-01&state=actual');
    expect(content).toMatchObject({ mode: 'ttc', state: 'actual' });
    expect(content?.columns.map(({ period }) => period)).toEqual(['2026']);
    expect(content?.lines.map(({ key }) => key)).not.toContain('supplier_vat');
    const whole = (await cashOf('?granularity=year')).content;
    expect(whole?.columns[0]?.period).toBe('2025');
    expect(whole).toMatchObject({ mode: 'ht', state: null });
  });

  test('holds some categories alone where these are asked for, without sums and cash of all', async () => {
    const { content } = await cashOf('?category=sale,works');
    expect(content?.categories).toHaveLength(2);
    expect(content?.lines.map(({ key }) => key).toSorted()).toEqual(['sale', 'supplier_vat', 'works']);
    const hidden = (await cashOf('?category=works&hide=margin')).content;
    expect(hidden?.lines).toEqual([]);
  });
});

describe('what a copy keeps to itself', () => {
  test('the margin is nowhere, nor what it follows from', async () => {
    for (const props of [await budgetOf('?hide=margin'), await cashOf('?hide=margin')]) {
      const text = JSON.stringify(props);
      for (const figure of [golden.marginCents, golden.costCents, 28_896_008, 16_197_285]) {
        expect(text).not.toContain(String(figure));
      }
    }
  });

  test('nor can it be calculated: what is received stays, no cost of it does', async () => {
    const budget = (await budgetOf('?hide=margin')).content;
    // People write there what things cost.
    expect(budget?.comments).toBeNull();
    const rows = budget === null ? [] : [...budget.categories, budget.total];
    expect(rows.length).toBeGreaterThan(5);
    const keys = [
      'initialCents',
      'revisedCents',
      'committedCents',
      'invoicedCents',
      'paidCents',
      'eacCents',
    ] as const;
    expect(rows.flatMap((row) => keys.filter((key) => row[key] !== null))).toEqual([]);
    expect(budget?.revenue.expectedCents).toBe(golden.revenueHtCents);
    const lines = (await cashOf('?hide=margin')).content?.lines ?? [];
    expect(lines.find(({ key }) => key === 'sale')?.totalCents).toBe(128_400_000);
    // With a cash balance at the end, or what it lacks at the lowest, costs could be told again.
    expect((await cashOf('?hide=margin')).content).toMatchObject({ lowPoint: null, equityNeedCents: null });
    const kinds = new Set(lines.map(({ kind }) => kind));
    expect([...kinds].filter((kind) => ['expense', 'vat', 'sum'].includes(kind))).toEqual([]);
  });

  test('amounts are not sent at all', async () => {
    const { content } = await budgetOf('?hide=amounts');
    expect(content?.categories.every((row) => row.paidCents === null && row.eacCents === null)).toBe(true);
    const cash = (await cashOf('?hide=amounts')).content;
    expect(cash?.lines.every(({ cells }) => cells.every((cents) => cents === null))).toBe(true);
  });
});

test('an operation without budget or flows says so; another company finds nothing', async () => {
  expect((await budgetOf('', bacalan)).content).toBeNull();
  expect((await cashOf('', bacalan)).content).toBeNull();
  expect((await stranger.get(`${at(chais)}/previsionnel`)).status).toBe(404);
  expect((await stranger.get(`${at(chais)}/tresorerie`)).status).toBe(404);
});
