import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { devices, outgoingMails, throttles, users } from '#mocks/db/schema/index.ts';
import { replaceRecoveryCodes } from '#mocks/server/identity/recovery-codes.ts';
import { encryptTwoFactorSecret } from '#mocks/server/identity/two-factor-secret.ts';
import { newTotpSecret, totpCodeAt } from '#mocks/services/totp.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { VisitAnswer, Visitor } from '#tests/support/visitor.ts';

const email = 'hugo.lartigue@example.test';
const userId = seedId('person:hugo.lartigue');
const secret = newTotpSecret();
const expired = 'La connexion a expiré. Recommencez.';
const wrongCode = 'Code incorrect ou expiré.';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  const { deps } = server;
  // Each test stands in a time step of its own.
  server.clock.advance(120_000);
  for (const table of [throttles, devices, outgoingMails]) await deps.db.delete(table);
  await deps.db
    .update(users)
    .set({
      twoFactorSecret: await encryptTwoFactorSecret(deps, userId, secret),
      twoFactorConfirmedAt: server.clock.systemNow(),
      failedAttempts: 0,
      lockedUntil: null,
      blockedAt: null,
    })
    .where(eq(users.id, userId));
});
afterAll(() => server.close());

const codeNow = () => totpCodeAt(secret, server.clock.systemNow());

/** A code that is none of those accepted now. */
const otherCode = () => (codeNow() === '000000' ? '000001' : '000000');

async function atCodeStep(): Promise<Visitor> {
  const visitor = server.visitor();
  const { page } = await visitor.signIn(email);
  expect(page.props['step']).toBe('code');
  return visitor;
}

const give = (visitor: Visitor, data: Record<string, unknown>): Promise<VisitAnswer> =>
  visitor.visit('POST', '/connexion/code', { data });

describe('the second factor', () => {
  test('is asked for before anything of the account is seen, and opens it', async () => {
    const visitor = await atCodeStep();
    expect((await visitor.get('/operations')).page.component).toBe('Auth/Login');
    const before = visitor.cookies.get('__Host-ilot');
    expect((await give(visitor, { code: codeNow() })).page.component).toBe('Client/Operation/Index');
    expect(visitor.cookies.get('__Host-ilot')).not.toBe(before);
  });

  test('takes a code once: neither again nor twice at the same time', async () => {
    const [first, second, third] = [await atCodeStep(), await atCodeStep(), await atCodeStep()];
    const code = codeNow();
    const answers = await Promise.all([give(first, { code }), give(second, { code })]);
    const components = answers.map(({ page }) => page.component).toSorted();
    expect(components).toEqual(['Auth/Login', 'Client/Dashboard']);
    expect((await give(third, { code })).page.props.errors).toEqual({ code: wrongCode });
  });

  test('may be wrong four times; the fifth ends the sign-in, and the account waits', async () => {
    const visitor = await atCodeStep();
    for (let tries = 1; tries <= 4; tries += 1) {
      const { page } = await give(visitor, { code: otherCode() });
      expect(page.props['step']).toBe('code');
      expect(page.props.errors).toEqual({ code: wrongCode });
    }
    const { page } = await give(visitor, { code: otherCode() });
    expect(page.props['step']).toBe('password');
    expect(page.props.flash?.text).toBe('Trop de codes incorrects. Recommencez la connexion.');
    const again = await visitor.signIn(email);
    expect(again.page.props.errors['email']).toBe('Trop de tentatives. Réessayez dans 60 secondes.');
  });

  test('wrong codes of several sign-ins count together, up to the block of the account', async () => {
    for (let sign = 0; sign < 10; sign += 1) {
      const visitor = await atCodeStep();
      await give(visitor, { code: otherCode() });
      server.clock.advance(16 * 60_000);
    }
    const { page } = await server.visitor().signIn(email);
    expect(page.props.errors['email']).toMatch(/^Compte bloqué après 10 échecs\./);
    expect(await mailsTo(server, 'account.blocked', email)).toHaveLength(1);
  });

  test('must come within five minutes of the password', async () => {
    const visitor = await atCodeStep();
    server.clock.advance(5 * 60_000);
    const { page } = await give(visitor, { code: codeNow() });
    expect(page.props['step']).toBe('password');
    expect(page.props.flash?.text).toBe(expired);
  });

  test('opens nothing without the password before it, nor in the other area', async () => {
    const stranger = server.visitor();
    await stranger.get('/connexion');
    const data = { code: codeNow(), userId, signIn: { userId, step: 'code' } };
    expect((await give(stranger, data)).page.props.flash?.text).toBe(expired);
    const visitor = await atCodeStep();
    const { page } = await visitor.visit('POST', '/admin/connexion/code', { data: { code: codeNow() } });
    expect(page.component).toBe('Admin/Auth/Login');
    expect((await visitor.get('/admin')).page.component).toBe('Admin/Auth/Login');
  });

  test('is no longer asked for after the way back', async () => {
    const visitor = await atCodeStep();
    const { page } = await visitor.visit('DELETE', '/connexion/etape');
    expect(page.props['step']).toBe('password');
    expect((await give(visitor, { code: codeNow() })).page.props.flash?.text).toBe(expired);
  });

  test('a password that changed meanwhile begins the sign-in anew', async () => {
    const visitor = await atCodeStep();
    server.clock.advance(1000);
    const passwordChangedAt = server.clock.systemNow();
    await server.deps.db.update(users).set({ passwordChangedAt }).where(eq(users.id, userId));
    expect((await give(visitor, { code: codeNow() })).page.props.flash?.text).toBe(expired);
  });
});

