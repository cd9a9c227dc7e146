import { Agent } from 'node:http';
import { expect, test } from 'vitest';
import { handlers } from '#mocks/handlers/index.ts';
import { createProbes } from '#mocks/hosts/http/probes.ts';
import { stopServing } from '#mocks/hosts/http/stop-serving.ts';
import { openTestParts } from '#tests/support/test-server.ts';
import { openHosted } from '#tests/support/hosted.ts';

test('a server asked to stop is ready no more, takes no new connection and ends what it has begun', async () => {
  let letGo: () => void = () => undefined;
  let begun: () => void = () => undefined;
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const isStopping = { now: false };
  const probes = {
    healthz: () => Response.json({}),
    readyz: async () => new Response('', { status: isStopping.now ? 503 : 200 }),
    stopBeingReady: () => {
      isStopping.now = true;
    },
    isStopping: () => isStopping.now,
  };
  const hosted = await openHosted(
    { probes },
    {
      handlers: {
        ...handlers,
        health: {
          ...handlers.health,
          handle: async () => {
            begun();
            await new Promise<void>((resolve) => {
              letGo = resolve;
            });
            return { kind: 'raw', response: new Response('done') };
          },
        },
      },
    },
  );
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  // A connection that stays open, and one with a request under way.
  await hosted.ask('/healthz', { agent });
  const running = hosted.ask('/sante', { agent });
  await hasBegun;
  const real = createProbes(hosted.server.deps.db);
  real.stopBeingReady();
  expect((await real.readyz()).status).toBe(503);

  probes.stopBeingReady();
  const closed = hosted.close();
  await expect(hosted.ask('/healthz')).rejects.toThrow('ECONNREFUSED');
  letGo();
  const answer = await running;
  expect([answer.status, answer.body.toString(), answer.headers.connection]).toEqual([200, 'done', 'close']);
  await closed;
  agent.destroy();
});

test('a server that is drained says first that it is not ready, goes on answering, and only then ends', async () => {
  const drained = Promise.withResolvers<void>();
  const order: string[] = [];
  const note = (what: string) => async () => {
    order.push(what);
  };
  const parts = await openTestParts();
  const probes = createProbes(parts.deps.db);
  const hosted = await openHosted({ probes });
  const listening = {
    close: async () => {
      order.push('connections end');
      await hosted.close();
    },
  };
  const runner = { stop: note('jobs end') };
  const stopped = stopServing({ probes, listening, runner, release: note('database') }, drained.promise);
  const ready = await hosted.ask('/readyz');
  expect([ready.status, ready.body.toString()]).toEqual([503, '{"status":"stopping"}']);
  const page = await hosted.ask('/connexion');
  expect([page.status, page.headers.connection]).toEqual([200, 'close']);
  expect(order).toEqual(['jobs end']);
  drained.resolve();
  await stopped;
  expect(order).toEqual(['jobs end', 'connections end', 'database']);
  await expect(hosted.ask('/healthz')).rejects.toThrow('ECONNREFUSED');
  await parts.close();
});

test('the server is not ready while its database does not answer, nor while a migration is missing', async () => {
  const hosted = await openHosted();
  const { db } = hosted.server.deps;
  expect((await hosted.ask('/readyz')).status).toBe(200);
  await db.execute(`update schema_migrations set name = name || '-of-yesterday'`);
  const behind = await hosted.ask('/readyz');
  expect([behind.status, behind.body.toString(), behind.headers['retry-after']]).toEqual([
    503,
    '{"status":"migrations"}',
    '5',
  ]);
  await db.execute('alter table schema_migrations rename to elsewhere');
  expect((await hosted.ask('/readyz')).body.toString()).toBe('{"status":"database"}');
  expect((await hosted.ask('/healthz')).status).toBe(200);
  await hosted.close();
});
