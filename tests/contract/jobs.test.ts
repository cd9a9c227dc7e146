import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { jobs, operations, recurringRuns, tenants } from '#mocks/db/schema/index.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { jobs as applicationJobs } from '#mocks/handlers/jobs/index.ts';
import { backOffS, defineJob, placesOf, type JobDefinition } from '#mocks/server/jobs/define.ts';
import { claimJob } from '#mocks/server/jobs/claim.ts';
import { enqueueJob } from '#mocks/server/jobs/enqueue.ts';
import { jobRegistry } from '#mocks/server/jobs/registry.ts';
import { runDueJobs } from '#mocks/server/jobs/run-due.ts';
import { runJob } from '#mocks/server/jobs/run-job.ts';
import { startJobRunner } from '#mocks/server/jobs/runner.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let deps: ServerDependencies;
beforeAll(async () => {
  server = await openTestServer();
  // Failures are what these tests are about.
  deps = { ...server.deps, log: { ...server.deps.log, error: () => undefined } };
});
afterAll(() => server.close());
beforeEach(() => deps.db.delete(jobs));

const greet = (run: JobDefinition<z.ZodType<{ name: string }>>['run']) =>
  defineJob({ kind: 'greet', payload: z.object({ name: z.string() }), maxAttempts: 3, run });
const jobOf = async (id: string) => (await deps.db.select().from(jobs).where(eq(jobs.id, id)))[0];
const platform = { scope: 'platform' } as const;

describe('a job', () => {
  test('is done once, with its payload, its progress and its result', async () => {
    const names: string[] = [];
    const kind = greet(async (_deps, { name }, run) => {
      names.push(name);
      await run.progress(1, 2);
      return { greeted: name };
    });
    const id = await enqueueJob(deps, deps.db, kind, { name: 'Inès' }, platform);
    const registry = jobRegistry([kind], []);
    expect(await runDueJobs(deps, registry)).toBe(1);
    expect(await runDueJobs(deps, registry)).toBe(0);
    expect(names).toEqual(['Inès']);
    expect(await jobOf(id)).toMatchObject({
      status: 'done',
      progress: { done: 1, total: 2 },
      result: { greeted: 'Inès' },
      error: null,
    });
  });

  test('that fails is tried again after a pause that grows, and given up in the end', async () => {
    let attempts = 0;
    const kind = greet(() => {
      attempts += 1;
      return Promise.reject(new Error(`no answer ${attempts}`));
    });
    const registry = jobRegistry([kind], []);
    const id = await enqueueJob(deps, deps.db, kind, { name: 'Inès' }, platform);
    for (const attempt of [1, 2]) {
      expect(await runDueJobs(deps, registry)).toBe(1);
      expect(await jobOf(id)).toMatchObject({ status: 'queued', error: `no answer ${attempt}` });
      server.clock.advance(backOffS(attempt) * 1000 - 1);
      expect(await runDueJobs(deps, registry)).toBe(0);
      server.clock.advance(1);
    }
    expect(await runDueJobs(deps, registry)).toBe(1);
    expect(await jobOf(id)).toMatchObject({ status: 'failed', attempts: 3, error: 'no answer 3' });
    server.clock.advance(30 * 86_400_000);
    expect(await runDueJobs(deps, registry)).toBe(0);
  });

  test('whose runner was lost is taken again when its lease ends, and the lost runner writes nothing more', async () => {
    const kind = greet(() => Promise.resolve('done by the second'));
    const id = await enqueueJob(deps, deps.db, kind, { name: 'Inès' }, platform);
    const lost = await claimJob(deps, ['greet']);
    expect(lost?.id).toBe(id);
    const registry = jobRegistry([kind], []);
    expect(await runDueJobs(deps, registry)).toBe(0);
    server.clock.advance(kind.leaseS * 1000);
    expect(await runDueJobs(deps, registry)).toBe(1);
    if (lost)
      await runJob(
        deps,
        greet(() => Promise.reject(new Error('too late'))),
        lost,
      );
    expect(await jobOf(id)).toMatchObject({ status: 'done', result: 'done by the second', error: null });
  });

  test('that kills its runner each time is given up, and does not do so for ever', async () => {
    const kind = greet(() => Promise.resolve());
    const id = await enqueueJob(deps, deps.db, kind, { name: 'Inès' }, platform);
    for (let lost = 0; lost < kind.maxAttempts; lost += 1) {
      expect(await claimJob(deps, ['greet'])).not.toBeNull();
      server.clock.advance(kind.leaseS * 1000);
    }
    await runDueJobs(deps, jobRegistry([kind], []));
    expect(await jobOf(id)).toMatchObject({ status: 'failed', error: 'lost while running' });
  });

  test('is not left behind by a change that did not happen', async () => {
    const kind = greet(() => Promise.resolve());
    const change = deps.db.transaction(async (tx) => {
      await enqueueJob(deps, tx, kind, { name: 'Inès' }, platform);
      throw new Error('changed my mind');
    });
    await expect(change).rejects.toThrow('changed my mind');
    expect(await deps.db.$count(jobs)).toBe(0);
  });

  test.each(['failed each time', 'lost its runner each time'])(
    'that %s puts right what waits for it, in the same transaction',
    async (how) => {
      const kind: JobDefinition<z.ZodType<{ name: string }>> = {
        ...greet(() => Promise.reject(new Error('no answer'))),
        maxAttempts: 1,
        onGivenUp: async (_deps, tx, { name }, job) => {
          await tx
            .update(jobs)
            .set({ result: { told: name } })
            .where(eq(jobs.id, job.id));
        },
      };
      const id = await enqueueJob(deps, deps.db, kind, { name: 'Inès' }, platform);
      if (how.startsWith('lost')) {
        const past = new Date(server.clock.systemNow().getTime() - 1000);
        await deps.db.update(jobs).set({ status: 'running', attempts: 1, leaseUntil: past });
      }
      await runDueJobs(deps, jobRegistry([kind], []));
      expect(await jobOf(id)).toMatchObject({ status: 'failed', result: { told: 'Inès' } });
    },
  );

  test('belongs to a company or expressly to the platform, or is not taken at all', async () => {
    const now = deps.clock.systemNow();
    const stray = { kind: 'greet', payload: {}, runAt: now, createdAt: now, updatedAt: now };
    const insert = (owner: { tenantId?: string; isPlatform?: boolean }) =>
      deps.db.insert(jobs).values({ ...stray, ...owner, id: deps.newId() });
    await expect(insert({})).rejects.toThrow();
    await expect(insert({ tenantId: seedId('tenant:T1'), isPlatform: true })).rejects.toThrow();
    await expect(insert({ tenantId: seedId('tenant:T1') })).resolves.toBeDefined();
  });

  test('whose payload is not what its kind takes fails, and is not run', async () => {
    const kind = greet(() => Promise.resolve());
    const older = defineJob({
      kind: kind.kind,
      payload: z.object({ nom: z.string() }),
      run: () => Promise.resolve(),
    });
    const id = await enqueueJob(deps, deps.db, older, { nom: 'Inès' }, platform);
    await runDueJobs(deps, jobRegistry([kind], []));
    expect(await jobOf(id)).toMatchObject({ status: 'queued', attempts: 1 });
    expect((await jobOf(id))?.error).toContain('name');
  });
});

