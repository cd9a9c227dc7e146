import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BrandStatisticProps } from '#contracts/client/brand/statistic.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { tenants, type BrandSharingLevel } from '#mocks/db/schema/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const path = '/enseigne/statistiques';
let server: TestServer;
let manager: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  manager = server.visitor();
  await manager.signIn('nathalie.gauthier@example.test');
});
afterAll(() => server.close());

const statistic = async (query = ''): Promise<BrandStatisticProps> =>
  (await manager.get(`${path}${query}`)).page.props as unknown as BrandStatisticProps;

async function share(level: BrandSharingLevel, ...keys: ('T1' | 'T5' | 'T6')[]): Promise<void> {
  for (const key of keys) {
    const isIt = eq(tenants.id, tenantId(key));
    await server.deps.db.update(tenants).set({ brandSharingLevel: level }).where(isIt);
  }
}

describe('the ranking of a network', () => {
  test('names no company that shares aggregates alone, and tells none by its identifier', async () => {
    const props = await statistic();
    expect(props.rows.map(({ id, name, rank }) => [id, name, rank])).toEqual([
      ['A', null, 1],
      ['B', null, 2],
      ['C', null, 3],
    ]);
    const sold = props.rows.map(({ value }) => value.value ?? 0);
    expect(sold.reduce((sum, value) => sum + value, 0)).toBe(props.total.value);
    expect(sold).toEqual(sold.toSorted((a, b) => b - a));
    expect(props.rows.reduce((sum, { shareBps }) => sum + (shareBps ?? 0), 0)).toBeGreaterThan(9_990);
    const written = JSON.stringify(props);
    for (const key of ['T1', 'T3', 'T5', 'T6'] as const) expect(written).not.toContain(tenantId(key));
    expect(written).not.toContain('Garonne');
  });

  test('names who agreed only where the others stay at least three', async () => {
    await share('detailed', 'T6');
    expect((await statistic()).rows.map(({ name }) => name)).toEqual([null, null, null]);
    expect((await statistic()).choices.companies).toEqual([]);
    await share('detailed', 'T1', 'T5');
    const { rows, choices } = await statistic();
    expect(new Set(rows.map(({ name }) => name))).toEqual(
      new Set(['Garonne Patrimoine', 'Maison Verdier Promotion', 'Sillage Patrimoine']),
    );
    expect(choices.companies).toHaveLength(3);
    const one = await statistic(`?company=${tenantId('T6')}`);
    expect(one).toMatchObject({ isDisclosed: true, isNarrowed: true });
    expect(one.rows).toHaveLength(1);
    expect(one.spreads.marginBps.selection).not.toBeNull();
    await share('aggregate', 'T1', 'T5', 'T6');
  });

  test('passes over a company that may not be chosen', async () => {
    const { rows, isNarrowed } = await statistic(`?company=${tenantId('T6')}`);
    expect(isNarrowed).toBe(false);
    expect(rows).toHaveLength(3);
  });

  test('tells nothing of a selection of too few, or of what it leaves out', async () => {
    for (const query of ['?activity=promoteur', '?activity=marchand_de_biens', '?department=33']) {
      const { isDisclosed, rows, total, spreads, seasons, departments } = await statistic(query);
      expect(isDisclosed).toBe(false);
      expect(total).toEqual({ value: null, before: null, isHidden: true });
      const parts = [...rows, ...seasons, ...departments].map(({ value }) => value.value);
      expect(parts.every((value) => value === null)).toBe(true);
      expect(spreads.marginBps.selection).toBeNull();
    }
  });

  test('is empty where fewer than three companies share', async () => {
    await share('none', 'T5');
    expect(await statistic()).toMatchObject({ isDisclosed: false, quartiles: null });
    await share('aggregate', 'T5');
  });

  test('puts the shortest delay first', async () => {
    const { rows } = await statistic('?metric=saleDelayDays');
    const delays = rows.map(({ value }) => value.value ?? 0);
    expect(delays).toEqual(delays.toSorted((a, b) => a - b));
    expect(rows.every(({ shareBps }) => shareBps === null)).toBe(true);
  });
});

describe('the network', () => {
  test('is told by month, department and activity as far as three companies make a part', async () => {
    const byMonth = await statistic('?by=month');
    expect(byMonth.rows).toHaveLength(11);
    expect(byMonth.rows.every(({ rank }) => rank === null)).toBe(true);
    const byActivity = await statistic('?by=activity');
    expect(byActivity.rows.find(({ id }) => id === 'promoteur')?.value.isHidden).toBe(true);
    const byDepartment = await statistic('?by=department&metric=created');
    expect(byDepartment.rows.find(({ id }) => id === '74')?.value.isHidden ?? true).toBe(true);
  });

  test('has its spreads without the ends, and the quartiles of its companies', async () => {
    const { spreads, quartiles } = await statistic();
    const { marginBps, saleDelayDays } = spreads;
    for (const spread of [marginBps.network, saleDelayDays.network]) {
      const { min = 0, low = 0, middle = 0, high = 0, max = 0 } = spread ?? {};
      expect([min, low, middle, high, max]).toEqual([min, low, middle, high, max].toSorted((a, b) => a - b));
    }
    expect(marginBps.selection).toBeNull();
    expect(quartiles).not.toBeNull();
  });

  test('is not told over more than three years', async () => {
    const { span } = await statistic('?period=custom&from=2020-01-01&to=2026-01-01');
    expect(span.problem).toBe('too_long');
  });

  test('is a file as the page shows it', async () => {
    const { text } = await manager.get(`${path}/telecharger?format=csv`);
    expect(text).toContain('1;Société A;');
    expect(text).not.toContain('Garonne');
  });
});

describe('a view of the statistics', () => {
  test('is kept, opened again, and nobody else’s', async () => {
    const data = {
      page: 'Client/Brand/Statistic',
      name: 'Délais par mois',
      params: { by: 'month', metric: 'saleDelayDays' },
    };
    const { page } = await manager.visit('POST', '/vues', { data });
    expect(page.props).toMatchObject({ query: { by: 'month', metric: 'saleDelayDays' } });
    expect((await statistic()).views.map(({ name }) => name)).toEqual(['Délais par mois']);
  });
});

test.each(['hugo.lartigue', 'marc.santini'])('%s has no business there', async (who) => {
  const visitor = server.visitor();
  await visitor.signIn(`${who}@example.test`);
  expect((await visitor.get(path)).status).toBe(403);
  expect((await visitor.get(`${path}/telecharger`)).status).toBe(403);
});
