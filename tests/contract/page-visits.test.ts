import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pageHits, pageVisits } from '#mocks/db/schema/index.ts';
import { purgePageVisits, sumPageVisits } from '#mocks/handlers/jobs/page-visits.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { createVisitLog, type PageHit } from '#mocks/server/visits/visit-log.ts';
import { frozenClock } from '#mocks/services/clock.ts';
import { silentLogger } from '#mocks/services/log.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.visits.flush();
  await server.deps.db.delete(pageHits);
  await server.deps.db.delete(pageVisits);
});

async function hits() {
  await server.deps.visits.flush();
  return server.deps.db.select().from(pageHits);
}

test('counts a page that is shown by route and role, from which site, and keeps no person or address', async () => {
  await owner.get('/operations?q=secret', {
    headers: { referer: 'https://www.exemple.fr/chemin', 'x-real-ip': '192.0.2.7' },
  });
  const [hit, ...others] = await hits();
  expect(others).toEqual([]);
  expect(hit).toMatchObject({
    routeName: 'client.operation.index',
    area: 'client',
    role: 'owner',
    device: 'desktop',
    referrerDomain: 'exemple.fr',
    status: 200,
  });
  expect(JSON.stringify(hit)).not.toMatch(/secret|192\.0\.2\.7|hugo/);
});

test('counts neither what is fetched ahead, nor a part of a page, nor data, nor actions', async () => {
  await owner.get('/operations', { headers: { purpose: 'prefetch' } });
  await owner.get('/operations', {
    headers: { 'x-inertia-partial-component': 'Client/Operation/Index', 'x-inertia-partial-data': 'views' },
  });
  await owner.get('/recherche?q=chais', { isProtocol: false });
  await owner.visit('PATCH', '/preferences', { data: { theme: 'dark' }, follows: false });
  expect(await hits()).toEqual([]);
});

test('does not count who asked not to be counted', async () => {
  await owner.get('/operations', { headers: { dnt: '1' } });
  await owner.get('/operations', { headers: { 'sec-gpc': '1' } });
  expect(await hits()).toEqual([]);
});

test('counts every page that staff see in a client’s name, whatever their browser says of it', async () => {
  const staff = server.visitor();
  await staff.signIn('hugo.marchal@example.test', { isStaff: true });
  const path = `/admin/utilisateurs/${seedId('person:hugo.lartigue')}/prise-en-main`;
  const data = { mode: 'read', reason: 'Aide à la saisie d’une opération', ticket: '' };
  await staff.visit('POST', path, { data, follows: false });
  await server.deps.visits.flush();
  await server.deps.db.delete(pageHits);
  const sayings: Record<string, string>[] = [
    { purpose: 'prefetch' },
    { dnt: '1' },
    { 'x-inertia-partial-component': 'Elsewhere' },
  ];
  for (const headers of sayings) await staff.get('/operations', { headers });
  const seen = { routeName: 'client.operation.index', isImpersonated: true };
  expect(await hits()).toMatchObject([seen, seen, seen]);
});

test('knows a visitor again on the same day alone', async () => {
  await owner.get('/operations');
  await owner.get('/tableau-de-bord');
  server.clock.advance(3_600_000);
  await owner.get('/operations');
  const sameDay = new Set((await hits()).map(({ visitorHash }) => visitorHash));
  expect(sameDay.size).toBe(1);
  server.clock.advance(24 * 3_600_000);
  await server.visitor().get('/connexion');
  const tomorrow = (await hits()).at(-1);
  expect(sameDay.has(tomorrow?.visitorHash ?? '')).toBe(false);
});

test('sums up visits by hour, the same however often, and forgets single ones after thirty days', async () => {
  const guest = server.visitor();
  for (let count = 0; count < 3; count += 1) await guest.get('/connexion');
  await guest.get('/nulle-part');
  await server.deps.visits.flush();
  for (let run = 0; run < 2; run += 1) await sumPageVisits(server.deps);
  const sums = await server.deps.db.select().from(pageVisits).orderBy(pageVisits.routeName);
  expect(sums).toMatchObject([
    { routeName: 'login', visits: 3, uniqueVisitors: 1, area: 'guest', role: null, status: 200 },
    { routeName: 'unknown', visits: 1, status: 404 },
  ]);
  server.clock.advance(32 * 86_400_000);
  await purgePageVisits(server.deps);
  expect(await server.deps.db.$count(pageHits)).toBe(0);
  expect(await server.deps.db.$count(pageVisits)).toBe(2);
});

/** A hit as it is stored; the rest of it is the same for all. */
const hit = (at: string, changes: Partial<PageHit> = {}): PageHit => ({
  at: new Date(at),
  day: at.slice(0, 10),
  routeName: 'login',
  area: 'guest',
  role: null,
  tenantId: null,
  device: 'desktop',
  referrerDomain: null,
  visitorHash: 'a',
  status: 200,
  ms: 10,
  isImpersonated: false,
  ...changes,
});

const sumAt = (instant: string) => sumPageVisits({ ...server.deps, clock: frozenClock(new Date(instant)) });

