import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, gdprRequests, impersonations, oneTimeTokens, users } from '#mocks/db/schema/index.ts';
import { jobs } from '#mocks/handlers/jobs/index.ts';
import { readPersonalData } from '#mocks/handlers/account/personal-data.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { runDueJobs } from '#mocks/server/jobs/run-due.ts';
import { demoInvitationTokens } from '#mocks/db/seed/invitations.ts';
import { personId } from '#mocks/db/seed/people.ts';
import { endAllSessions } from '#mocks/server/identity/end-sessions.ts';
import { unlockAccount } from '#mocks/server/sign-in/block.ts';
import { confirmPassword, linkIn, mailsOf, userOf } from '#tests/support/account.ts';
import { testPassword } from '#tests/support/database.ts';
import { linkOfMail } from '#tests/support/mails.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const email = 'hugo.lartigue@example.test';
const thief = 'attacker@example.test';
const newPassword = 'Sept-Lanternes-bleues-41';
const hugo = personId('hugo.lartigue');
const reading = { mode: 'read', reason: 'Aide à la saisie d’une opération', ticket: '4821' };

let server: TestServer;
beforeEach(async () => {
  await server?.close();
  server = await openTestServer();
});
afterAll(() => server.close());

async function signedIn(address: string, isStaff = false): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.signIn(address, { isStaff });
  return visitor;
}

describe('a change of address that somebody asked for in a stolen session', () => {
  let link: string;
  let victim: Visitor;
  beforeEach(async () => {
    victim = await signedIn(email);
    const { firstName, lastName, phone, locale, version } = await userOf(server, email);
    const values = { firstName, lastName, phone, jobTitle: '', locale, emailSignature: '', version };
    await victim.get('/compte');
    await victim.visit('PATCH', '/compte/profil', { data: { ...values, email: thief } });
    link = linkIn((await mailsOf(server, 'email-change.confirm', thief)).at(-1));
    expect((await userOf(server, email)).pendingEmail).toBe(thief);
  });

  const expectEnded = async (): Promise<void> => {
    await server.visitor().visit('POST', link);
    expect((await userOf(server, email)).pendingEmail).toBeNull();
    const [row] = await server.deps.db.select().from(users).where(eq(users.id, hugo));
    expect(row?.email).toBe(email);
  };

  test('ends with the password that the person resets', async () => {
    const guest = server.visitor();
    await guest.get('/mot-de-passe-oublie');
    await guest.visit('POST', '/mot-de-passe-oublie', { data: { email } });
    const reset = await linkOfMail(server, 'password.reset', email);
    await guest.get(reset);
    const data = { email, password: newPassword, passwordConfirmation: newPassword };
    await guest.visit('POST', reset, { data });
    await expectEnded();
  });

  test('ends with the password that the person changes', async () => {
    const data = {
      currentPassword: testPassword,
      password: newPassword,
      passwordConfirmation: newPassword,
    };
    const { page } = await victim.visit('PUT', '/compte/mot-de-passe', { data });
    expect(page.props.errors).toEqual({});
    await expectEnded();
  });

  test('ends with the sessions that the person ends everywhere', async () => {
    await confirmPassword(server, hugo);
    await victim.visit('DELETE', '/compte/sessions');
    await expectEnded();
  });

  test('ends with the sessions that the staff end', async () => {
    await server.deps.db.transaction((tx) => endAllSessions(tx, hugo));
    await expectEnded();
  });

  test('ends when the account is opened again', async () => {
    const user = await userOf(server, email);
    const source = { deps: server.deps, actor: null, requestId: null, ip: null };
    await server.deps.db.transaction((tx) => unlockAccount(source, tx, user));
    await expectEnded();
  });

  test('leaves the way back of a change that is done already', async () => {
    await server.visitor().visit('POST', link);
    await confirmPassword(server, hugo);
    await (await signedIn(thief)).visit('DELETE', '/compte/sessions');
    const purposes = await server.deps.db.select({ purpose: oneTimeTokens.purpose }).from(oneTimeTokens);
    expect(purposes.map(({ purpose }) => purpose)).toContain('email-revert');
  });
});

