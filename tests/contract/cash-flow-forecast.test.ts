import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  CashFlowForecastProps,
  ShownCash,
  ShownCashEntry,
} from '#contracts/client/operation/cash-flow-forecast.ts';
import { storeCashEntry } from '#contracts/client/operation/cash-flow-forecast/payload.ts';
import type { Flash } from '#contracts/fields.ts';
import { cashFlowEntries, equityInjections } from '#mocks/db/schema/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import golden from '#tests/fixtures/golden.json' with { type: 'json' };
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

const chais = operationId('T1', 'OP-2025-001');
const talence = operationId('T1', 'OP-2025-002');
const bacalan = operationId('T1', 'OP-2026-002');
const at = (operation: string) => `/operations/${operation}/tresorerie`;
const pageOf = async (operation: string, query = '', visitor = owner) =>
  (await visitor.get(`${at(operation)}${query}`)).page.props as unknown as CashFlowForecastProps;
const cashOf = async (operation: string, query = ''): Promise<ShownCash> => {
  const { cash } = await pageOf(operation, query);
  if (cash === null) throw new Error('There is no flow.');
  return cash;
};
const refusals = async (method: string, path: string, data: object, visitor = owner) =>
  (await visitor.visit(method, path, { data })).page.props.errors;
/** The amounts of a line by period, those of 0 left out. */
const amountsOf = ({ columns, lines }: ShownCash, key: string) => {
  const found = lines.filter((line) => line.key === key);
  return Object.fromEntries(
    columns.flatMap(({ period }, index) => {
      const cents = found.reduce((sum, { cells }) => sum + (cells[index]?.amountCents ?? 0), 0);
      return cents === 0 ? [] : [[period, cents]];
    }),
  );
};
const entryOf = async (operation: string, isIt: (entry: ShownCashEntry) => boolean) => {
  const entry = (await cashOf(operation)).entries.find(isIt);
  if (!entry) throw new Error('There is no such flow.');
  return entry;
};

