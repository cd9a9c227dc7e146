import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { oneTimeTokens, outgoingMails, throttles, users, type User } from '#mocks/db/schema/index.ts';
import { issueOneTimeToken } from '#mocks/server/identity/one-time-tokens.ts';
import { confirmPassword, forgetPassword, linkIn, mailsOf, userOf } from '#tests/support/account.ts';
import { testPassword } from '#tests/support/database.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const email = 'hugo.lartigue@example.test';
const stolen = 'thief@example.test';
const fresh = 'Sept-Lanternes-42';

let server: TestServer;
let id: string;
let account: Omit<User, 'searchText'>;
beforeAll(async () => {
  server = await openTestServer();
  const { searchText: _generated, ...columns } = await userOf(server, email);
  account = columns;
  id = account.id;
});
beforeEach(async () => {
  const { db } = server.deps;
  for (const table of [oneTimeTokens, outgoingMails, throttles]) await db.delete(table);
  await db.update(users).set(account).where(eq(users.id, id));
});
afterAll(() => server.close());

async function owner(): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.signIn(email);
  return visitor;
}

/** Asks for another address as whoever holds a session and knows the password. */
async function ask(visitor: Visitor): Promise<void> {
  await confirmPassword(server, id);
  const { firstName, lastName, phone, jobTitle, locale, version } = await userOf(server, email);
  const values = { firstName, lastName, phone, jobTitle: jobTitle ?? '', locale, version };
  await visitor.visit('PATCH', '/compte/profil', { data: { ...values, emailSignature: '', email: stolen } });
  expect((await userOf(server, email)).pendingEmail).toBe(stolen);
}

const confirmLink = async () => linkIn((await mailsOf(server, 'email-change.confirm', stolen)).at(-1));

/** Opens the link as its receiver, and presses its button. */
async function takeOver(link: string): Promise<void> {
  const guest = server.visitor();
  expect((await guest.get(link)).page.props['email'] ?? null).toBeNull();
  await guest.visit('POST', link);
}

const token = (purpose: 'password-reset' | 'unlock') =>
  issueOneTimeToken(server.deps, { purpose, userId: id, lifeS: 3600, data: { email } });

const ends: Record<string, () => Promise<unknown>> = {
  'a change of password': async () => {
    const visitor = await owner();
    const data = { currentPassword: testPassword, password: fresh, passwordConfirmation: fresh };
    return visitor.visit('PUT', '/compte/mot-de-passe', { data });
  },
  'a reset of the password': async () => {
    const data = { password: fresh, passwordConfirmation: fresh, email };
    const visitor = server.visitor();
    await visitor.get('/connexion');
    const link = `/reinitialiser/${await token('password-reset')}?email=${encodeURIComponent(email)}`;
    return visitor.visit('POST', link, { data });
  },
  'signing out everywhere': async () => {
    const visitor = await owner();
    await visitor.get('/compte');
    await confirmPassword(server, id);
    return visitor.visit('DELETE', '/compte/sessions');
  },
  'unlocking the account': async () => {
    await server.deps.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, id));
    const visitor = server.visitor();
    await visitor.get('/connexion');
    return visitor.visit('POST', `/deblocage/${await token('unlock')}`);
  },
};

describe('a change of address under way', () => {
  test.each(Object.entries(ends))('ends with %s, and its link is then worth nothing', async (_name, end) => {
    await ask(await owner());
    const link = await confirmLink();
    await end();
    expect((await userOf(server, email)).pendingEmail).toBeNull();
    await takeOver(link);
    expect((await userOf(server, email)).id).toBe(id);
  });

  test('that waits for its verification ends with a reset, whoever holds its link', async () => {
    const { db } = server.deps;
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, id));
    const visitor = await owner();
    await visitor.get('/verifier-email');
    await visitor.visit('PATCH', '/verifier-email', { data: { email: stolen, password: testPassword } });
    const link = linkIn((await mailsOf(server, 'address.verify', stolen)).at(-1));
    await ends['a reset of the password']?.();
    const guest = server.visitor();
    expect((await guest.get(link)).page.props['state']).toBe('dead');
    await guest.visit('POST', link);
    expect((await userOf(server, email)).id).toBe(id);
  });

  test('leaves the link that undoes one already made, which a thief must not be able to take away', async () => {
    const visitor = await owner();
    await ask(visitor);
    const revert = linkIn((await mailsOf(server, 'email-change.warning', email)).at(-1));
    const guest = server.visitor();
    const link = await confirmLink();
    await guest.get(link);
    await guest.visit('POST', link);
    const data = { currentPassword: testPassword, password: fresh, passwordConfirmation: fresh };
    await visitor.visit('PUT', '/compte/mot-de-passe', { data });
    await guest.get(revert);
    await guest.visit('POST', revert);
    expect((await userOf(server, email)).id).toBe(id);
  });

  test('has its mail sent again only to whoever gives the password', async () => {
    const visitor = await owner();
    await ask(visitor);
    await visitor.get('/compte');
    await forgetPassword(server, id);
    const { page } = await visitor.visit('POST', '/compte/adresse');
    expect(page.props.errors).toHaveProperty('confirmation');
    expect(await mailsOf(server, 'email-change.confirm', stolen)).toHaveLength(1);
  });
});