describe('an impersonation', () => {
  const staffId = personId('hugo.marchal');
  let staff: Visitor;
  beforeEach(async () => {
    staff = await signedIn('hugo.marchal@example.test', true);
    await staff.visit('POST', `/admin/utilisateurs/${hugo}/prise-en-main`, { data: reading });
    expect((await staff.get('/operations')).page.component).toBe('Client/Operation/Index');
  });
  const endReason = async () => (await server.deps.db.select().from(impersonations))[0]?.endReason;

  test('falls with the password that the staff change elsewhere, and hands no session back', async () => {
    server.clock.advance(1000);
    const elsewhere = await signedIn('hugo.marchal@example.test', true);
    const password = 'Huit-Lanternes-vertes-de-garonne-42';
    const data = { currentPassword: testPassword, password, passwordConfirmation: password };
    const { page } = await elsewhere.visit('PUT', '/admin/compte/mot-de-passe', { data });
    expect(page.props.errors).toEqual({});
    expect((await staff.get('/operations')).page.component).toBe('Admin/Auth/Login');
    expect((await staff.get('/admin')).page.component).toBe('Admin/Auth/Login');
    expect(await endReason()).toBe('signed-out');
  });

  test('falls with the sessions that the staff end everywhere', async () => {
    const elsewhere = await signedIn('hugo.marchal@example.test', true);
    await confirmPassword(server, staffId);
    await elsewhere.visit('DELETE', '/admin/compte/sessions');
    expect((await staff.get('/operations')).page.component).toBe('Admin/Auth/Login');
  });

  test('falls with the roles of the staff, and its own end gives none back', async () => {
    await server.deps.db.update(users).set({ platformRoles: [] }).where(eq(users.id, staffId));
    expect((await staff.get('/operations')).page.component).toBe('Admin/Auth/Login');
  });

  test('leaves a line for whatever is read: ahead of a click, in a search, a history, notifications', async () => {
    const before = (await server.deps.db.select().from(impersonations))[0]?.pages ?? 0;
    await staff.get('/contacts-inconnus');
    await staff.get('/operations', { headers: { purpose: 'prefetch' } });
    await staff.get('/recherche?q=libourne');
    await staff.get('/notifications');
    const lines = await server.deps.db
      .select({ route: auditEntries.subjectId })
      .from(auditEntries)
      .where(inArray(auditEntries.action, ['page.view', 'data.view']))
      .orderBy(auditEntries.seq);
    const routes = lines.map(({ route }) => route);
    expect(routes.filter((route) => route === 'client.operation.index')).toHaveLength(2);
    expect(routes).toEqual(expect.arrayContaining(['search', 'notification.index']));
    expect((await server.deps.db.select().from(impersonations))[0]?.pages).toBe(before + 3);
  });
});

describe('what is one person’s alone', () => {
  test.each([
    ['a reader', 'lea.pons@example.test'],
    ['a brand manager', 'nathalie.gauthier@example.test'],
  ])('%s asks for a copy of their data, which nobody else opens', async (_who, address) => {
    const visitor = await signedIn(address);
    await visitor.get('/compte?tab=donnees');
    const asked = await visitor.visit('POST', '/compte/donnees');
    expect(asked.page.props.errors).toEqual({});
    await runDueJobs(server.deps, jobs);
    const [request] = await server.deps.db.select().from(gdprRequests);
    expect(request?.status).toBe('done');
    const copy = await visitor.get(`/compte/donnees/${request?.id ?? ''}`, { isProtocol: false });
    expect(copy.status).toBe(200);

    const link = await fileHref({ deps: server.deps, isSigned: false }, request?.fileId ?? '');
    const other = await signedIn(email);
    expect((await other.get(link, { isProtocol: false })).status).toBe(404);
    expect((await visitor.get(link, { isProtocol: false })).status).toBe(200);
  });

  test('a copy tells nothing of the staff who were there in the person’s name', async () => {
    await signedIn(email);
    const own = (await readPersonalData(server.deps.db, hugo))['sessions'] ?? [];
    const staff = await signedIn('hugo.marchal@example.test', true);
    await staff.visit('POST', `/admin/utilisateurs/${hugo}/prise-en-main`, { data: reading });
    expect((await readPersonalData(server.deps.db, hugo))['sessions']).toHaveLength(own.length);
  });

  test('the password of an invitation is not set while somebody else is signed in', async () => {
    const path = `/invitation/${demoInvitationTokens.open}`;
    const data = {
      firstName: 'Ana',
      lastName: 'Peres',
      phone: null,
      password: newPassword,
      passwordConfirmation: newPassword,
      acceptsTerms: true,
    };
    const other = await signedIn(email);
    expect((await other.get(path)).page.props['state']).toBe('other-person');
    const refused = await other.visit('POST', path, { data });
    expect(refused.page.props['state']).toBe('other-person');
    const guest = server.visitor();
    expect((await guest.get(path)).page.props['state']).toBe('new');
  });
});