describe('a job that does not end', () => {
  /** Never answers, whatever it is told. */
  const endless = () => new Promise<never>(() => undefined);

  test('within the time of its kind counts as failed, is told so, and is tried again', async () => {
    const reasons: unknown[] = [];
    const kind = {
      ...greet((_deps, _payload, { signal }) => {
        signal.addEventListener('abort', () => reasons.push(signal.reason));
        return endless();
      }),
      limitS: 0.01,
    };
    const id = await enqueueJob(deps, deps.db, kind, { name: 'Inès' }, platform);
    const outcomes: string[] = [];
    const onEnd = ({ outcome }: { outcome: string }) => outcomes.push(outcome);
    expect(await runDueJobs(deps, jobRegistry([kind], []), { onEnd })).toBe(1);
    expect(await jobOf(id)).toMatchObject({
      status: 'queued',
      attempts: 1,
      error: 'greet did not end within 0.01 s',
    });
    expect([outcomes, reasons.map(String)]).toEqual([
      ['retried'],
      ['JobTimeoutError: greet did not end within 0.01 s'],
    ]);
  });

  test('holds up no job of another lane, nor the end of the runner, and goes to the next runner unspent', async () => {
    const isAsked = Promise.withResolvers<void>();
    const isGreeted = Promise.withResolvers<void>();
    const hanging = defineJob({
      kind: 'wait-for-a-mail-server',
      lane: 'mail',
      payload: z.object({}),
      run: () => {
        isAsked.resolve();
        return endless();
      },
    });
    const kind = greet(async () => isGreeted.resolve());
    const waiting = await enqueueJob(deps, deps.db, hanging, {}, platform);
    const runner = startJobRunner(deps, jobRegistry([hanging, kind], []), { patienceMs: 1 });
    await isAsked.promise;
    const greeting = await enqueueJob(deps, deps.db, kind, { name: 'Inès' }, platform);
    await isGreeted.promise;
    await runner.stop();
    expect(await jobOf(greeting)).toMatchObject({ status: 'done' });
    expect(await jobOf(waiting)).toMatchObject({ status: 'queued', attempts: 0, leaseUntil: null });
  });
});