test('a recovery code opens the account once, and the person is told how many are left', async () => {
  const [code = ''] = await replaceRecoveryCodes(server.deps, userId);
  const { page } = await give(await atCodeStep(), { recoveryCode: code });
  expect(page.component).toBe('Client/Dashboard');
  expect(page.props.flash?.text).toBe('Code de secours utilisé. Il vous en reste 9.');
  const again = await give(await atCodeStep(), { recoveryCode: code });
  expect(again.page.props.errors).toEqual({ recoveryCode: wrongCode });
});

describe('a trusted device', () => {
  const trusted = async (): Promise<Visitor> => {
    const visitor = await atCodeStep();
    await give(visitor, { code: codeNow(), trustDevice: true });
    await visitor.visit('POST', '/deconnexion');
    return visitor;
  };

  test('is spared the code for thirty days, and no longer', async () => {
    const visitor = await trusted();
    expect((await visitor.signIn(email, { opensStartPage: true })).page.component).toBe('Client/Dashboard');
    await visitor.visit('POST', '/deconnexion');
    server.clock.advance(30 * 86_400_000);
    expect((await visitor.signIn(email)).page.props['step']).toBe('code');
  });

  test('is known by a cookie that is renewed with each use, so that a copy of an older one is worth nothing', async () => {
    const visitor = await trusted();
    const copied = visitor.cookies.get('ilot_appareil') ?? '';
    await visitor.signIn(email);
    expect(visitor.cookies.get('ilot_appareil')).not.toBe(copied);
    const thief = server.visitor();
    thief.cookies.set('ilot_appareil', copied);
    expect((await thief.signIn(email)).page.props['step']).toBe('code');
  });

  test('is trusted for the person who said so, not for others at the same browser', async () => {
    const visitor = await trusted();
    await visitor.signIn('ines.duprat@example.test');
    await visitor.visit('POST', '/deconnexion');
    expect((await visitor.signIn(email, { opensStartPage: true })).page.component).toBe('Client/Dashboard');
  });
});

test('a sign-in from a browser that is new beside those known is told by mail, and only then', async () => {
  await server.deps.db.delete(devices);
  const mailsCount = async (): Promise<number> => (await mailsTo(server, 'device.new', email)).length;
  const visitor = await atCodeStep();
  await give(visitor, { code: codeNow(), trustDevice: true });
  expect(await mailsCount()).toBe(0);
  await visitor.visit('POST', '/deconnexion');
  await visitor.signIn(email);
  expect(await mailsCount()).toBe(0);
  server.clock.advance(60_000);
  await give(await atCodeStep(), { code: codeNow(), trustDevice: true });
  expect(await mailsCount()).toBe(1);
});
