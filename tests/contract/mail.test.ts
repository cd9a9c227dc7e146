import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobs, outgoingMails } from '#mocks/db/schema/index.ts';
import { jobs as applicationJobs } from '#mocks/handlers/jobs/index.ts';
import { runDueJobs } from '#mocks/server/jobs/run-due.ts';
import { queueMail, type MailRecipient } from '#mocks/server/mail/queue.ts';
import { jobRegistry } from '#mocks/server/jobs/registry.ts';
import { mailDelivery } from '#mocks/server/mail/delivery.ts';
import type { OutgoingMail } from '#mocks/services/mail/mailer.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.db.delete(outgoingMails);
  await server.deps.db.delete(jobs);
});

const to: MailRecipient = { email: 'lea.pons@example.test', name: 'Léa', locale: 'fr' };
const values = { href: 'https://ilot.example/reinitialiser/secret', lifeMinutes: 60 };
const mailOf = async (id: string) =>
  (await server.deps.db.select().from(outgoingMails).where(eq(outgoingMails.id, id)))[0];

describe('a mail', () => {
  test('is written with the change that causes it, and not at all without it', async () => {
    const { deps } = server;
    const change = deps.db.transaction(async (tx) => {
      await queueMail({ deps }, tx, 'password.reset', to, values);
      throw new Error('changed my mind');
    });
    await expect(change).rejects.toThrow('changed my mind');
    await runDueJobs(deps, applicationJobs);
    expect(await deps.db.$count(outgoingMails)).toBe(0);
  });

  test('stays readable in the mailbox of an installation without mail server', async () => {
    const { deps } = server;
    const id = await queueMail({ deps }, deps.db, 'password.reset', to, values);
    await runDueJobs(deps, applicationJobs);
    expect(await mailOf(id)).toMatchObject({ status: 'sent', text: expect.stringContaining(values.href) });
  });

  test('leaves once a mail server answers again, and its secret link is then forgotten', async () => {
    const sent: OutgoingMail[] = [];
    let isDown = true;
    const deps = {
      ...server.deps,
      mailer: {
        leaves: true,
        send: (mail: OutgoingMail) => {
          if (isDown) return Promise.reject(new Error('connect ECONNREFUSED'));
          sent.push(mail);
          return Promise.resolve();
        },
      },
    };
    const id = await queueMail({ deps }, deps.db, 'password.reset', to, values);
    await runDueJobs(deps, applicationJobs);
    expect(await mailOf(id)).toMatchObject({
      status: 'queued',
      attempts: 1,
      error: expect.stringContaining('ECONNREFUSED'),
    });
    isDown = false;
    server.clock.advance(60_000);
    await runDueJobs(deps, applicationJobs);
    await runDueJobs(deps, applicationJobs);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      id,
      to: { address: to.email, name: 'Léa' },
      from: { address: 'no-reply@example.test', name: 'Îlot' },
      replyTo: 'assistance@example.test',
      subject: 'Réinitialisez votre mot de passe — Îlot',
      html: expect.stringContaining(values.href),
    });
    expect(await mailOf(id)).toMatchObject({ status: 'sent', html: '', text: '', error: null });
  });

  test('that no mail server ever takes is marked as failed, with the reason', async () => {
    const deps = {
      ...server.deps,
      log: { ...server.deps.log, error: () => undefined },
      mailer: { leaves: true, send: () => Promise.reject(new Error('550 no such mailbox')) },
    };
    const id = await queueMail({ deps }, deps.db, 'password.reset', to, values);
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await runDueJobs(deps, applicationJobs);
      server.clock.advance(86_400_000);
    }
    expect(await mailOf(id)).toMatchObject({ status: 'failed', attempts: 8, error: '550 no such mailbox' });
  });

  test('to a mail server that never answers is given up in its own time, and marked as failed', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const deps = {
      ...server.deps,
      log: { ...server.deps.log, error: () => undefined },
      mailer: {
        leaves: true,
        send: (_mail: OutgoingMail, signal?: AbortSignal) => {
          signals.push(signal);
          return new Promise<never>(() => undefined);
        },
      },
    };
    const id = await queueMail({ deps }, deps.db, 'password.reset', to, values);
    const hasty = jobRegistry([{ ...mailDelivery, limitS: 0.01, maxAttempts: 2 }], []);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await runDueJobs(deps, hasty);
      server.clock.advance(86_400_000);
    }
    expect(await mailOf(id)).toMatchObject({
      status: 'failed',
      attempts: 2,
      error: 'mail.deliver did not end within 0.01 s',
    });
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
  });
});
