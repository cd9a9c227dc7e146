import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServer } from '#mocks/db/open/server.ts';
import { seedDemo } from '#mocks/db/seed/seed-demo.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { argon2Hasher } from '#mocks/services/hashing.ts';
import { testNow, testPassword } from '#tests/support/database.ts';
import { postgresPrograms, startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { serve, type Served } from '#tests/support/served.ts';
import { startProxy, type TcpProxy } from '#tests/support/tcp-proxy.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';

const journal = `/operations/${seedId('operation:T1:OP-2025-001')}`;
/** What the pool may hold at most. */
const poolSize = 10;

/** Without PostgreSQL on this machine there is nothing to stop. */
describe.skipIf(postgresPrograms === null)('a PostgreSQL server that misbehaves', () => {
  let postgres: TestPostgres;
  let proxy: TcpProxy;
  let served: Served;
  let visitor: Visitor;
  const confirmed: string[] = [];
  let count = 0;

  beforeAll(async () => {
    postgres = await startPostgres();
    const { db, close } = await openServer(postgres.databaseUrl);
    const hash = await argon2Hasher().hash(testPassword);
    await seedDemo(db, { now: testNow, passwords: () => testPassword, hash: async () => hash });
    await close();
    proxy = await startProxy(postgres.socket);
    served = await serve({ env: { DATABASE_URL: `postgresql://postgres@127.0.0.1:${proxy.port}/postgres` } });
    visitor = createVisitor(served.url);
    await visitor.signIn('hugo.lartigue@example.test');
  });
  afterAll(async () => {
    await served.close();
    await proxy.close();
    await postgres.stop();
  });

  /** Saves a note and remembers it when it is confirmed; gives the status. */
  async function save(): Promise<number> {
    count += 1;
    const text = `note-${count}-`;
    const { status } = await visitor.visit('POST', `${journal}/notes`, { data: { text }, follows: false });
    if (status === 303) confirmed.push(text);
    return status;
  }

  /** Waits until the server is ready again by itself. */
  async function recovers(): Promise<void> {
    for (;;) {
      const { status } = await fetch(`${served.url}/readyz`);
      if (status === 200) return;
      await wait(100);
    }
  }

  async function expectNothingLost(): Promise<void> {
    const { status, text } = await visitor.get(journal);
    expect(status).toBe(200);
    expect(confirmed.filter((note) => !text.includes(note))).toEqual([]);
  }

  test('stopped: every answer is a plain 503 that says when to come back, and the process lives', async () => {
    expect(await save()).toBe(303);
    await postgres.interrupt();
    const page = await visitor.get(journal, { isProtocol: false });
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect(page.text).toContain('Service momentanément indisponible.');
    expect(await save()).toBe(503);
    expect((await fetch(`${served.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${served.url}/healthz`)).status).toBe(200);
  });

  test('started again: work goes on without a restart, and no confirmed save is lost', async () => {
    await postgres.resume();
    await recovers();
    expect(await save()).toBe(303);
    await expectNothingLost();
  });

  test('cut in the middle of saves, again and again: what was confirmed is there, and no connection is lost for good', async () => {
    for (let round = 0; round < 20; round += 1) {
      const saving = Promise.all(Array.from({ length: 5 }, save));
      await wait(Math.random() * 60);
      proxy.cut();
      for (const status of await saving) expect([303, 503]).toContain(status);
    }
    await recovers();
    await expectNothingLost();
    expect(proxy.open()).toBeLessThanOrEqual(poolSize + 1);
  });

  test('slow: people wait and nothing fails', async () => {
    proxy.delay(20);
    expect(await save()).toBe(303);
    proxy.delay(0);
    await expectNothingLost();
  });

  test('silent: who asks is told within the time limit, and all is well once it speaks again', async () => {
    proxy.delay(null);
    const asked = await Promise.all([save(), save(), save()]);
    expect(asked).toEqual([503, 503, 503]);
    proxy.delay(0);
    proxy.cut();
    await recovers();
    expect(await save()).toBe(303);
    await expectNothingLost();
    expect(proxy.open()).toBeLessThanOrEqual(poolSize + 1);
  });
});
