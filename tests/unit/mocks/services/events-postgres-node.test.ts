import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { postgresEvents, type ConnectedEventBus } from '#mocks/services/events-postgres-node.ts';
import type { RealtimeEvent } from '#mocks/services/events.ts';
import { silentLogger } from '#mocks/services/log.ts';
import { postgresPrograms, startPostgres, type TestPostgres } from '#tests/support/postgres.ts';

const cut = (userId: string): RealtimeEvent => ({ kind: 'cut', userId });

// Some machines have no PostgreSQL; the everyday database needs none.
describe.skipIf(postgresPrograms === null)('events over PostgreSQL', () => {
  let postgres: TestPostgres;
  let one: ConnectedEventBus;
  let two: ConnectedEventBus;
  beforeAll(async () => {
    postgres = await startPostgres();
    one = await postgresEvents(postgres.databaseUrl, silentLogger);
    two = await postgresEvents(postgres.databaseUrl, silentLogger);
  });
  afterAll(async () => {
    await one.close();
    await two.close();
    await postgres.stop();
  });

  test('are heard by every process, their own included, in one order', async () => {
    const heard: string[][] = [[], []];
    const ends = [one, two].map((bus, index) =>
      bus.subscribe((event) => heard[index]?.push(event.kind === 'cut' ? (event.userId ?? '') : '')),
    );
    await Promise.all([one.publish([cut('a'), cut('b')]), two.publish([cut('c')])]);
    await one.publish([cut('end')]);
    await vi.waitFor(() => expect(heard.map((list) => list.at(-1))).toEqual(['end', 'end']));
    expect(heard[0]).toHaveLength(4);
    expect(heard[1]).toEqual(heard[0]);
    for (const end of ends) end();
  });

  test('arrive whole when they are larger than a notification', async () => {
    const event: RealtimeEvent = {
      kind: 'message',
      channels: ['private-tenant.x'],
      name: 'contact.changed',
      data: { ids: Array.from({ length: 1000 }, (_, index) => `é’${index}`) },
      exceptSocketId: null,
    };
    const heard = new Promise((resolve) => two.subscribe(resolve));
    await one.publish([event]);
    expect(await heard).toEqual(event);
  });

  test('are heard again after the connection was lost', async () => {
    const heard: RealtimeEvent[] = [];
    const end = two.subscribe((event) => heard.push(event));
    const admin = new pg.Client({ connectionString: postgres.databaseUrl });
    await admin.connect();
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await admin.end();
    await vi.waitFor(
      async () => {
        await one.publish([cut('back')]);
        expect(heard.length).toBeGreaterThan(0);
      },
      { timeout: 20_000, interval: 200 },
    );
    end();
  });

  test('are heard by the process that sends them while there is no connection', async () => {
    const alone = await postgresEvents(postgres.databaseUrl, silentLogger);
    await alone.close();
    const heard: RealtimeEvent[] = [];
    alone.subscribe((event) => heard.push(event));
    await alone.publish([cut('a')]);
    expect(heard).toEqual([cut('a')]);
  });
});