describe('the cash of the golden operation', () => {
  test('is the table of the operation, month by month to the cent', async () => {
    const cash = await cashOf(chais);
    const nonZero = (pick: (row: (typeof golden.months)[number]) => number) =>
      Object.fromEntries(golden.months.flatMap((row) => (pick(row) === 0 ? [] : [[row.month, pick(row)]])));
    expect(amountsOf(cash, 'sale')).toEqual(nonZero((row) => row.receiptsTtcCents));
    expect(amountsOf(cash, 'supplier_vat')).toEqual(nonZero((row) => row.supplierVatCents));
    expect(amountsOf(cash, 'vat_payment')).toEqual(nonZero((row) => row.vatReturnPaidCents));
    expect(amountsOf(cash, 'project_flow')).toEqual(nonZero((row) => row.projectFlowCents));
    expect(amountsOf(cash, 'draw')).toEqual(nonZero((row) => row.loanDrawCents));
    expect(amountsOf(cash, 'repayment')).toEqual(nonZero((row) => row.loanRepaymentCents));
    expect(amountsOf(cash, 'flow_after_financing')).toEqual(nonZero((row) => row.flowAfterFinancingCents));
    expect(amountsOf(cash, 'equity')).toEqual(nonZero((row) => row.equityInCents));
    const balances = amountsOf(cash, 'cash');
    const owed = amountsOf(cash, 'loan_balance');
    for (const row of golden.months) {
      expect([row.month, balances[row.month]]).toEqual([row.month, row.cashCents]);
      expect([row.month, owed[row.month] ?? 0]).toEqual([row.month, row.loanBalanceCents]);
    }
  });

  test('needs 134 355 of equity, expects VAT of 6 581,79 in December, owes 197 120,00', async () => {
    const { cards, ...cash } = await cashOf(chais);
    expect(cards).toMatchObject({
      lowPoint: { month: '2025-11', cashCents: 620_800 },
      equityNeedCents: 13_435_497,
      nextVatCents: 658_179,
    });
    expect(cash.outlook).toMatchObject({ missingCents: 0, lowPoint: { month: '2026-11' } });
    expect(amountsOf({ cards, ...cash }, 'loan_balance')['2026-11']).toBe(19_712_000);
  });

  test('receives 1 284 000, of which 134 000 of VAT: 56 198,49 to suppliers and 77 801,51 to the State', async () => {
    const { entries, lines } = await cashOf(chais);
    const sales = entries.filter(({ category }) => category === 'sale');
    expect(sales.reduce((sum, { htCents, vatCents }) => sum + htCents + vatCents, 0)).toBe(128_400_000);
    expect(sales.reduce((sum, { vatCents }) => sum + vatCents, 0)).toBe(13_400_000);
    const totalOf = (key: string) => lines.find((line) => line.key === key)?.totalCents;
    expect([totalOf('supplier_vat'), totalOf('vat_payment')]).toEqual([5_619_849, 7_780_151]);
    expect(totalOf('flow_after_financing')).toBe(golden.marginCents);
  });

  test('adds up by quarter, and is the same with the VAT inside expenses', async () => {
    const quarters = await cashOf(chais, '?by=quarter');
    expect(amountsOf(quarters, 'sale')).toMatchObject({
      '2026-Q3': 29_760_000,
      '2026-Q4': 52_280_000,
      '2027-Q1': 46_360_000,
    });
    expect(amountsOf(quarters, 'cash')).toMatchObject({
      '2026-Q2': 3_351_940,
      '2026-Q3': 13_412_845,
      '2026-Q4': 13_088_952,
      '2027-Q1': 32_011_020,
    });
    const inside = await cashOf(chais, '?mode=ttc');
    expect(inside.lines.some(({ key }) => key === 'supplier_vat')).toBe(false);
    expect(amountsOf(inside, 'cash')).toEqual(amountsOf(await cashOf(chais), 'cash'));
  });

  test('shows the flows of one category alone, without the sums and balances of all', async () => {
    const all = await cashOf(chais);
    const works = await cashOf(chais, '?category=works');
    expect(works.entries).toEqual(
      all.entries.filter(
        ({ category, month }) =>
          category === 'works' && works.columns.some(({ months }) => months.includes(month)),
      ),
    );
    expect(amountsOf(works, 'works')).toEqual(amountsOf(all, 'works'));
    expect(works.lines.map(({ key }) => key)).toEqual(['works', 'supplier_vat']);
    expect(works.categories).toEqual(all.categories);
    expect(works.cards).toEqual(all.cards);
    const interest = await cashOf(chais, '?category=interest&state=actual');
    expect(interest.lines.map(({ key }) => key)).toEqual(['financial_costs']);
    expect((await pageOf(chais, '?category=none')).query.category).toEqual([]);
  });

  test('shows the flows of several categories, and no other', async () => {
    const all = await cashOf(chais);
    const some = await cashOf(chais, '?category=works,sale');
    expect(new Set(some.entries.map(({ category }) => category))).toEqual(new Set(['works', 'sale']));
    expect(some.lines.map(({ key }) => key).toSorted()).toEqual(['sale', 'supplier_vat', 'works']);
    expect(amountsOf(some, 'works')).toEqual(amountsOf(all, 'works'));
    expect(amountsOf(some, 'sale')).toEqual(amountsOf(all, 'sale'));
  });

  test('shows months asked for, with the cash of those before them', async () => {
    const ahead = await cashOf(chais, '?from=2026-11&to=2026-12');
    expect(ahead.columns.map(({ period }) => period)).toEqual(['2026-11', '2026-12']);
    expect(amountsOf(ahead, 'cash')).toEqual({ '2026-11': 11_189_374, '2026-12': 13_088_952 });
  });
});

