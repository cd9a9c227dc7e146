import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SmtpSettingProps } from '#contracts/client/smtp-setting.ts';
import { exampleSmtp } from '#contracts/client/smtp-setting/payload.ts';
import { outgoingMails, smtpSettings } from '#mocks/db/schema/index.ts';
import { personId } from '#mocks/db/seed/people.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { jobs } from '#mocks/handlers/jobs/index.ts';
import { runDueJobs } from '#mocks/server/jobs/run-due.ts';
import { queueMail } from '#mocks/server/mail/queue.ts';
import { nodeCompanyMailer } from '#mocks/services/mail/company-mailer-node.ts';
import { confirmPassword } from '#tests/support/account.ts';
import { openSmtpServer, type SmtpServer } from '#tests/support/smtp.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const page = '/parametres/smtp';
const texts: Record<string, string[]> = {
  'garonne.example': ['v=spf1 include:mx.ovh.com ~all'],
  's1._domainkey.garonne.example': ['v=DKIM1; p=MIGf'],
};

let testServer: TestServer;
let server: SmtpServer;
let owner: Visitor;
let other: Visitor;
beforeAll(async () => {
  server = await openSmtpServer('secret-1');
  testServer = await openTestServer(
    {},
    {
      companyMailer: nodeCompanyMailer({ allowsLoopback: true }),
      dnsTexts: { of: async (name) => texts[name] ?? [] },
    },
  );
  [owner, other] = [testServer.visitor(), testServer.visitor()];
  await owner.signIn('hugo.lartigue@example.test');
  await other.signIn('karim.belkacem@example.test');
  await confirmPassword(testServer, personId('hugo.lartigue'));
});
afterAll(async () => {
  await testServer.close();
  await server.close();
});
beforeEach(async () => {
  await testServer.deps.db.delete(smtpSettings);
});

const shown = async (visitor = owner) => (await visitor.get(page)).page.props as unknown as SmtpSettingProps;
const save = (changes: object = {}) =>
  owner.visit('PUT', page, { data: { ...exampleSmtp, password: 'secret-1', version: 0, ...changes } });
const errorsOf = async (changes: object) => (await save(changes)).page.props.errors;
/** The server of the test answers on a port that no form allows. */
const pointToTestServer = (changes: Partial<typeof smtpSettings.$inferInsert> = {}) =>
  testServer.deps.db.update(smtpSettings).set({ host: '127.0.0.1', port: server.port, ...changes });
const tryOut = async () => {
  await owner.visit('POST', `${page}/essai`, { data: { to: 'hugo.lartigue@example.test' } });
  await runDueJobs(testServer.deps, jobs);
};

describe('the mail server of a company', () => {
  test('is its owner’s alone', async () => {
    for (const email of ['ines.duprat@example.test', 'marc.soubiran@example.test', 'lea.pons@example.test']) {
      const visitor = testServer.visitor();
      await visitor.signIn(email);
      expect((await visitor.get(page)).status).toBe(403);
      expect((await visitor.visit('PUT', page, { data: { ...exampleSmtp, version: 0 } })).status).toBe(403);
    }
  });

  test('is kept with its password sealed, which no answer ever holds', async () => {
    const answer = await save();
    expect(answer.page.props.flash?.type).toBe('success');
    const [row] = await testServer.deps.db.select().from(smtpSettings);
    expect(row).toMatchObject({ tenantId: tenantId('T1'), verifiedAt: null, version: 1 });
    expect(row?.passwordSealed).toMatch(/^v1\./);
    expect((await owner.get(page)).text).not.toContain('secret-1');
    expect((await shown()).password).not.toBeNull();
    expect((await shown(other)).version).toBe(0);
  });

  test('asks for the password at first, and again after another server, port or account', async () => {
    expect(await errorsOf({ password: '' })).toHaveProperty('password');
    await save();
    for (const change of [{ host: 'mail.gandi.net' }, { port: 587 }, { username: 'autre' }]) {
      expect(await errorsOf({ ...change, password: '', version: 1 })).toMatchObject({
        password: 'Ressaisissez le mot de passe après un changement de serveur.',
      });
    }
    const [before] = await testServer.deps.db.select().from(smtpSettings);
    expect(await errorsOf({ fromName: 'Garonne', password: '', version: 1 })).toEqual({});
    const [after] = await testServer.deps.db.select().from(smtpSettings);
    expect(after).toMatchObject({ passwordSealed: before?.passwordSealed, fromName: 'Garonne', version: 2 });
  });

  test('is not changed over somebody else’s change, and takes no port of another service', async () => {
    await save();
    expect(await errorsOf({ version: 0, fromName: 'Autre' })).toHaveProperty('version');
    expect(await errorsOf({ version: 1, port: 22 })).toHaveProperty('port');
    expect(await errorsOf({ version: 1, host: 'http://x' })).toHaveProperty('host');
  });

  test('within our walls is refused as it is entered', async () => {
    const { companyMailer } = testServer.deps;
    testServer.deps.companyMailer = nodeCompanyMailer();
    expect(await errorsOf({ host: '169.254.169.254' })).toMatchObject({
      host: 'Ce serveur n’est pas autorisé.',
    });
    testServer.deps.companyMailer = companyMailer;
  });

  test('is forgotten with its password', async () => {
    await save();
    await owner.visit('DELETE', page);
    expect(await testServer.deps.db.select().from(smtpSettings)).toEqual([]);
    expect((await shown()).sender.route).toBe('platform');
  });
});