describe('mails that wait for a silent server', () => {
  /** Sends nothing: of the companies named, no mail comes to an end; the others' are told. */
  const openPost = (silent: readonly string[]) => {
    const sent: string[] = [];
    const post = defineJob({
      kind: 'post',
      lane: 'mail',
      payload: z.object({ to: z.string() }),
      run: async (_deps, { to }, { tenantId }) => {
        if (tenantId !== null && silent.includes(tenantId)) await new Promise<never>(() => undefined);
        sent.push(to);
      },
    });
    const send = (to: string, tenantId: string | null) =>
      enqueueJob(deps, deps.db, post, { to }, { scope: tenantId === null ? 'platform' : { tenantId } });
    return { sent, send, runner: startJobRunner(deps, jobRegistry([post], []), { patienceMs: 1 }) };
  };
  const companies = async (count: number): Promise<[string, ...string[]]> => {
    const rows = await deps.db.select({ id: tenants.id }).from(tenants).limit(count);
    const [first, ...others] = rows.map(({ id }) => id);
    if (first === undefined || others.length < count - 1) throw new Error(`fewer than ${count} companies`);
    return [first, ...others];
  };

  test('take one place of their company, and hold up no mail of another nor of the platform', async () => {
    const [silent, other] = await companies(2);
    const { sent, send, runner } = openPost([silent]);
    const first = await send('nobody', silent);
    const second = await send('nobody', silent);
    await send('a customer', other ?? null);
    await send('a person', null);
    await expect.poll(() => sent.toSorted()).toEqual(['a customer', 'a person']);
    expect(await jobOf(first)).toMatchObject({ status: 'running' });
    expect(await jobOf(second)).toMatchObject({ status: 'queued', attempts: 0 });
    await runner.stop();
  });

  test('leave places to the platform, however many companies they are of', async () => {
    const all = await companies(placesOf.mail.companies + 1);
    const { sent, send, runner } = openPost(all);
    const waiting = [];
    for (const tenantId of all) waiting.push(await send('nobody', tenantId));
    await send('a person', null);
    await expect.poll(() => sent).toEqual(['a person']);
    const states = await Promise.all(waiting.map(async (id) => (await jobOf(id))?.status));
    expect(states.filter((status) => status === 'running')).toHaveLength(placesOf.mail.companies);
    await runner.stop();
  });
});

describe('a recurring task', () => {
  test('is done once for each time it is due, whoever looks, and made up for once after a pause', async () => {
    await deps.db.delete(recurringRuns);
    let runs = 0;
    const registry = jobRegistry(
      [],
      [{ name: 'count', every: { minutes: 60 }, run: () => Promise.resolve((runs += 1)) }],
    );
    await runDueJobs(deps, registry);
    await runDueJobs(deps, registry);
    expect(runs).toBe(1);
    server.clock.advance(5 * 3_600_000);
    await Promise.all([runDueJobs(deps, registry), runDueJobs(deps, registry)]);
    expect(runs).toBe(2);
  });

  test('removes for good what was deleted thirty days ago, and nothing else', async () => {
    await deps.db.delete(recurringRuns);
    const before = await deps.db.$count(operations);
    const [victim, recent] = await deps.db.select().from(operations).limit(2);
    const day = 86_400_000;
    const now = deps.clock.businessNow().getTime();
    const markDeleted = (id: string, days: number) =>
      deps.db
        .update(operations)
        .set({ deletedAt: new Date(now - days * day) })
        .where(eq(operations.id, id));
    // Only what has no lots can be deleted; the seeded operations of this test have some, or notes.
    const bare = { ...victim, id: deps.newId(), ref: 'OP-2026-998', version: 1 };
    await deps.db.insert(operations).values(bare as typeof operations.$inferInsert);
    await markDeleted(bare.id, 31);
    await markDeleted(recent?.id ?? '', 29);
    await runDueJobs(deps, applicationJobs);
    expect(await deps.db.$count(operations, eq(operations.id, bare.id))).toBe(0);
    expect(await deps.db.$count(operations)).toBe(before);
  });
});
