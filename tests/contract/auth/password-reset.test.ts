import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  auditEntries,
  jobs,
  oneTimeTokens,
  outgoingMails,
  sessions,
  throttles,
  users,
} from '#mocks/db/schema/index.ts';
import { issueOneTimeToken } from '#mocks/server/identity/one-time-tokens.ts';
import { testPassword } from '#tests/support/database.ts';
import { linkOfMail, mailsTo } from '#tests/support/mails.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const owner = 'hugo.lartigue@example.test';
const other = 'karim.belkacem@example.test';
const staff = 'camille.roussel@example.test';

let server: TestServer;
let nth = 0;
/** A password that was never used before. */
const fresh = (): string => `Sept-Lanternes-${(nth += 1)}-bleues`;

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  for (const table of [oneTimeTokens, outgoingMails, jobs, throttles]) await server.deps.db.delete(table);
});
afterAll(() => server.close());

async function ask(email: string, area: '' | '/admin' = '') {
  const visitor = server.visitor();
  await visitor.get(`${area}/mot-de-passe-oublie`);
  return visitor.visit('POST', `${area}/mot-de-passe-oublie`, { data: { email } });
}

async function linkFor(email: string, area: '' | '/admin' = ''): Promise<string> {
  await ask(email, area);
  return linkOfMail(server, 'password.reset', email);
}

async function choose(link: string, password: string, data: Record<string, string> = {}) {
  const visitor = server.visitor();
  await visitor.get(link);
  const email = new URL(link, 'http://x').searchParams.get('email') ?? '';
  return visitor.visit('POST', link, {
    data: { email, password, passwordConfirmation: password, ...data },
  });
}

const signIn = async (email: string, password: string, path = '/connexion') => {
  const visitor = server.visitor();
  await visitor.get(path);
  return visitor.visit('POST', path, { data: { email, password } });
};

const userOf = async (email: string) => {
  const [user] = await server.deps.db.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error(`no ${email}`);
  return user;
};

describe('asking for a link', () => {
  test('answers alike for an account, for staff, and for nobody', async () => {
    for (const email of [owner, staff, 'nobody@example.test']) {
      const { page } = await ask(email);
      expect(page.component).toBe('Auth/ForgotPassword');
      expect(page.props).toMatchObject({ sentTo: email, errors: {} });
    }
    expect(await mailsTo(server, 'password.reset', owner)).toHaveLength(1);
    expect(await mailsTo(server, 'password.reset', staff)).toHaveLength(0);
    expect(await server.deps.db.$count(outgoingMails)).toBe(1);
  });

  test('leaves a line in the journal for known accounts only', async () => {
    await ask('nobody@example.test');
    await ask(owner);
    await mailsTo(server, 'password.reset', owner);
    const asked = await server.deps.db
      .select({ label: auditEntries.subjectLabel })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'password.reset_requested'));
    expect(asked.map(({ label }) => label)).not.toContain('nobody@example.test');
    expect(asked.map(({ label }) => label)).toContain(owner);
  });

  test('is limited to three an hour for an address, whether or not it has an account', async () => {
    for (const email of [owner, 'nobody@example.test']) {
      for (let asked = 0; asked < 3; asked += 1) expect((await ask(email)).page.props.errors).toEqual({});
      expect((await ask(email)).page.props.errors).toEqual({
        base: 'Trop de demandes. Réessayez plus tard.',
      });
    }
    server.clock.advance(3_600_000);
    expect((await ask(owner)).page.props.errors).toEqual({});
  });

  test('is limited to ten an hour for a caller', async () => {
    for (let asked = 0; asked < 10; asked += 1) await ask(`person-${asked}@example.test`);
    const { page } = await ask('person-10@example.test');
    expect(page.props.errors).toEqual({ base: 'Trop de demandes. Réessayez plus tard.' });
  });

  test('refuses what is no address and keeps what was typed', async () => {
    const { page } = await ask('not an address');
    expect(page.props.errors).toEqual({ email: 'Saisissez une adresse e-mail valide.' });
    expect(page.props['email']).toBe('not an address');
  });

  test('fills in the address of the query', async () => {
    const { page } = await server.visitor().get('/mot-de-passe-oublie?email=a%40example.test');
    expect(page.props['email']).toBe('a@example.test');
  });
});

