import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  auditEntries,
  devices,
  recoveryCodes,
  sessions,
  settings,
  tenants,
  users,
} from '#mocks/db/schema/index.ts';
import { tenantId } from '#mocks/db/seed/tenants.ts';
import { totpCodeAt } from '#mocks/services/totp.ts';
import { confirmPassword, forgetPassword, mailsOf, userOf } from '#tests/support/account.ts';
import { testPassword } from '#tests/support/database.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const email = 'karim.belkacem@example.test';
const fresh = 'Quatre-Rivieres-17!';

let server: TestServer;
let karim: Visitor;
let karimId: string;
beforeAll(async () => {
  server = await openTestServer();
  karimId = (await userOf(server, email)).id;
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(3_600_000);
  await server.deps.db
    .update(users)
    .set({ twoFactorSecret: null, twoFactorConfirmedAt: null, twoFactorLastStep: null })
    .where(eq(users.id, karimId));
  karim = server.visitor();
  await karim.signIn(email);
  await karim.get('/compte?tab=securite');
});

interface TwoFactor {
  confirmedAt: string | null;
  recoveryCodesLeft: number;
  setup: { manualKey: string; qrSvg: string } | null;
  newCodes: string[] | null;
}
const twoFactorOf = async (visitor: Visitor, path = '/compte?tab=securite'): Promise<TwoFactor> => {
  const { page } = await visitor.get(path);
  return (page.props['section'] as unknown as { twoFactor: TwoFactor }).twoFactor;
};

describe('a second factor', () => {
  const start = async () => {
    await confirmPassword(server, karimId);
    await karim.visit('POST', '/compte/2fa');
    const { setup } = await twoFactorOf(karim);
    return setup?.manualKey ?? '';
  };
  const confirm = (code: string) => karim.visit('PUT', '/compte/2fa', { data: { code } });
  test('is touched by nobody who did not just give the password', async () => {
    await forgetPassword(server, karimId);
    for (const [method, path] of [
      ['POST', '/compte/2fa'],
      ['PUT', '/compte/2fa'],
      ['DELETE', '/compte/2fa'],
      ['POST', '/compte/2fa/codes'],
    ] as const) {
      const { page } = await karim.visit(method, path, { data: { code: '123456' } });
      expect(page.props.errors['confirmation'], `${method} ${path}`).toBeDefined();
    }
    expect((await userOf(server, email)).twoFactorSecret).toBeNull();
  });

  test('is on once a code of the application was given; ten codes are shown, once', async () => {
    const secret = await start();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const { page } = await confirm(totpCodeAt(secret, server.clock.systemNow()));
    const { twoFactor } = page.props['section'] as unknown as { twoFactor: TwoFactor };
    expect(twoFactor.newCodes).toHaveLength(10);
    expect(twoFactor.setup).toBeNull();
    expect(await twoFactorOf(karim)).toMatchObject({ newCodes: null, recoveryCodesLeft: 10 });
    expect(await mailsOf(server, 'two-factor.changed', email)).toHaveLength(1);
  });

  test('refuses a wrong code, and any code after five tries', async () => {
    const secret = await start();
    const right = totpCodeAt(secret, server.clock.systemNow());
    const wrong = right === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      const { page } = await confirm(wrong);
      expect(page.props.errors['code']).toBe('Code incorrect ou expiré.');
    }
    await confirm(right);
    expect((await userOf(server, email)).twoFactorConfirmedAt).toBeNull();
  });

  test('takes a code once: shown again it turns nothing on', async () => {
    const secret = await start();
    const code = totpCodeAt(secret, server.clock.systemNow());
    await confirm(code);
    // The same secret, not confirmed yet: only the memory of the code stands against it.
    await server.deps.db.update(users).set({ twoFactorConfirmedAt: null }).where(eq(users.id, karimId));
    const { page } = await confirm(code);
    expect(page.props.errors['code']).toBe('Code incorrect ou expiré.');
  });

  test('keeps its secret sealed, and tells it to no page once the password was given long ago', async () => {
    const secret = await start();
    expect((await userOf(server, email)).twoFactorSecret).not.toContain(secret);
    server.clock.advance(16 * 60_000);
    expect((await twoFactorOf(karim)).setup).toBeNull();
  });

  test('can be switched off by a client, with its codes and its trusted browsers', async () => {
    const secret = await start();
    await confirm(totpCodeAt(secret, server.clock.systemNow()));
    await confirmPassword(server, karimId);
    await karim.visit('DELETE', '/compte/2fa');
    expect(await userOf(server, email)).toMatchObject({
      twoFactorSecret: null,
      twoFactorConfirmedAt: null,
    });
    expect(
      await server.deps.db.$count(devices, and(eq(devices.userId, karimId), isNotNull(devices.trustedUntil))),
    ).toBe(0);
    expect(await server.deps.db.$count(recoveryCodes, eq(recoveryCodes.userId, karimId))).toBe(0);
  });

  test('is announced by a company that asks for it, and then cannot be switched off', async () => {
    const { db } = server.deps;
    const now = server.clock.systemNow();
    const ask = (twoFactorRequiredAt: Date | null) =>
      db
        .update(tenants)
        .set({ twoFactorRequiredAt })
        .where(eq(tenants.id, tenantId('T2')));
    await ask(now);
    const dueAt = new Date(now.getTime() + 7 * 86_400_000).toISOString();
    expect(await twoFactorOf(karim)).toMatchObject({ demandedBy: 'company', dueAt });
    await db
      .update(users)
      .set({ twoFactorSecret: 'v1.sealed', twoFactorConfirmedAt: now })
      .where(eq(users.id, karimId));
    await db.update(sessions).set({ twoFactorAt: now }).where(eq(sessions.userId, karimId));
    const { page } = await karim.visit('DELETE', '/compte/2fa');
    expect(page.props.errors['base']).toBe('Votre société exige la double authentification.');
    await ask(null);
  });

  test('cannot be switched off by staff, outside of a demonstration', async () => {
    const staffEmail = 'thomas.lefevre@example.test';
    const thomas = await userOf(server, staffEmail);
    const visitor = server.visitor();
    await visitor.signIn(staffEmail, { isStaff: true });
    await server.deps.db
      .update(users)
      .set({ twoFactorSecret: 'v1.sealed', twoFactorConfirmedAt: server.clock.systemNow() })
      .where(eq(users.id, thomas.id));
    await server.deps.db.delete(settings).where(eq(settings.key, 'demo'));
    const twoFactorAt = server.clock.systemNow();
    await server.deps.db.update(sessions).set({ twoFactorAt }).where(eq(sessions.userId, thomas.id));
    await confirmPassword(server, thomas.id);
    await visitor.get('/admin/compte?tab=securite');
    const { page } = await visitor.visit('DELETE', '/admin/compte/2fa');
    expect(page.props.errors['base']).toBe(
      'La double authentification est obligatoire pour les administrateurs.',
    );
    expect((await userOf(server, staffEmail)).twoFactorConfirmedAt).not.toBeNull();
  });
});

