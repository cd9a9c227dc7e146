import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CityscanProps } from '#contracts/client/cityscan.ts';
import { jobs } from '#mocks/handlers/jobs/index.ts';
import { cityscanScans } from '#mocks/db/schema/index.ts';
import { scanId } from '#mocks/db/seed/cityscan/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { runWaitingJobs } from '#mocks/server/jobs/run-due.ts';
import { NeighbourhoodError, type NeighbourhoodService } from '#mocks/services/neighbourhood/service.ts';
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

const path = '/analyse-de-quartier';
const libourne = { address: '14 rue des Chais, 33500 Libourne', lat: 44.9131, lng: -0.2347 };
const golden = scanId('T1', 'OP-2025-001');
const shown = async (visitor = owner, query = '') =>
  (await visitor.get(`${path}${query}`)).page.props as unknown as CityscanProps;
const send = async (method: string, address: string, data: object, visitor = owner) =>
  (await visitor.visit(method, address, { data })).page.props as unknown as CityscanProps & {
    readonly errors: Record<string, string>;
  };
const equal = {
  transport: 1,
  shops: 1,
  education: 1,
  health: 1,
  leisure: 1,
  environment: 1,
  risks: 1,
  connectivity: 1,
  safety: 1,
};

describe('the neighbourhood of the golden operation', () => {
  test('has its note of 74,1, is named as a demonstration, and keeps to the company', async () => {
    const { scan, history } = await shown(owner, `?scan=${golden}&radius=300`);
    expect(scan).toMatchObject({ note: 74.1, isDemonstration: true, provider: 'Données de démonstration' });
    expect(history).toHaveLength(3);
    expect(scan?.missing).toEqual(['safety']);
    expect(scan?.themes.find(({ key }) => key === 'environment')?.parts).toEqual([
      { key: 'noise', note: 58 },
      { key: 'air', note: 66 },
      { key: 'green', note: 68 },
    ]);
    expect(scan?.themes[0]?.points.every(({ walkMin }) => walkMin <= 4)).toBe(true);
    expect((await shown(stranger, `?scan=${golden}`)).scan).toBeNull();
    expect((await shown(owner, `?operation=${operationId('T1', 'OP-2025-001')}`)).scan?.id).toBe(golden);
  });

  test('stands beside another address', async () => {
    const { other } = await shown(owner, `?scan=${golden}&compare=${scanId('T1', 'OP-2025-002')}`);
    expect(other?.address).toContain('Talence');
  });

  test('is noted by each person’s own weights', async () => {
    const weights = { ...equal, transport: 0, risks: 5 };
    expect((await send('PUT', `${path}/poids`, { ...weights, risks: 6 })).errors).toHaveProperty('risks');
    await send('PUT', `${path}/poids`, weights);
    // (86 + 80 + 77 + 72 + 64 + 88 + 5 × 55) ÷ 11
    expect((await shown(owner, `?scan=${golden}`)).scan?.note).toBe(67.5);
    expect((await shown(viewer, `?scan=${golden}`)).scan?.note).toBe(74.1);
    await send('PUT', `${path}/poids`, equal);
  });

  test('is read by all, asked for by those who may', async () => {
    expect((await viewer.get(path)).status).toBe(200);
    const data = { ...libourne, operationId: null };
    expect((await viewer.visit('POST', path, { data })).status).toBe(403);
    expect((await stranger.visit('POST', `${path}/${golden}/actualisation`, { data: {} })).status).toBe(404);
  });
});

describe('asking for an address', () => {
  test('waits for the service outside of the request, and is there once it answered', async () => {
    const props = await send('POST', path, { ...libourne, operationId: null });
    expect(props.scan).toMatchObject({ status: 'pending', themes: [] });
    await runWaitingJobs(server.deps, jobs);
    const after = await shown(owner, `?scan=${props.scan?.id ?? ''}`);
    expect(after.scan).toMatchObject({ status: 'ready', note: 74.1, isDemonstration: true });
  });

  test('of which the demonstration has nothing says so, and invents nothing', async () => {
    const paris = { address: '1 rue de Rivoli, 75004 Paris', lat: 48.8559, lng: 2.3588, operationId: null };
    const props = await send('POST', path, paris);
    await runWaitingJobs(server.deps, jobs);
    const after = await shown(owner, `?scan=${props.scan?.id ?? ''}`);
    expect(after.scan).toMatchObject({ status: 'failed', fault: 'not_covered', themes: [], note: null });
  });

  test('is refused outside of France, and for an operation of others', async () => {
    const london = { address: 'London', lat: 51.5, lng: -0.12, operationId: null };
    expect((await send('POST', path, london)).errors).toHaveProperty('lat');
    const foreign = { ...libourne, operationId: operationId('T2', 'OP-2025-002') };
    expect((await send('POST', path, foreign)).errors).toHaveProperty('operationId');
  });

  test('again keeps the last answer where the service is down', async () => {
    await send('POST', `${path}/${golden}/actualisation`, {});
    const down: NeighbourhoodService = {
      name: 'Relevé',
      isDemonstration: false,
      analyse: () => Promise.reject(new NeighbourhoodError('unavailable', 'down')),
    };
    await runWaitingJobs({ ...server.deps, neighbourhood: down }, jobs);
    const { scan } = await shown(owner, `?scan=${golden}`);
    expect(scan).toMatchObject({
      status: 'failed',
      fault: 'unavailable',
      note: 74.1,
      fetchedAt: '2026-10-14T09:20:00.000Z',
      provider: 'Données de démonstration',
    });
  });

  test('is attached to an operation, and taken away again', async () => {
    const other = operationId('T1', 'OP-2026-004');
    await send('PUT', `${path}/${golden}/operation`, { operationId: other });
    const [row] = await server.deps.db.select().from(cityscanScans).where(eq(cityscanScans.id, golden));
    expect(row?.operationId).toBe(other);
    await send('PUT', `${path}/${golden}/operation`, { operationId: null });
    expect((await shown(owner, `?scan=${golden}`)).scan?.operation).toBeNull();
  });
});

describe('a link with an address', () => {
  test('shows the latest analysis of that place, by its name or by its spot', async () => {
    const named = await shown(owner, `?address=${encodeURIComponent(libourne.address)}`);
    expect(named.scan?.address).toBe(libourne.address);
    const spot = await shown(owner, '?address=Les%20Chais&lat=44.91312&lng=-0.23468');
    expect(spot.scan?.address).toBe(libourne.address);
  });

  test('shows none for a place that nobody has looked at, and keeps what to ask for', async () => {
    const { scan, query } = await shown(owner, '?address=1%20rue%20Neuve%2C%20Bordeaux&lat=44.84&lng=-0.57');
    expect(scan).toBeNull();
    expect(query).toMatchObject({ address: '1 rue Neuve, Bordeaux', lat: 44.84, lng: -0.57 });
    expect((await shown(owner, '?lat=north')).scan).not.toBeNull();
  });

  test('shows no analysis of another company', async () => {
    const { scan } = await shown(stranger, `?address=${encodeURIComponent(libourne.address)}`);
    expect(scan).toBeNull();
  });
});
