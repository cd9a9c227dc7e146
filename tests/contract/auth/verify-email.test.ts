import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import {
  auditEntries,
  jobs,
  oneTimeTokens,
  outgoingMails,
  throttles,
  users,
} from '#mocks/db/schema/index.ts';
import { issueOneTimeToken } from '#mocks/server/identity/one-time-tokens.ts';
import { testPassword } from '#tests/support/database.ts';
import { linkOfMail, mailsTo } from '#tests/support/mails.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const email = 'elodie.kermarrec@example.test';
const other = 'julie.fayolle@example.test';
const userId = seedId('person:elodie.kermarrec');
const page = '/verifier-email';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  const { db } = server.deps;
  for (const table of [oneTimeTokens, outgoingMails, jobs, throttles]) await db.delete(table);
  await db
    .update(users)
    .set({ email, emailVerifiedAt: null, pendingEmail: null })
    .where(eq(users.id, userId));
});
afterAll(() => server.close());

async function newcomer(): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.signIn(email);
  return visitor;
}

const personNow = async () => {
  const [user] = await server.deps.db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error('the person is gone');
  return user;
};

async function linkOf(visitor: Visitor): Promise<string> {
  await visitor.visit('POST', `${page}/renvoi`);
  return linkOfMail(server, 'address.verify', email);
}

describe('somebody whose address is not verified', () => {
  test('reaches no page but this one, and changes nothing', async () => {
    const visitor = await newcomer();
    for (const path of [
      '/',
      '/tableau-de-bord',
      '/operations',
      '/operations/creer',
      '/confirmer-mot-de-passe',
    ]) {
      expect((await visitor.get(path)).page.component).toBe('Auth/VerifyEmail');
    }
    const stored = await visitor.visit('POST', '/operations', { data: { name: 'x' } });
    expect(stored.page.component).toBe('Auth/VerifyEmail');
  });

  test('may sign out, and choose a language', async () => {
    const visitor = await newcomer();
    await visitor.get(page);
    const changed = await visitor.visit('PATCH', '/preferences', { data: { locale: 'fr' } });
    expect(changed.status).toBe(200);
    expect((await visitor.visit('POST', '/deconnexion')).page.component).toBe('Auth/Login');
  });
});

test('others have nothing to do on the page', async () => {
  const verified = server.visitor();
  await verified.signIn(other);
  expect((await verified.get(page)).page.component).toBe('Client/Dashboard');
  expect((await server.visitor().get(page)).page.component).toBe('Auth/Login');
});

