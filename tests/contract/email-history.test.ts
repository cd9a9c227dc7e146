import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EmailHistoryIndexProps } from '#contracts/client/email-history/index.ts';
import type { EmailHistoryShowProps } from '#contracts/client/email-history/show.ts';
import { auditEntries, notifications, outgoingMails, suppressions } from '#mocks/db/schema/index.ts';
import { personId } from '#mocks/db/seed/people.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { notifyBounced } from '#mocks/handlers/jobs/notify-bounced.ts';
import { jobs as applicationJobs } from '#mocks/handlers/jobs/index.ts';
import { runDueJobs } from '#mocks/server/jobs/run-due.ts';
import { queueMail } from '#mocks/server/mail/queue.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let collaborator: Visitor;
let other: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [owner, collaborator, other] = [server.visitor(), server.visitor(), server.visitor()];
  await owner.signIn('hugo.lartigue@example.test');
  await collaborator.signIn('ines.duprat@example.test');
  await other.signIn('karim.belkacem@example.test');
});
afterAll(() => server.close());

const listed = async (visitor: Visitor, query = '') =>
  (await visitor.get(`/e-mails${query}`)).page.props as unknown as EmailHistoryIndexProps;
const shown = async (visitor: Visitor, id: string) =>
  (await visitor.get(`/e-mails/${id}`)).page.props as unknown as EmailHistoryShowProps;
const oneOf = async (query: string) => {
  const [row] = (await listed(owner, query)).list.items;
  if (row === undefined) throw new Error(`no mail for ${query}`);
  return row;
};
const errorsOf = (props: unknown) => (props as { errors: Record<string, string> }).errors;

describe('the history of mails', () => {
  test('shows the company’s own, newest first, and counts what was refused', async () => {
    const { list, counts, suppressions: refused } = await listed(owner);
    expect(list.totalCount).toBe(52);
    expect(list.items[0]).toMatchObject({
      state: 'deferred',
      sender: 'Inès Duprat',
      operation: 'Saint-Genès',
    });
    expect(counts).toMatchObject({ refused: 2, waiting: 1 });
    expect(refused).toMatchObject([{ address: expect.stringMatching(/^.•••@example\.test$/) }]);
    expect((await listed(other)).list.totalCount).toBe(0);
  });

  test('is closed to accountants and readers, and another company’s mail is not there', async () => {
    for (const email of ['marc.soubiran@example.test', 'lea.pons@example.test']) {
      const visitor = server.visitor();
      await visitor.signIn(email);
      expect((await visitor.get('/e-mails')).status).toBe(403);
    }
    const { id } = await oneOf('?state=sent');
    expect((await other.get(`/e-mails/${id}`)).status).toBe(404);
  });

  test('gives a collaborator their own mails and those of their operations alone', async () => {
    const { deps } = server;
    const about = (senderId: string) => ({ senderId, operationId: null });
    const write = (senderId: string, subject: string) =>
      queueMail(
        { deps },
        deps.db,
        'lots.offer',
        {
          email: 'libre@example.test',
          name: null,
          locale: 'fr',
          tenant: { id: tenantId('T1'), name: 'Garonne Patrimoine' },
          about: about(senderId),
        },
        { sender: 'x', company: 'y', subject, message: '', lots: [] },
      );
    const foreign = await write(personId('hugo.lartigue'), 'du titulaire');
    const own = await write(personId('ines.duprat'), 'du collaborateur');
    expect((await collaborator.get(`/e-mails/${foreign}`)).status).toBe(404);
    expect((await collaborator.get(`/e-mails/${own}`)).status).toBe(200);
    const ids = (await listed(collaborator, '?q=libre')).list.items.map(({ id }) => id);
    expect(ids).toEqual([own]);
  });
});