describe('a forecast', () => {
  const isWorks = ({ category, month }: ShownCashEntry) => category === 'works' && month === '2026-12';

  test('moves with its VAT and the cash of the months between, and comes back', async () => {
    const entry = await entryOf(chais, isWorks);
    const before = await cashOf(chais);
    const shift = (months: number) => refusals('POST', `${at(chais)}/decalage`, { ids: [entry.key], months });
    expect(await shift(1)).toEqual({});
    const moved = await cashOf(chais);
    const paid = entry.htCents + entry.vatCents;
    const of = (cash: ShownCash, month: string) => amountsOf(cash, 'cash')[month] ?? 0;
    expect(of(moved, '2026-12') - of(before, '2026-12')).toBe(paid);
    // The State gives the VAT back a month later as well.
    expect(of(moved, '2027-01') - of(before, '2027-01')).toBe(-entry.vatCents);
    expect(of(moved, '2027-04')).toBe(of(before, '2027-04'));
    expect(await shift(-1)).toEqual({});
    expect(amountsOf(await cashOf(chais), 'cash')).toEqual(amountsOf(before, 'cash'));
  });

  test('is moved with a way back, which puts the whole plan back as it was', async () => {
    const entry = await entryOf(chais, isWorks);
    const before = await cashOf(chais);
    const data = { ids: [entry.key], months: 2 };
    const { page } = await owner.visit('POST', `${at(chais)}/decalage`, { data });
    const { undo } = page.props.flash as Flash;
    expect(undo?.data).toEqual({ ids: [entry.key], months: -2 });
    expect(await refusals('POST', undo?.href ?? '', undo?.data ?? {})).toEqual({});
    expect(amountsOf(await cashOf(chais), 'cash')).toEqual(amountsOf(before, 'cash'));
  });

  test('does not move into the past, nor far beyond the operation; what is paid does not move', async () => {
    const entry = await entryOf(chais, isWorks);
    const shift = (ids: readonly string[], months: number) =>
      refusals('POST', `${at(chais)}/decalage`, { ids, months });
    expect(await shift([entry.key], -2)).toHaveProperty('ids');
    expect(await shift([entry.key], 60)).toHaveProperty('ids');
    const paid = await entryOf(chais, ({ state, record }) => state === 'actual' && record !== null);
    expect(await shift([paid.key], 1)).toHaveProperty('ids');
    expect(await shift([operationId('T1', 'OP-2025-002')], 1)).toHaveProperty('ids');
  });

  test('is matched with a movement of the bank, and no longer changes', async () => {
    const entry = await entryOf(chais, ({ category, month }) => category === 'works' && month === '2026-11');
    expect(entry).toMatchObject({ state: 'committed', htCents: 783_750, vatCents: 78_375 });
    const path = `${at(chais)}/flux/${entry.key}`;
    const version = entry.record?.version ?? 0;
    const send = (on: string, given = version) =>
      refusals('POST', `${path}/rapprochement`, {
        version: given,
        on,
        transactionId: 'VIR 12',
      });
    expect(await send('2026-11-25')).toHaveProperty('on');
    expect(await send('2026-11-19')).toEqual({});
    expect(await send('2026-11-19')).toHaveProperty('version');
    expect(await send('2026-11-19', (version ?? 0) + 1)).toEqual({
      base: 'Ce flux est rapproché d’une opération bancaire.',
    });
    expect(await entryOf(chais, ({ key }) => key === entry.key)).toMatchObject({
      state: 'actual',
      transactionId: 'VIR 12',
    });
  });
});

describe('a flow entered by hand', () => {
  const flow = storeCashEntry.example;

  test('is added, changed, removed and brought back', async () => {
    expect(await refusals('POST', `${at(chais)}/flux`, flow)).toEqual({});
    const isIt = ({ label }: ShownCashEntry) => label === flow.label;
    const { key, record } = await entryOf(chais, isIt);
    const path = `${at(chais)}/flux/${key}`;
    const change = { ...flow, version: record?.version, stage: 'invoiced' };
    expect(await refusals('PUT', path, change)).toEqual({});
    expect(await entryOf(chais, isIt)).toMatchObject({ state: 'committed', stage: 'invoiced' });
    expect(await refusals('PUT', path, change)).toHaveProperty('version');
    const removed = await owner.visit('DELETE', path);
    expect((await cashOf(chais)).entries.some(isIt)).toBe(false);
    const { undo } = (removed.page.props.flash ?? {}) as Partial<Flash>;
    await owner.visit(undo?.method ?? 'POST', undo?.href ?? '');
    expect((await cashOf(chais)).entries.some(isIt)).toBe(true);
  });

  test('has an amount, a month near the operation and a category that goes its way', async () => {
    const send = (given: object) => refusals('POST', `${at(chais)}/flux`, { ...flow, ...given });
    expect(await send({ htCents: 0 })).toHaveProperty('htCents');
    expect(await send({ month: '2035-01' })).toHaveProperty('month');
    expect(await send({ category: 'sale' })).toHaveProperty('category');
  });

  test('is booked on an account of the company alone', async () => {
    const { accounts } = await pageOf(chais);
    const accountingCodeId = accounts.find(({ label }) => label.startsWith('6051 '))?.id ?? '';
    const send = (given: object) => refusals('POST', `${at(chais)}/flux`, { ...flow, ...given });
    expect(await send({ accountingCodeId: chais })).toHaveProperty('accountingCodeId');
    expect(await send({ label: 'Compté', accountingCodeId })).toEqual({});
    expect(await entryOf(chais, ({ label }) => label === 'Compté')).toMatchObject({ accountingCodeId });
  });

  test('is the only kind that is changed here', async () => {
    const entry = await entryOf(chais, ({ category, state }) => category === 'sale' && state === 'forecast');
    const version = entry.record?.version;
    const path = `${at(chais)}/flux/${entry.key}`;
    expect(await refusals('PUT', path, { ...flow, version })).toHaveProperty('base');
    expect(await refusals('DELETE', path, {})).toHaveProperty('base');
  });
});