describe('the link', () => {
  test('verifies at once where its person is signed in, and once', async () => {
    const visitor = await newcomer();
    const link = await linkOf(visitor);
    const { page: shown } = await visitor.get(link);
    expect(shown.component).toBe('Client/Dashboard');
    expect(shown.props.flash?.text).toBe('Adresse vérifiée.');
    expect((await personNow()).emailVerifiedAt).not.toBeNull();
    const guest = server.visitor();
    expect((await guest.get(link)).page.props['state']).toBe('dead');
    expect(await server.deps.db.$count(auditEntries, eq(auditEntries.action, 'email.verified'))).toBe(1);
  });

  test('opened by a mail scanner verifies nothing; a person presses the button', async () => {
    const link = await linkOf(await newcomer());
    const elsewhere = server.visitor();
    const { page: shown } = await elsewhere.get(link);
    expect(shown.props).toMatchObject({ state: 'ready', confirmHref: link });
    expect((await personNow()).emailVerifiedAt).toBeNull();
    const done = await elsewhere.visit('POST', link);
    expect(done.page.component).toBe('Auth/Login');
    expect(done.page.props.flash?.text).toBe('Adresse vérifiée. Connectez-vous.');
    expect((await personNow()).emailVerifiedAt).not.toBeNull();
  });

  test('is over after an hour', async () => {
    const visitor = await newcomer();
    const link = await linkOf(visitor);
    server.clock.advance(3_600_000);
    const again = server.visitor();
    expect((await again.get(link)).page.props['state']).toBe('dead');
    const answer = await again.visit('POST', link);
    expect(answer.page.props['state']).toBe('dead');
    expect((await personNow()).emailVerifiedAt).toBeNull();
  });

  test('verifies nobody else, and no token of another purpose does', async () => {
    const link = await linkOf(await newcomer());
    const token = link.split('/').at(-1) ?? '';
    const foreign = `${page}/${seedId('person:julie.fayolle')}/${token}`;
    const guest = server.visitor();
    expect((await guest.get(foreign)).page.props['state']).toBe('dead');
    const wish = { purpose: 'password-reset', userId, lifeS: 60 } as const;
    const reset = await issueOneTimeToken(server.deps, wish);
    expect((await guest.visit('POST', `${page}/${userId}/${reset}`)).page.props['state']).toBe('dead');
    expect((await personNow()).emailVerifiedAt).toBeNull();
  });

  test('is told to no other site', async () => {
    const link = await linkOf(await newcomer());
    const { headers } = await server.visitor().get(link, { isProtocol: false });
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('greets the owner of a company on trial', async () => {
    const visitor = await newcomer();
    await visitor.get(await linkOf(visitor));
    expect(await mailsTo(server, 'welcome', email)).toHaveLength(1);
  });
});

describe('another mail', () => {
  test('may be asked for once a minute, and the wait is told', async () => {
    const visitor = await newcomer();
    expect((await visitor.get(page)).page.props['resendInS']).toBe(0);
    const sent = await visitor.visit('POST', `${page}/renvoi`);
    expect(sent.page.props).toMatchObject({ resendInS: 60, errors: {} });
    server.clock.advance(18_000);
    const early = await visitor.visit('POST', `${page}/renvoi`);
    expect(early.page.props.errors).toEqual({ base: 'Patientez 42 s avant un nouvel envoi.' });
    expect(await mailsTo(server, 'address.verify', email)).toHaveLength(1);
  });

  test('may be asked for six times an hour', async () => {
    const visitor = await newcomer();
    for (let sent = 0; sent < 6; sent += 1) {
      expect((await visitor.visit('POST', `${page}/renvoi`)).page.props.errors).toEqual({});
      server.clock.advance(60_000);
    }
    const { errors } = (await visitor.visit('POST', `${page}/renvoi`)).page.props;
    expect(errors).toEqual({ base: 'Trop de demandes. Réessayez plus tard.' });
  });

  test('makes the link before it worthless', async () => {
    const visitor = await newcomer();
    const first = await linkOf(visitor);
    server.clock.advance(60_000);
    await visitor.visit('POST', `${page}/renvoi`);
    expect((await server.visitor().get(first)).page.props['state']).toBe('dead');
  });
});

describe('a wrong address', () => {
  const correct = (visitor: Visitor, to: string, password = testPassword) =>
    visitor.visit('PATCH', page, { data: { email: to, password } });

  test('is corrected with the password, and takes effect by its link alone', async () => {
    const visitor = await newcomer();
    await visitor.get(page);
    const { page: shown } = await correct(visitor, 'Elodie@Example.test ');
    expect(shown.props).toMatchObject({ email: 'elodie@example.test', errors: {} });
    expect((await personNow()).email).toBe(email);
    await visitor.get(await linkOfMail(server, 'address.verify', 'elodie@example.test'));
    expect(await personNow()).toMatchObject({ email: 'elodie@example.test', pendingEmail: null });
  });

  test('stays without the password', async () => {
    const visitor = await newcomer();
    await visitor.get(page);
    const { page: shown } = await correct(visitor, 'elodie@example.test', 'wrong');
    expect(shown.props.errors).toEqual({ password: 'Le mot de passe est incorrect.' });
    expect((await personNow()).pendingEmail).toBeNull();
  });

  test('may be one that has an account: only its owner is told', async () => {
    const visitor = await newcomer();
    await visitor.get(page);
    const { page: shown } = await correct(visitor, other);
    expect(shown.props).toMatchObject({ email: other, errors: {} });
    expect(await mailsTo(server, 'account.exists', other)).toHaveLength(1);
    expect(await mailsTo(server, 'address.verify', other)).toHaveLength(0);
  });
});