describe('one mail', () => {
  test('tells its course in plain words', async () => {
    const { id } = await oneOf('?state=bounced');
    const { email } = await shown(owner, id);
    expect(email.steps.at(-1)).toMatchObject({
      kind: 'bounced',
      problem: 'unknownAddress',
      detail: '550 5.1.1 User unknown',
    });
    expect(email.body?.text).toContain('2 lots disponibles');
    expect(email.contact).not.toBeNull();
  });

  test('of the platform itself shows no body: it may hold a personal link', async () => {
    const { deps } = server;
    const id = await queueMail(
      { deps },
      deps.db,
      'password.reset',
      {
        email: 'secret@example.test',
        name: null,
        locale: 'fr',
        tenant: { id: tenantId('T1'), name: 'Garonne Patrimoine' },
      },
      { href: 'https://ilot.example/reinitialiser/jeton', lifeMinutes: 60 },
    );
    const answer = await owner.get(`/e-mails/${id}`);
    expect(JSON.stringify(answer.page.props)).not.toContain('jeton');
    expect((answer.page.props as unknown as EmailHistoryShowProps).email.absence).toBe('private');
  });

  test('is sent again as it is, in a chain, and not to an address that refused it', async () => {
    const bounced = await oneOf('?state=bounced');
    const refused = await owner.visit('POST', `/e-mails/${bounced.id}/renvoi`, { data: { to: null } });
    expect(errorsOf(refused.page.props)['to']).toContain('désinscrite ou a été rejetée');
    const again = await owner.visit('POST', `/e-mails/${bounced.id}/renvoi`, {
      data: { to: 'corrige@example.test' },
    });
    expect(again.page.url).toMatch(/^\/e-mails\/[0-9a-z]{26}$/);
    await runDueJobs(server.deps, applicationJobs);
    const { chain } = await shown(owner, bounced.id);
    expect(chain).toMatchObject([{ toAddress: 'corrige@example.test', state: 'sent' }]);
    expect(await server.deps.db.$count(auditEntries, eq(auditEntries.action, 'email.resend'))).toBe(1);
  });

  test('with a link to shared documents is not sent again, but told on its own page', async () => {
    const link = await oneOf('?q=Documents');
    const refused = await owner.visit('POST', `/e-mails/${link.id}/renvoi`, { data: { to: null } });
    expect(errorsOf(refused.page.props)['base']).toContain('page des partages');
  });

  test('is passed on with a word', async () => {
    const sent = await oneOf('?state=sent&origin=transactional');
    const answer = await owner.visit('POST', `/e-mails/${sent.id}/transfert`, {
      data: { to: 'notaire@example.test', note: 'Pour information.' },
    });
    const { email } = answer.page.props as unknown as EmailHistoryShowProps;
    expect(email).toMatchObject({ toAddress: 'notaire@example.test', sender: 'Hugo Lartigue' });
    expect(email.subject).toMatch(/^Tr : /);
    expect(email.body?.text).toContain('Pour information.');
  });
});

describe('an address that refuses a mail', () => {
  test('gets nothing more, its sender is told once, and the owner alone allows it again', async () => {
    const failing = {
      ...server.deps,
      mailer: {
        leaves: true,
        send: () => Promise.reject(Object.assign(new Error('550 5.1.1 no such user'), { responseCode: 550 })),
      },
    };
    await runDueJobs(server.deps, applicationJobs);
    const sent = await oneOf('?state=sent&origin=share&q=Lots');
    await owner.visit('POST', `/e-mails/${sent.id}/renvoi`, { data: { to: 'parti@example.test' } });
    await runDueJobs(failing, applicationJobs);
    const [mail] = await server.deps.db
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.toAddress, 'parti@example.test'));
    expect(mail).toMatchObject({ status: 'bounced', attempts: 1, keepsBody: true });
    await notifyBounced(server.deps);
    await notifyBounced(server.deps);
    const notified = and(
      eq(notifications.textKey, 'email.bounced'),
      eq(notifications.userId, personId('hugo.lartigue')),
    );
    expect(await server.deps.db.$count(notifications, notified)).toBe(1);
    const [row] = (await listed(owner)).suppressions ?? [];
    const path = `/e-mails/ecartees/${row?.id}`;
    expect((await collaborator.visit('DELETE', path, { data: { reason: 'x' } })).status).toBe(403);
    expect((await other.visit('DELETE', path, { data: { reason: 'x' } })).status).toBe(404);
    await owner.visit('DELETE', path, { data: { reason: 'Adresse confirmée' } });
    expect(await server.deps.db.$count(suppressions)).toBe(1);
  });
});
