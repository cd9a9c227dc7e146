import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { KpiExplorerProps } from '#contracts/admin/kpi/dashboard.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { auditEntries, jobs as jobRows, kpiGoals, savedViews } from '#mocks/db/schema/index.ts';
import { jobs } from '#mocks/handlers/jobs/index.ts';
import { runDueJobs } from '#mocks/server/jobs/run-due.ts';
import type { RealtimeEvent } from '#mocks/services/events.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor, VisitAnswer } from '#tests/support/visitor.ts';

const path = '/admin/indicateurs';
let server: TestServer;
let root: Visitor;
let staff: Visitor;
let heard: RealtimeEvent[] = [];
beforeAll(async () => {
  server = await openTestServer();
  server.deps.events.subscribe((event) => heard.push(event));
  root = await person('camille.roussel');
  staff = await person('thomas.lefevre');
});
afterAll(() => server.close());
beforeEach(async () => {
  heard = [];
  await server.deps.db.delete(savedViews);
  await server.deps.db.delete(kpiGoals);
});

async function person(name: string): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.signIn(`${name}@example.test`, { isStaff: true });
  return visitor;
}

const explore = async (query = '', who = staff): Promise<KpiExplorerProps> =>
  (await who.get(`${path}${query}`)).page.props as unknown as KpiExplorerProps;
const errorsOf = ({ page }: VisitAnswer) =>
  (page.props as unknown as { errors: Record<string, string> }).errors;
const eventsNamed = (name: string) =>
  heard.flatMap((event) =>
    event.kind === 'message' && event.name === name ? [[event.channels.join(), event.data]] : [],
  );
const lastEntry = async () =>
  (await server.deps.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0];

describe('a view', () => {
  const save = (who: Visitor, more: object = {}): Promise<VisitAnswer> =>
    who.visit('POST', `${path}/vues`, {
      data: { name: 'Revenu', params: { keys: 'mrr,arpa', by: 'week', evil: 'x' }, ...more },
    });

  test('keeps what the address knows, and leads to it', async () => {
    const answer = await save(staff);
    const { query, views } = answer.page.props as unknown as KpiExplorerProps;
    expect(query).toMatchObject({ keys: ['mrr', 'arpa'], by: 'week' });
    expect(views).toHaveLength(1);
    expect(views[0]?.href).toBe(`${path}?keys=mrr%2Carpa&by=week&view=${query.view}`);
    expect(await lastEntry()).toMatchObject({ action: 'saved-view.create', subjectLabel: 'Revenu' });
  });

  test('holds four figures at most, new or changed', async () => {
    const keys = 'mrr,arpa,arr,ltv,visits';
    expect(errorsOf(await save(staff, { params: { keys } }))['base']).toBe('Quatre indicateurs au maximum.');
    await save(staff);
    const id = (await explore()).views[0]?.id ?? '';
    const answer = await staff.visit('PATCH', `${path}/vues/${id}`, { data: { params: { keys } } });
    expect(errorsOf(answer)['base']).toBe('Quatre indicateurs au maximum.');
  });

  test('is seen by colleagues once shared, who do not change it', async () => {
    await save(root);
    expect((await explore()).views).toEqual([]);
    const id = (await explore('', root)).views[0]?.id ?? '';
    expect((await staff.visit('PATCH', `${path}/vues/${id}`, { data: { name: 'Autre' } })).status).toBe(404);
    await root.visit('PATCH', `${path}/vues/${id}`, { data: { isShared: true } });
    expect((await explore()).views).toMatchObject([{ authorName: 'Camille Roussel', canEdit: false }]);
    expect((await staff.visit('PATCH', `${path}/vues/${id}`, { data: { name: 'Autre' } })).status).toBe(403);
    expect((await staff.visit('DELETE', `${path}/vues/${id}`)).status).toBe(403);
  });

  test('opens by itself where it is the person’s default', async () => {
    await save(staff, { isDefault: true });
    expect((await explore()).query.keys).toEqual(['mrr', 'arpa']);
  });

  test('goes into the bin, from where it comes back', async () => {
    await save(staff);
    const id = (await explore()).views[0]?.id ?? '';
    await staff.visit('DELETE', `${path}/vues/${id}`);
    expect((await explore()).views).toEqual([]);
    await staff.visit('POST', `/corbeille/saved-view/${id}/restauration`);
    expect((await explore()).views).toHaveLength(1);
  });

  test('of a list is not one of the explorer', async () => {
    await staff.visit('POST', '/vues', {
      data: { page: 'Admin/Coupon/Index', name: 'Codes', params: {} },
    });
    const [view] = await server.deps.db.select().from(savedViews);
    expect((await staff.visit('DELETE', `${path}/vues/${view?.id}`)).status).toBe(404);
  });
});

