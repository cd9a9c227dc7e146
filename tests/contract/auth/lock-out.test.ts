import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { auditEntries, oneTimeTokens, outgoingMails, throttles, users } from '#mocks/db/schema/index.ts';
import { claimAttempt } from '#mocks/server/sign-in/attempts.ts';
import { testPassword } from '#tests/support/database.ts';
import { linkOfMail, mailsTo } from '#tests/support/mails.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { VisitAnswer, Visitor } from '#tests/support/visitor.ts';

const email = 'hugo.lartigue@example.test';
const userId = seedId('person:hugo.lartigue');
const wrong = 'Identifiants incorrects.';
const blocked = 'Compte bloqué après 10 échecs. Consultez votre e-mail pour le débloquer.';
const minuteMs = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  const { db } = server.deps;
  for (const table of [throttles, outgoingMails, oneTimeTokens]) await db.delete(table);
  await db
    .update(users)
    .set({ failedAttempts: 0, lockedUntil: null, blockedAt: null })
    .where(eq(users.id, userId));
});
afterAll(() => server.close());

const errorOf = ({ page }: VisitAnswer): string | undefined => page.props.errors['email'];

const give = (visitor: Visitor, password: string, address = email): Promise<VisitAnswer> =>
  visitor.visit('POST', '/connexion', { data: { email: address, password } });

async function guest(): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.get('/connexion');
  return visitor;
}

/** What each of so many wrong passwords is answered, with enough time between them for every wait. */
async function failTimes(visitor: Visitor, times: number, address = email): Promise<(string | undefined)[]> {
  const answers: (string | undefined)[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    answers.push(errorOf(await give(visitor, 'wrong', address)));
    server.clock.advance(16 * minuteMs);
  }
  return answers;
}

describe('wrong passwords', () => {
  test('make an account wait from the fifth on, longer each time, wherever they come from', async () => {
    const visitor = await guest();
    const waits: string[] = [];
    for (let failures = 1; failures <= 9; failures += 1) {
      expect(errorOf(await give(visitor, 'wrong'))).toBe(wrong);
      await server.deps.db.delete(throttles);
      const next = await claimAttempt(server.deps, userId);
      waits.push(next.outcome === 'wait' ? String(next.waitS) : 'none');
      if (next.outcome === 'open') {
        await server.deps.db.update(users).set({ failedAttempts: failures }).where(eq(users.id, userId));
      }
      server.clock.advance(15 * minuteMs);
    }
    expect(waits).toEqual(['none', 'none', 'none', 'none', '60', '120', '240', '480', '900']);
  });

  test('leave the right one unread while the account waits, and say for how long', async () => {
    const visitor = await guest();
    for (let nth = 0; nth < 5; nth += 1) await give(visitor, 'wrong');
    await server.deps.db.delete(throttles);
    for (const password of [testPassword, 'wrong']) {
      const { page } = await give(visitor, password);
      expect(page.props.errors).toEqual({ email: 'Trop de tentatives. Réessayez dans 60 secondes.' });
      expect(page.props['waitS']).toBe(60);
    }
  });

  test('are forgotten after a sign-in', async () => {
    const visitor = await guest();
    await failTimes(visitor, 9);
    expect((await give(visitor, testPassword)).page.component).toBe('Client/Dashboard');
    expect(await failTimes(await guest(), 4)).toEqual([wrong, wrong, wrong, wrong]);
  });

  test('count one by one when they come at once', async () => {
    const claims = await Promise.all(
      Array.from({ length: 8 }, async () => claimAttempt(server.deps, userId)),
    );
    expect(claims.filter(({ outcome }) => outcome === 'open')).toHaveLength(5);
  });

  test('are answered alike for an address without an account, wait and block included', async () => {
    const visitor = await guest();
    const known = await failTimes(visitor, 11);
    expect(await failTimes(visitor, 11, 'nobody@example.test')).toEqual(known);
  });
});

describe('a blocked account', () => {
  beforeEach(async () => {
    const answers = await failTimes(await guest(), 10);
    expect(answers.at(-1)).toBe(blocked);
  });

  test('refuses the right password in the same words, and opens again by the button behind the link, once', async () => {
    const visitor = await guest();
    expect(errorOf(await give(visitor, testPassword))).toBe(blocked);
    const link = await linkOfMail(server, 'account.blocked', email);
    // The link is good for an hour, and the tenth failure lies sixteen minutes back.
    const shown = await visitor.get(link);
    expect(shown.page).toMatchObject({ component: 'Auth/Unlock', props: { state: 'ready', email } });
    expect(shown.headers.get('referrer-policy')).toBe('no-referrer');
    const { page } = await visitor.visit('POST', link);
    expect(page.component).toBe('Auth/Login');
    expect(page.props.flash?.text).toBe('Votre compte est débloqué. Vous pouvez vous connecter.');
    expect((await give(visitor, testPassword)).page.component).toBe('Client/Dashboard');
    const other = await guest();
    for (const method of ['GET', 'POST']) {
      expect((await other.visit(method, link)).page.props['state']).toBe('dead');
    }
  });

  test('is left as it is by a program that opens the link of the mail', async () => {
    const link = await linkOfMail(server, 'account.blocked', email);
    for (let times = 0; times < 3; times += 1) await (await guest()).get(link);
    expect(errorOf(await give(await guest(), testPassword))).toBe(blocked);
  });

  test('stays blocked when the link has grown older than an hour', async () => {
    const link = await linkOfMail(server, 'account.blocked', email);
    server.clock.advance(60 * minuteMs);
    const visitor = await guest();
    expect((await visitor.visit('POST', link)).page.props['state']).toBe('dead');
    expect(errorOf(await give(visitor, testPassword))).toBe(blocked);
  });

  test('gets one mail, however often somebody tries on', async () => {
    await failTimes(await guest(), 2);
    expect(await mailsTo(server, 'account.blocked', email)).toHaveLength(1);
  });

  test('leaves its refused sign-ins and its block in the journal', async () => {
    const entries = await server.deps.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, userId), eq(auditEntries.actorId, userId)));
    expect(
      entries.filter(({ action, result }) => action === 'auth.sign-in' && result === 'denied').length,
    ).toBeGreaterThanOrEqual(10);
    expect(entries.map(({ action }) => action)).toContain('auth.blocked');
  });
});

test('a session that is open ends when its account is blocked', async () => {
  const visitor = server.visitor();
  await visitor.signIn(email);
  await server.deps.db.update(users).set({ blockedAt: server.clock.systemNow() }).where(eq(users.id, userId));
  expect((await visitor.get('/operations')).page.component).toBe('Auth/Login');
});