describe('a test', () => {
  test('that the server takes puts it to use', async () => {
    await save();
    await pointToTestServer();
    await tryOut();
    const { test: last, sender, isTesting } = await shown();
    expect(last).toMatchObject({ isOk: true, fault: null });
    expect(last?.transcript.join()).not.toContain('secret-1');
    expect(sender).toMatchObject({ route: 'company', from: 'Garonne Patrimoine <contact@garonne.example>' });
    expect(isTesting).toBe(false);
    expect(server.messages.at(-1)).toContain('To: hugo.lartigue@example.test');
  });

  test('with a wrong password tells the code of the server', async () => {
    await save({ password: 'wrong' });
    await pointToTestServer();
    await tryOut();
    expect((await shown()).test).toMatchObject({ isOk: false, fault: 'wrongPassword', code: 535 });
    expect((await shown()).sender.route).toBe('platform');
  });

  test('needs a server', async () => {
    const answer = await owner.visit('POST', `${page}/essai`, { data: { to: 'a@example.test' } });
    expect(answer.page.props.errors).toHaveProperty('base');
  });
});

describe('mails of the company', () => {
  const write = () =>
    queueMail(
      testServer,
      testServer.deps.db,
      'lots.offer',
      {
        email: 'libre@example.test',
        name: null,
        locale: 'fr',
        tenant: { id: tenantId('T1'), name: 'Garonne Patrimoine' },
        about: { senderId: personId('hugo.lartigue') },
      },
      { sender: 'x', company: 'y', subject: 'Lots', message: '', lots: [] },
    );
  const sent = async (id: string) => {
    await runDueJobs(testServer.deps, jobs);
    const [row] = await testServer.deps.db.select().from(outgoingMails).where(eq(outgoingMails.id, id));
    return row;
  };

  test('leave through a server that was tested, in its name, and count towards its day', async () => {
    await save();
    await pointToTestServer({ verifiedAt: new Date() });
    const { usage } = await shown();
    expect(await sent(await write())).toMatchObject({
      status: 'sent',
      route: 'company',
      fromAddress: 'contact@garonne.example',
    });
    expect(server.messages.at(-1)).toContain('From: Garonne Patrimoine <contact@garonne.example>');
    expect((await shown()).usage?.sent).toBe((usage?.sent ?? 0) + 1);
  });

  test('leave from the platform beyond the daily limit, and before any test', async () => {
    await save();
    await pointToTestServer();
    expect(await sent(await write())).toMatchObject({ route: 'platform', status: 'sent' });
    await pointToTestServer({ verifiedAt: new Date(), dailyLimit: 1 });
    expect(await sent(await write())).toMatchObject({ route: 'platform' });
  });

  test('go by the platform at the next attempt when the server refuses the password', async () => {
    await save({ password: 'wrong' });
    await pointToTestServer({ verifiedAt: new Date() });
    const id = await write();
    expect(await sent(id)).toMatchObject({ status: 'queued', attempts: 1 });
    expect((await shown()).test).toMatchObject({ isOk: false, fault: 'wrongPassword' });
    testServer.clock.advance(60_000);
    expect(await sent(id)).toMatchObject({ status: 'sent', route: 'platform' });
  });

  test('of the platform itself never leave through it', async () => {
    await save();
    await pointToTestServer({ verifiedAt: new Date() });
    const id = await queueMail(
      testServer,
      testServer.deps.db,
      'password.reset',
      { email: 'x@example.test', name: null, locale: 'fr', tenant: { id: tenantId('T1'), name: 'G' } },
      { href: 'https://ilot.example/reinitialiser/jeton', lifeMinutes: 60 },
    );
    expect(await sent(id)).toMatchObject({ route: 'platform' });
  });
});

test('the DNS tells what is in place and what is to be published', async () => {
  await save({ dkimSelector: 's1' });
  await owner.visit('POST', `${page}/dns`);
  const { dns } = await shown();
  expect(dns?.checks.map(({ kind, state }) => [kind, state])).toEqual([
    ['spf', 'found'],
    ['dkim', 'found'],
    ['dmarc', 'missing'],
  ]);
  expect(dns?.isStale).toBe(false);
  const dnsCheckedAt = new Date(testServer.clock.businessNow().getTime() - 25 * 3_600_000);
  await testServer.deps.db.update(smtpSettings).set({ dnsCheckedAt });
  expect((await shown()).dns?.isStale).toBe(true);
});