describe('sessions', () => {
  const lines = async (visitor: Visitor) => {
    const { page } = await visitor.get('/compte?tab=sessions');
    return (page.props['section'] as unknown as { sessions: { id: string; isCurrent: boolean }[] }).sessions;
  };

  test('are listed without address, the present one first, and ended one by one', async () => {
    const other = server.visitor();
    await other.signIn(email);
    const shown = await lines(karim);
    expect(shown[0]?.isCurrent).toBe(true);
    expect(JSON.stringify(shown)).not.toMatch(/"ip"|\d+\.\d+\.\d+\.\d+/);
    await confirmPassword(server, karimId);
    for (const { id } of shown.slice(1)) await karim.visit('DELETE', `/compte/sessions/${id}`);
    expect(await lines(karim)).toHaveLength(1);
    expect((await other.get('/tableau-de-bord')).page.component).toBe('Auth/Login');
  });

  test('of another person are not there, whoever asks', async () => {
    const lea = server.visitor();
    await lea.signIn('lea.pons@example.test');
    const leaId = (await userOf(server, 'lea.pons@example.test')).id;
    const [theirs] = await server.deps.db.select().from(sessions).where(eq(sessions.userId, leaId));
    await confirmPassword(server, karimId);
    const answer = await karim.visit('DELETE', `/compte/sessions/${theirs?.publicId}`);
    expect(answer.status).toBe(404);
    expect((await lea.get('/tableau-de-bord')).page.component).toBe('Client/Dashboard');
  });

  test('all end at once but the present one, those that would come back by themselves too', async () => {
    const other = server.visitor();
    await other.signIn(email, { remember: true });
    await confirmPassword(server, karimId);
    await karim.visit('DELETE', '/compte/sessions');
    expect((await other.get('/tableau-de-bord')).page.component).toBe('Auth/Login');
    expect((await karim.get('/compte')).page.component).toBe('Client/Account/Show');
  });

  test('ask for the password before they are ended', async () => {
    await forgetPassword(server, karimId);
    const { page } = await karim.visit('DELETE', '/compte/sessions');
    expect(page.props.errors['confirmation']).toBeDefined();
  });
});