const sums = () =>
  server.deps.db
    .select({
      day: pageVisits.day,
      hour: pageVisits.hour,
      visits: pageVisits.visits,
      visitors: pageVisits.uniqueVisitors,
      p75Ms: pageVisits.p75Ms,
    })
    .from(pageVisits)
    .orderBy(pageVisits.day, pageVisits.hour);

test('tells for each hour of Paris the visits, the different visitors and the time of three visits in four', async () => {
  await server.deps.db.insert(pageHits).values([
    // The night when clocks are set back: two hours are called two o’clock.
    hit('2026-10-25T00:10:00Z', { ms: 40 }),
    hit('2026-10-25T01:10:00Z', { ms: 10 }),
    hit('2026-10-25T01:20:00Z', { ms: 30, visitorHash: 'b' }),
    hit('2026-10-25T01:30:00Z', { ms: 20 }),
    hit('2026-10-25T02:00:00Z', { ms: 7 }),
  ]);
  await sumAt('2026-10-25T09:30:00Z');
  expect(await sums()).toEqual([
    { day: '2026-10-25', hour: 2, visits: 4, visitors: 2, p75Ms: 30 },
    { day: '2026-10-25', hour: 3, visits: 1, visitors: 1, p75Ms: 7 },
  ]);
});

test('sums up anew only from the hour before the last one known, and makes up for two days of a stop', async () => {
  const { db } = server.deps;
  await db.insert(pageHits).values([hit('2026-11-10T09:00:00Z'), hit('2026-11-10T12:00:00Z')]);
  await sumAt('2026-11-10T12:30:00Z');
  await db.insert(pageHits).values(['09', '11', '12', '13'].map((hour) => hit(`2026-11-10T${hour}:10:00Z`)));
  await sumAt('2026-11-10T13:30:00Z');
  // Nine o’clock is over and stays; that of eleven is one before the last.
  expect((await sums()).map(({ hour, visits }) => [hour, visits])).toEqual([
    [10, 1],
    [12, 1],
    [13, 2],
    [14, 1],
  ]);
  await db.insert(pageHits).values([hit('2026-11-12T13:00:00Z'), hit('2026-11-12T14:00:00Z')]);
  await sumAt('2026-11-14T13:30:00Z');
  expect((await sums()).slice(4)).toMatchObject([{ day: '2026-11-12', hour: 15, visits: 1 }]);
});

test('sums an hour of thousands of hits in steps, to the same figures as in one', async () => {
  const { db } = server.deps;
  const at = Date.parse('2026-11-10T09:00:00Z');
  const made = Array.from({ length: 12_000 }, (_, rank) =>
    hit(new Date(at + rank * 250).toISOString(), {
      referrerDomain: rank % 7 === 0 ? null : `site-${rank % 40}.fr`,
      visitorHash: `v${rank % 300}`,
      ms: rank % 500,
    }),
  );
  for (let from = 0; from < made.length; from += 1000) {
    await db.insert(pageHits).values(made.slice(from, from + 1000));
  }
  await sumAt('2026-11-10T09:59:59Z');
  const bySite = Map.groupBy(made, ({ referrerDomain }) => referrerDomain);
  const expected = [...bySite].map(([site, hitsOfSite]) => {
    const times = hitsOfSite.map(({ ms }) => ms).toSorted((a, b) => a - b);
    return {
      site,
      visits: hitsOfSite.length,
      visitors: new Set(hitsOfSite.map(({ visitorHash }) => visitorHash)).size,
      p75Ms: times[Math.ceil(times.length * 0.75) - 1],
    };
  });
  const found = await db
    .select({
      site: pageVisits.referrerDomain,
      visits: pageVisits.visits,
      visitors: pageVisits.uniqueVisitors,
      p75Ms: pageVisits.p75Ms,
    })
    .from(pageVisits);
  const ordered = (rows: readonly { readonly site?: string | null | undefined }[]) =>
    rows.toSorted((a, b) => (a.site ?? '').localeCompare(b.site ?? ''));
  expect(ordered(found)).toEqual(ordered(expected));
  // Once more changes nothing.
  await sumAt('2026-11-10T09:59:59Z');
  expect(await db.$count(pageVisits)).toBe(expected.length);
});

test('lets others have their turn between two hours', async () => {
  let turns = 0;
  const takeTurns = (): void => {
    turns += 1;
    if (turns < 40) setTimeout(takeTurns);
  };
  setTimeout(takeTurns);
  await sumPageVisits(server.deps);
  expect(turns).toBe(40);
});

test('counts no more than fifty thousand pages an hour, and says so once', async () => {
  const warnings: string[] = [];
  const { db } = server.deps;
  const log = { ...silentLogger, warn: (message: string) => void warnings.push(message) };
  const visits = createVisitLog(db, log);
  for (let count = 0; count < 60_000; count += 1) {
    visits.add(hit('2026-11-10T09:00:00Z'));
    if (count % 1000 === 0) await visits.flush();
  }
  visits.add(hit('2026-11-10T10:00:00Z'));
  await visits.flush();
  expect(await db.$count(pageHits)).toBe(50_001);
  expect(warnings).toEqual(['no more page visits are counted this hour']);
});
