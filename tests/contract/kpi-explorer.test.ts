import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FinanceKpiProps } from '#contracts/admin/dashboard/finance-kpi.ts';
import type { OperationKpiProps } from '#contracts/admin/dashboard/operation-kpi.ts';
import type { KpiExplorerProps } from '#contracts/admin/kpi/dashboard.ts';
import { kpiKeys } from '#domain/audience/explorer/keys.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const path = '/admin/indicateurs';
let server: TestServer;
let staff: Visitor;
let sales: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  staff = await person('thomas.lefevre');
  sales = await person('ines.benali');
});
afterAll(() => server.close());

async function person(name: string): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.signIn(`${name}@example.test`, { isStaff: true });
  return visitor;
}

const explore = async (query = '', who = staff): Promise<KpiExplorerProps> =>
  (await who.get(`${path}${query}`)).page.props as unknown as KpiExplorerProps;

/** The values of a series, by place. */
function valuesOf({ charts }: KpiExplorerProps, series: string): Record<string, number | null> {
  const chart = charts.find((it) => it.series.some(({ id }) => id === series));
  return Object.fromEntries(
    (chart?.points ?? []).map(({ at, values }) => [at, values[series]?.value ?? null]),
  );
}

describe('figures freely put beside each other', () => {
  test('are none until one is chosen', async () => {
    const { query, charts, figures, keys, cohorts } = await explore();
    expect({ chosen: query.keys, charts, figures }).toEqual({ chosen: [], charts: [], figures: [] });
    expect(keys).toEqual(kpiKeys);
    expect(cohorts?.length).toBeGreaterThan(3);
  });

  test('say of recurring revenue what the page of finances says', async () => {
    const finance = (await staff.get('/admin/tableau-de-bord/finance')).page
      .props as unknown as FinanceKpiProps;
    const props = await explore('?keys=mrr,arr,arpa,gross_churn_rate');
    const byKey = new Map(props.figures.map(({ key, value }) => [key, value]));
    expect(byKey.get('mrr')).toBe(finance.figures?.mrrCents);
    expect(byKey.get('arr')).toBe(finance.figures?.annualCents);
    expect(byKey.get('arpa')).toBe(finance.figures?.perCompanyCents);
    expect(byKey.get('gross_churn_rate')).toBe(finance.figures?.grossChurnBps);
    const months = Object.fromEntries(finance.months.map(({ month, mrrCents }) => [month, mrrCents]));
    expect(valuesOf(props, 'mrr')).toEqual(months);
  });

  test('say of movements, invoices and payments what the page of finances says', async () => {
    const finance = (await staff.get('/admin/tableau-de-bord/finance')).page
      .props as unknown as FinanceKpiProps;
    const moves = await explore('?keys=new_mrr,expansion_mrr,contraction_mrr,churned_mrr');
    expect(moves.figures.map(({ value }) => value)).toEqual([
      finance.bridge.newCents,
      finance.bridge.expansionCents,
      -finance.bridge.contractionCents,
      -finance.bridge.churnCents,
    ]);
    const money = await explore('?keys=invoiced,collected,coupon_saved,ltv');
    const { invoicedCents, collectedCents, couponCents, lifetimeCents } = finance.figures ?? {};
    expect(Object.fromEntries(money.figures.map(({ key, value }) => [key, value]))).toEqual({
      invoiced: invoicedCents,
      collected: collectedCents,
      coupon_saved: couponCents,
      ltv: lifetimeCents,
    });
  });

  test('say of operations what their page says, n.c. where it says so', async () => {
    const own = (await staff.get('/admin/tableau-de-bord/operations')).page
      .props as unknown as OperationKpiProps;
    const props = await explore('?keys=operations_created,operations_active,acquisition_value,gross_margin');
    const { created, active, acquisitionCents, marginBps: _margin } = own.figures;
    const [first, second, third, fourth] = props.figures;
    expect(first).toEqual({ key: 'operations_created', ...created });
    expect(second).toEqual({ key: 'operations_active', ...active });
    expect(third).toMatchObject({ value: acquisitionCents.value, isHidden: acquisitionCents.isHidden });
    expect(fourth?.isHidden).toBe(false);
    const points = props.charts.find(({ id }) => id === 'count')?.points ?? [];
    expect(points.some(({ values }) => values['operations_created']?.isHidden === true)).toBe(true);
    const closed = await explore('?keys=operations_closed,lots_sold');
    expect(closed.figures[0]).toMatchObject({ ...own.figures.closed, before: closed.figures[0]?.before });
    expect(closed.figures[1]?.value).toBe(own.figures.lotsSold.value);
  });

  test('are compared with the time before, place by place', async () => {
    const props = await explore('?keys=mrr&period=custom&from=2026-04-01&to=2026-06-30&compare=previous');
    const before = await explore('?keys=mrr&period=custom&from=2026-01-01&to=2026-03-31&compare=none');
    expect(Object.values(valuesOf(props, 'mrr:before'))).toEqual(Object.values(valuesOf(before, 'mrr')));
    expect(props.figures[0]?.before).toBe(before.figures[0]?.value);
    expect(before.charts[0]?.series).toHaveLength(1);
  });

  test('of the same time add up whatever the step', async () => {
    const sum = async (by: string): Promise<number> => {
      const values = valuesOf(await explore(`?keys=sign_ups&period=year&by=${by}&compare=none`), 'sign_ups');
      return Object.values(values).reduce((all: number, value) => all + (value ?? 0), 0);
    };
    const inMonths = await sum('month');
    expect(inMonths).toBeGreaterThan(0);
    expect(await sum('week')).toBe(inMonths);
    expect(await sum('day')).toBe(inMonths);
  });

  test('of days beyond four hundred are told by week', async () => {
    const { step } = await explore('?keys=mrr&by=day&period=custom&from=2025-01-01&to=2026-11-20');
    expect(step).toBe('week');
  });

  test('of days to come are not told', async () => {
    const props = await explore('?keys=mrr&by=day&period=custom&from=2026-11-18&to=2026-12-31');
    expect(Object.keys(valuesOf(props, 'mrr'))).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
  });

  test('are four at most, and unknown ones are dropped', async () => {
    const { query, isTooMany } = await explore('?keys=mrr,arpa,nope,sign_ups,visits,lots_sold');
    expect(query.keys).toHaveLength(4);
    expect(isTooMany).toBe(true);
    expect((await explore('?keys=mrr,nope')).isTooMany).toBe(false);
  });
});