describe('the link', () => {
  test('lets a new password be chosen once, which then opens the account', async () => {
    const link = await linkFor(owner);
    const password = fresh();
    const { page } = await choose(link, password);
    expect(page.component).toBe('Auth/Login');
    expect(page.props.flash?.text).toBe('Mot de passe modifié. Connectez-vous.');
    expect((await signIn(owner, testPassword)).page.component).toBe('Auth/Login');
    expect((await signIn(owner, password)).page.component).toBe('Client/Dashboard');
    expect((await choose(link, fresh())).page.props.errors).toEqual({
      base: 'Ce lien n’est plus valable.',
    });
  });

  test('signs the person out everywhere, this browser included, and tells them by mail', async () => {
    const here = server.visitor();
    await here.signIn(other, { remember: true });
    const link = await linkFor(other);
    await here.get(link);
    const password = fresh();
    const data = { email: other, password, passwordConfirmation: password };
    await here.visit('POST', link, { data });
    expect((await here.get('/tableau-de-bord')).page.component).toBe('Auth/Login');
    const { id } = await userOf(other);
    expect(await server.deps.db.$count(sessions, eq(sessions.userId, id))).toBe(0);
    expect(await mailsTo(server, 'password.changed', other)).toHaveLength(1);
  });

  test('lifts the block of an account, and shows that the address is the person’s', async () => {
    const { id } = await userOf(other);
    await server.deps.db
      .update(users)
      .set({ blockedAt: new Date(), lockedUntil: new Date(), failedAttempts: 10, emailVerifiedAt: null })
      .where(eq(users.id, id));
    await choose(await linkFor(other), fresh());
    const after = await userOf(other);
    expect(after).toMatchObject({ blockedAt: null, lockedUntil: null, failedAttempts: 0 });
    expect(after.emailVerifiedAt).not.toBeNull();
  });

  test('is over after an hour', async () => {
    const link = await linkFor(owner);
    server.clock.advance(3_599_000);
    expect((await server.visitor().get(link)).page.props['words']).not.toBeNull();
    server.clock.advance(1_000);
    expect((await server.visitor().get(link)).page.props['words']).toBeNull();
    expect((await choose(link, fresh())).page.props.errors).toEqual({ base: 'Ce lien n’est plus valable.' });
  });

  test('opens no other account, no other area, and is not that of another purpose', async () => {
    const link = await linkFor(owner);
    const ownHash = (await userOf(other)).passwordHash;
    const answer = await choose(link, fresh(), { email: other });
    expect(answer.page.props.errors).toEqual({ base: 'Ce lien n’est plus valable.' });
    expect((await userOf(other)).passwordHash).toBe(ownHash);
    expect((await choose(`/admin${link}`, fresh())).page.props.errors).toEqual({
      base: 'Ce lien n’est plus valable.',
    });
    const { id: userId } = await userOf(owner);
    const unlock = await issueOneTimeToken(server.deps, { purpose: 'unlock', userId, lifeS: 60 });
    const foreign = `/reinitialiser/${unlock}?email=${encodeURIComponent(owner)}`;
    expect((await choose(foreign, fresh())).page.props.errors).toEqual({
      base: 'Ce lien n’est plus valable.',
    });
  });

  test('is worth nothing once the account has another address than the one it was sent to', async () => {
    const link = await linkFor(other);
    const moved = 'karim.belkacem.nouveau@example.test';
    const { id, passwordHash } = await userOf(other);
    const move = (email: string) => server.deps.db.update(users).set({ email }).where(eq(users.id, id));
    await move(moved);
    const renamed = link.replace(encodeURIComponent(other), encodeURIComponent(moved));
    for (const href of [link, renamed]) {
      expect((await server.visitor().get(href)).page.props['words']).toBeNull();
      expect((await choose(href, fresh())).page.props.errors).toEqual({
        base: 'Ce lien n’est plus valable.',
      });
    }
    expect((await userOf(moved)).passwordHash).toBe(passwordHash);
    await move(other);
  });

  test('is worth nothing for somebody who was suspended meanwhile', async () => {
    const link = await linkFor(other);
    await server.deps.db.update(users).set({ status: 'suspended' }).where(eq(users.email, other));
    const answer = await choose(link, fresh());
    await server.deps.db.update(users).set({ status: 'active' }).where(eq(users.email, other));
    expect(answer.page.props.errors).toEqual({ base: 'Ce lien n’est plus valable.' });
  });

  test('is told to no other site, and never written down with the session', async () => {
    const link = await linkFor(owner);
    const visitor = server.visitor();
    const { headers } = await visitor.get(link, { isProtocol: false });
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const token = link.split('/')[2]?.split('?')[0] ?? '';
    expect(token).toHaveLength(43);
    const kept = await server.deps.db.select({ data: sessions.data }).from(sessions);
    expect(JSON.stringify(kept)).not.toContain(token);
  });
});