describe('forecasts made from the simulation', () => {
  test('come back as they were, what is owed and paid stays', async () => {
    const isWorks = ({ category, month }: ShownCashEntry) => category === 'works' && month === '2027-01';
    const entry = await entryOf(chais, isWorks);
    await refusals('POST', `${at(chais)}/decalage`, { ids: [entry.key], months: 2 });
    expect(await refusals('POST', `${at(chais)}/reconstruction`, { keepManual: true })).toEqual({});
    expect(await entryOf(chais, isWorks)).toMatchObject({ htCents: entry.htCents });
    const { lines, entries } = await cashOf(chais);
    expect(lines.find(({ key }) => key === 'sale')?.totalCents).toBe(128_400_000);
    expect(entries.some(({ label }) => label === storeCashEntry.example.label)).toBe(true);
    expect(await refusals('POST', `${at(chais)}/reconstruction`, { keepManual: false })).toEqual({});
  });

  test('begin a plan of cash where a simulation is validated, and are refused where none is', async () => {
    expect((await pageOf(talence)).source).toEqual({ name: 'Central' });
    expect(await refusals('POST', `${at(talence)}/reconstruction`, { keepManual: true })).toEqual({});
    const { lines } = await cashOf(talence);
    expect(lines.find(({ key }) => key === 'sale')?.totalCents).toBe(92_500_000);
    expect(await pageOf(bacalan)).toMatchObject({ cash: null, source: null });
    expect(await refusals('POST', `${at(bacalan)}/reconstruction`, { keepManual: true })).toHaveProperty(
      'base',
    );
  });
});

test('cash that will lack is told with what would fill it', async () => {
  const { db } = server.deps;
  await db.delete(equityInjections).where(eq(equityInjections.operationId, chais));
  const large = { ...storeCashEntry.example, htCents: 20_000_000, vatCents: 0, label: 'Dépollution' };
  expect(await refusals('POST', `${at(chais)}/flux`, large)).toEqual({});
  const { outlook } = await cashOf(chais);
  expect(outlook.missingCents).toBeGreaterThan(0);
  expect(outlook.delayable[0]).toMatchObject({ label: 'Dépollution', cents: 20_000_000 });
  expect(outlook.neededIn).not.toBeNull();
});

test('a reader reads, another company finds nothing', async () => {
  const { can } = await pageOf(chais, '', viewer);
  expect(can).toMatchObject({ create: false, update: false, delete: false, addEquity: false });
  const data = storeCashEntry.example;
  expect((await viewer.visit('POST', `${at(chais)}/flux`, { data })).status).toBe(403);
  expect((await stranger.get(at(chais))).status).toBe(404);
  const [row] = await server.deps.db
    .select()
    .from(cashFlowEntries)
    .where(eq(cashFlowEntries.operationId, chais))
    .limit(1);
  const shift = { ids: [row?.id ?? ''], months: 1 };
  expect((await stranger.visit('POST', `${at(chais)}/decalage`, { data: shift })).status).toBe(404);
});
