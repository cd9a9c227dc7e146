import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { KpiExplorerProps } from '#contracts/admin/kpi/dashboard.ts';
import { basesOf, kpiKeys, type KpiKey } from '#domain/audience/explorer/keys.ts';
import { day as dayOf } from '#domain/time/day.ts';
import { completeFacts } from '#mocks/db/queries/kpi-facts/compute.ts';
import { kpiFacts, subscriptionMovements } from '#mocks/db/schema/index.ts';
import { computeKpis } from '#mocks/handlers/admin/kpi/recompute.ts';
import { jobs } from '#mocks/handlers/jobs/index.ts';
import { runDueJobs } from '#mocks/server/jobs/run-due.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const path = '/admin/indicateurs';
let server: TestServer;
let staff: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  staff = await person('thomas.lefevre');
});
afterAll(() => server.close());

async function person(name: string): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.signIn(`${name}@example.test`, { isStaff: true, opensStartPage: true });
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

describe('facts', () => {
  const factOf = async (key: string, day: string) =>
    (
      await server.deps.db
        .select()
        .from(kpiFacts)
        .where(and(eq(kpiFacts.key, key), eq(kpiFacts.day, day), eq(kpiFacts.dimension, 'all')))
    )[0];

  test('of a day that is over are computed once; those of today again after a while', async () => {
    const { db } = server.deps;
    const days = { from: dayOf('2026-11-01'), to: dayOf('2026-11-20') };
    const computedAt = async (on: string) =>
      (await factOf('prospects_created', on))?.computedAt.toISOString();
    const at = async (time: string) => {
      const now = new Date(`2026-11-20T${time}:00.000Z`);
      await completeFacts(db, ['prospects_created'], days, { now, today: days.to, aheadDays: 0 });
      return [await computedAt('2026-11-10'), await computedAt('2026-11-20')];
    };
    await db.delete(kpiFacts).where(eq(kpiFacts.key, 'prospects_created'));
    const [first] = await at('08:00');
    expect(await at('08:09')).toEqual([first, first]);
    expect(await at('08:11')).toEqual([first, '2026-11-20T08:11:00.000Z']);
  });

  test('of visits before any was measured are not known, rather than none', async () => {
    const props = await explore('?keys=visits&period=custom&from=2026-01-01&to=2026-11-20&compare=none');
    const values = valuesOf(props, 'visits');
    expect(values['2026-01']).toBeNull();
    expect(values['2026-11']).toBeGreaterThan(0);
  });

  test('are kept for sixty months, and not computed beyond', async () => {
    const { db } = server.deps;
    await explore('?keys=sign_ups&period=custom&from=2001-01-01&to=2001-12-31');
    expect(await factOf('sign_ups', '2001-06-01')).toBeUndefined();
    const old = { key: 'sign_ups', day: '2021-11-19', dimension: 'all', part: '', value: 1 };
    await db.insert(kpiFacts).values({ ...old, computedAt: new Date() });
    await computeKpis(server.deps);
    expect(await factOf('sign_ups', '2021-11-19')).toBeUndefined();
  });

  test('of the last days are kept by the night, all of them', async () => {
    await server.deps.db.delete(kpiFacts);
    await runDueJobs(server.deps, jobs);
    for (const key of new Set(kpiKeys.flatMap((it: KpiKey) => basesOf(it)))) {
      expect(await factOf(key, '2026-11-19'), key).toBeDefined();
    }
  });

  test('say the same once computed anew', async () => {
    const rows = async () =>
      (await server.deps.db.select().from(kpiFacts)).map(({ computedAt: _at, id: _id, ...row }) =>
        JSON.stringify(row),
      );
    // The page on which staff begin keeps facts of its own.
    const admin = await person('camille.roussel');
    await explore('?keys=mrr,lots_sold,visits,sign_ups&period=month');
    const before = (await rows()).toSorted();
    await admin.visit('POST', `${path}/recalcul`, { data: { from: '2026-11-13', to: '2026-11-20' } });
    await runDueJobs(server.deps, jobs);
    expect((await rows()).toSorted()).toEqual(before);
  });

  test('follow what changed in the past once they are computed anew', async () => {
    const { db } = server.deps;
    const before = valuesOf(await explore('?keys=churned_mrr&compare=none'), 'churned_mrr')['2026-10'];
    await db
      .update(subscriptionMovements)
      .set({ on: '2026-09-25' })
      .where(and(eq(subscriptionMovements.on, '2026-10-25'), eq(subscriptionMovements.afterCents, 0)));
    expect(valuesOf(await explore('?keys=churned_mrr'), 'churned_mrr')['2026-10']).toBe(before);
    const admin = await person('camille.roussel');
    await admin.visit('POST', `${path}/recalcul`, { data: { from: '2026-09-01', to: '2026-10-31' } });
    await runDueJobs(server.deps, jobs);
    const after = valuesOf(await explore('?keys=churned_mrr'), 'churned_mrr');
    expect([after['2026-09'], after['2026-10']]).toEqual([before, 0]);
  });
});