describe('a goal', () => {
  const set = (more: object = {}): Promise<VisitAnswer> =>
    staff.visit('PUT', `${path}/objectifs`, {
      data: { key: 'mrr', month: '2026-11', value: 90_000, version: null, ...more },
      headers: { referer: `http://localhost${path}?keys=mrr` },
    });

  test('stands beside what the month came to, and in the chart', async () => {
    await set();
    const { goals, charts } = await explore('?keys=mrr');
    expect(goals).toEqual([{ key: 'mrr', month: '2026-11', value: 90_000, version: 1, reached: 83_300 }]);
    expect(charts[0]?.points.at(-1)?.values['mrr:goal']?.value).toBe(90_000);
    expect(eventsNamed('kpi.updated')).toHaveLength(1);
    expect(await lastEntry()).toMatchObject({ action: 'kpi-goal.update', subjectLabel: 'MRR 2026-11' });
  });

  test('of a month to come has reached nothing yet', async () => {
    await set({ month: '2027-01' });
    expect((await explore('?keys=mrr')).goals).toMatchObject([{ month: '2027-01', reached: null }]);
  });

  test('is set once a month, and changed by whoever saw it as it is', async () => {
    await set();
    expect(errorsOf(await set())['month']).toBe('Un objectif existe déjà pour ce mois : modifiez-le.');
    expect(errorsOf(await set({ value: 95_000, version: 1 }))).toEqual({});
    expect(errorsOf(await set({ value: 80_000, version: 1 }))['version']).toContain('Thomas Lefèvre');
    expect((await explore('?keys=mrr')).goals).toMatchObject([{ value: 95_000, version: 2 }]);
  });

  test('is taken away, once', async () => {
    await set();
    await set({ value: null, version: 1 });
    expect((await explore('?keys=mrr')).goals).toEqual([]);
    expect(errorsOf(await set({ value: null, version: 1 }))['base']).toBe('Cet objectif n’existe plus.');
  });

  test.each([
    ['key', { key: 'nope' }],
    ['month', { month: '2026-13' }],
    ['value', { value: -1 }],
  ])('is refused with a %s that is none', async (field, more) => {
    expect(Object.keys(errorsOf(await set(more)))).toEqual([field]);
  });
});

describe('computing anew', () => {
  const ask = (from: string, to: string, who = root): Promise<VisitAnswer> =>
    who.visit('POST', `${path}/recalcul`, {
      data: { from, to },
      headers: { referer: `http://localhost${path}` },
    });

  test('is a super-admin’s alone', async () => {
    expect((await ask('2026-10-01', '2026-10-31', staff)).status).toBe(403);
  });

  test.each([
    ['2026-10-31', '2026-10-01', 'La date de fin doit être postérieure ou égale à la date de début.'],
    ['2025-10-01', '2026-11-05', 'Choisissez une période de 400 jours au maximum.'],
    ['2026-11-01', '2026-11-21', 'Le dernier jour ne peut pas être dans le futur.'],
  ])('of %s to %s is refused', async (from, to, text) => {
    expect(errorsOf(await ask(from, to))['to']).toBe(text);
  });

  test('of days that are no longer kept is refused', async () => {
    const answer = await ask('2021-11-19', '2021-12-31');
    expect(errorsOf(answer)['from']).toBe('Les indicateurs sont conservés 60 mois.');
  });

  test('is done by a job that tells how far it has come, once at a time', async () => {
    expect(errorsOf(await ask('2026-08-15', '2026-10-31'))).toEqual({});
    expect((await explore('', root)).recompute).toEqual({
      from: '2026-08-15',
      to: '2026-10-31',
      done: 0,
      total: 3,
    });
    expect(errorsOf(await ask('2026-09-01', '2026-09-30'))['base']).toBe('Un recalcul est déjà en cours.');
    heard = [];
    await runDueJobs(server.deps, jobs);
    expect(eventsNamed('kpi.recomputing')).toEqual([
      [channels.admin(), { done: 1, total: 3 }],
      [channels.admin(), { done: 2, total: 3 }],
    ]);
    expect(eventsNamed('kpi.recomputed')).toContainEqual([
      channels.admin(),
      { from: '2026-08-15', to: '2026-10-31' },
    ]);
    expect((await explore('', root)).recompute).toBeNull();
    const [job] = await server.deps.db.select().from(jobRows).where(eq(jobRows.kind, 'kpi.recompute'));
    expect(job).toMatchObject({ status: 'done', progress: { done: 3, total: 3 }, isPlatform: true });
  });

  test('of four hundred days is let through', async () => {
    expect(errorsOf(await ask('2025-10-17', '2026-11-20'))).toEqual({});
    await runDueJobs(server.deps, jobs);
  });
});