describe('the new password', () => {
  const refusal = async (password: string, confirmation = password, area: '' | '/admin' = '') => {
    const email = area === '' ? owner : staff;
    const link = await linkFor(email, area);
    const { page } = await choose(link, password, { passwordConfirmation: confirmation });
    return page.props.errors;
  };

  test('must follow the rules of the area', async () => {
    expect(await refusal('Court-1a')).toEqual({
      password: 'Choisissez un mot de passe d’au moins 12 caractères.',
    });
    expect(await refusal('Douze-Signe1', undefined, '/admin')).toEqual({
      password: 'Choisissez un mot de passe d’au moins 16 caractères.',
    });
  });

  test('may not be a common one, nor hold the person’s or the company’s name', async () => {
    expect(await refusal('Password123456!')).toEqual({ password: 'Ce mot de passe est trop courant.' });
    expect(await refusal('Lartigue-2026-secret')).toEqual({
      password: 'Le mot de passe ne doit pas contenir « lartigue ».',
    });
    expect(await refusal('Garonne-2026-secret')).toEqual({
      password: 'Le mot de passe ne doit pas contenir « garonne ».',
    });
  });

  test('must be typed twice the same, however a keyboard composes its accents', async () => {
    expect(await refusal('Sept-Lanternes-42', 'Sept-Lanternes-43')).toEqual({
      passwordConfirmation: 'Les deux mots de passe ne correspondent pas.',
    });
    const composed = 'Été-Lanternes-4'.normalize('NFC');
    expect(await refusal(composed, composed.normalize('NFD'))).toEqual({});
  });

  test('may be none of the last five, and the sixth before it again', async () => {
    const { deps } = server;
    await deps.db.update(users).set({ email: 'five@example.test' }).where(eq(users.email, other));
    const used = Array.from({ length: 6 }, fresh);
    for (const password of used) {
      await deps.db.delete(throttles);
      expect((await choose(await linkFor('five@example.test'), password)).page.props.errors).toEqual({});
    }
    await deps.db.delete(throttles);
    const link = await linkFor('five@example.test');
    const [first = '', second = ''] = used;
    expect((await choose(link, second)).page.props.errors).toEqual({
      password: 'Choisissez un mot de passe différent des 5 derniers.',
    });
    expect((await choose(link, first)).page.props.errors).toEqual({});
    await deps.db.update(users).set({ email: other }).where(eq(users.email, 'five@example.test'));
  });
});

test('staff come back by their own pages', async () => {
  const { page: asked } = await ask(staff, '/admin');
  expect(asked.component).toBe('Admin/Auth/ForgotPassword');
  const link = await linkOfMail(server, 'password.reset', staff);
  expect(link).toMatch(/^\/admin\/reinitialiser\//);
  const password = 'Seize-Signes-Et-Plus-42';
  const { page } = await choose(link, password);
  expect(page.component).toBe('Admin/Auth/Login');
  expect((await signIn(staff, password, '/admin/connexion')).page.url).toContain('/admin');
  const entries = await server.deps.db.$count(
    auditEntries,
    and(eq(auditEntries.action, 'password.reset'), eq(auditEntries.subjectLabel, staff)),
  );
  expect(entries).toBe(1);
});