describe('a trusted browser', () => {
  test('of another person is not there', async () => {
    const id = server.deps.newId();
    const now = server.clock.systemNow();
    const owner = await userOf(server, 'lea.pons@example.test');
    await server.deps.db.insert(devices).values({
      id,
      userId: owner.id,
      tokenHash: 'a hash',
      firstSeenAt: now,
      lastSeenAt: now,
      trustedUntil: new Date(now.getTime() + 86_400_000),
    });
    await confirmPassword(server, karimId);
    expect((await karim.visit('DELETE', `/compte/appareils/${id}`)).status).toBe(404);
    const [device] = await server.deps.db.select().from(devices).where(eq(devices.id, id));
    expect(device?.trustedUntil).not.toBeNull();
  });
});

describe('notices', () => {
  test('are kept as differences, fixed ones and other people’s kinds aside', async () => {
    await karim.get('/compte?tab=notifications');
    await karim.visit('PATCH', '/compte/notifications', {
      data: {
        channels: {
          'task.due': { email: true, app: true },
          'security.blocked': { email: false },
          'signup.created': { app: false },
        },
      },
    });
    expect((await userOf(server, email)).notificationPrefs).toEqual({ 'task.due': { email: true } });
    const { page } = await karim.get('/compte?tab=notifications');
    const { kinds } = page.props['section'] as unknown as {
      kinds: { id: string; isFixed: boolean; channels: object }[];
    };
    expect(kinds.find(({ id }) => id === 'task.due')?.channels).toEqual({
      app: true,
      email: true,
      digest: true,
    });
    expect(kinds.find(({ id }) => id === 'security.blocked')).toMatchObject({
      isFixed: true,
      channels: { app: true, email: true },
    });
  });
});

describe('a new password', () => {
  const change = (data: object) => karim.visit('PUT', '/compte/mot-de-passe', { data });
  const typed = { currentPassword: testPassword, password: fresh, passwordConfirmation: fresh };

  test('must follow the rules, differ from the present one, and be typed twice', async () => {
    const errorsOf = async (data: object) => (await change({ ...typed, ...data })).page.props.errors;
    expect(await errorsOf({ password: 'court', passwordConfirmation: 'court' })).toHaveProperty('password');
    expect(await errorsOf({ passwordConfirmation: 'autre' })).toEqual({
      passwordConfirmation: 'Les deux mots de passe ne correspondent pas.',
    });
  });

  test('is taken by nobody who does not know the present one, and only five may be tried', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      const { page } = await change({ ...typed, currentPassword: 'wrong' });
      expect(page.props.errors).toEqual({ currentPassword: 'Le mot de passe actuel est incorrect.' });
    }
    const { page } = await change(typed);
    expect(page.props.errors['currentPassword']).toMatch(/^Trop de tentatives/);
  });

  test('signs the person out everywhere else, gives this session a new name, and tells by mail', async () => {
    const other = server.visitor();
    await other.signIn(email, { remember: true });
    const before = karim.cookies.get('__Host-ilot');
    const { page } = await change(typed);
    expect(page.props.flash?.text).toBe('Mot de passe modifié. Les autres sessions ont été déconnectées.');
    expect(karim.cookies.get('__Host-ilot')).not.toBe(before);
    expect((await other.get('/tableau-de-bord')).page.component).toBe('Auth/Login');
    expect((await karim.get('/compte')).page.component).toBe('Client/Account/Show');
    expect(await mailsOf(server, 'password.changed', email)).toHaveLength(1);
    const entries = await server.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'account.password_changed'));
    expect(JSON.stringify(entries)).not.toContain(fresh);
    const reused = await change({
      currentPassword: fresh,
      password: testPassword,
      passwordConfirmation: testPassword,
    });
    expect(reused.page.props.errors).toHaveProperty('password');
  });
});