describe('figures told by parts', () => {
  test('add up to the whole', async () => {
    const whole = valuesOf(await explore('?keys=mrr&compare=none'), 'mrr');
    for (const dim of ['plan', 'brand', 'activity', 'department', 'source']) {
      const [chart] = (await explore(`?keys=mrr&compare=none&dim=${dim}`)).charts;
      expect(chart?.of).toBe('mrr');
      for (const { at, values } of chart?.points ?? []) {
        const sum = Object.values(values).reduce((all, { value }) => all + (value ?? 0), 0);
        expect(sum, `${dim} ${at}`).toBe(whole[at]);
      }
    }
  });

  test('are named, and told whole where there is no such part', async () => {
    const { charts } = await explore('?keys=mrr,utm_visits&dim=plan');
    expect(charts.map(({ of }) => of)).toEqual([null, 'mrr']);
    expect(charts[1]?.series.map(({ part }) => part)).toContain('Pro');
  });

  test('hide what fewer than three companies do, and what the rest would tell of them', async () => {
    const [chart] = (await explore('?keys=operations_active&dim=department&compare=none')).charts;
    const last = chart?.points.at(-1)?.values ?? {};
    const named = (part: string) => last[chart?.series.find((it) => it.part === part)?.id ?? '']?.isHidden;
    expect(named('33 Gironde')).toBe(false);
    expect(named('42 Loire')).toBe(true);
  });
});

describe('whoever may see figures of sales and followed links alone', () => {
  test('is told of no other, whatever the address asks for', async () => {
    const { keys, query, charts, cohorts, can } = await explore(
      '?keys=mrr,sign_ups,utm_visits,visits',
      sales,
    );
    expect(query.keys).toEqual(['sign_ups', 'utm_visits']);
    expect(charts.flatMap(({ series }) => series.map(({ key }) => key))).not.toContain('mrr');
    expect(keys).not.toContain('mrr');
    expect(cohorts).toBeNull();
    expect(can).toEqual({ save: false, update: false, recompute: false });
    const { text } = await sales.get(`${path}/telecharger?keys=mrr,sign_ups&format=csv`);
    expect(text).toContain(';Inscriptions;');
    expect(text).not.toContain(';MRR;');
  });

  test('saves no view, sets no goal and has nothing recomputed', async () => {
    const view = { name: 'Vue', params: { keys: 'sign_ups' } };
    expect((await sales.visit('POST', `${path}/vues`, { data: view })).status).toBe(403);
    const direct = { ...view, page: 'Admin/Kpi/Dashboard' };
    expect((await sales.visit('POST', '/vues', { data: direct })).status).toBe(403);
    const goal = { key: 'sign_ups', month: '2026-12', value: 3, version: null };
    expect((await sales.visit('PUT', `${path}/objectifs`, { data: goal })).status).toBe(403);
  });

  test.each(['hugo.marchal', 'lea.fontaine'])('%s has no business there', async (name) => {
    const visitor = await person(name);
    expect((await visitor.get(path)).status).toBe(403);
    expect((await visitor.get(`${path}/telecharger`)).status).toBe(403);
  });
});

test('the file says what the page says, comparison and n.c. included', async () => {
  const { text } = await staff.get(
    `${path}/telecharger?keys=mrr,operations_created&period=custom&from=2026-01-01&to=2026-02-28&format=csv`,
  );
  expect(text).toContain('Du;Au;Indicateur;Ventilation;Valeur;Unité;Remarque');
  expect(text).toContain('2026');
  expect(text).toMatch(/;MRR;;\d+([,.]\d+)?;€;comparaison/);
  expect(text).toMatch(/;Opérations créées;;;;n\.c\./);
});

describe('days that stand out', () => {
  test('are those on which revenue changed unusually, at their place of the chart', async () => {
    const { anomalies } = await explore('?keys=mrr,churned_mrr');
    expect(anomalies[0]).toMatchObject({ day: '2026-10-25', at: '2026-10' });
    const lost = anomalies.find(({ key }) => key === 'churned_mrr');
    expect(lost).toMatchObject({ value: 4900, zTenths: 94 });
    const change = anomalies.find(({ key, day }) => key === 'mrr' && day === '2026-10-25');
    expect(change).toMatchObject({ value: -4900 });
  });

  test('are not told of what clients do, where one company would stand out', async () => {
    expect((await explore('?keys=operations_created,lots_sold')).anomalies).toEqual([]);
  });
});

test('retention follows each month of activation until today', async () => {
  const { cohorts } = await explore();
  const lost = cohorts?.find(({ month }) => month === '2024-06');
  expect(lost?.companies).toBe(1);
  expect(lost?.cells).toHaveLength(30);
  expect(lost?.cells.at(-2)).toEqual({ companiesBps: 0, mrrBps: 0 });
  const shrunk = cohorts?.find(({ month }) => month === '2024-11');
  expect(shrunk?.cells.at(-1)).toEqual({ companiesBps: 10_000, mrrBps: Math.round((49 / 129) * 10_000) });
});
