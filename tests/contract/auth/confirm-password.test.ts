import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { routeTable } from '#generated/routes/table.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { auditEntries, operations, sessions, throttles, users } from '#mocks/db/schema/index.ts';
import { encryptTwoFactorSecret } from '#mocks/server/identity/two-factor-secret.ts';
import { newTotpSecret, totpCodeAt } from '#mocks/services/totp.ts';
import { testPassword } from '#tests/support/database.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const owner = 'hugo.lartigue@example.test';
const ownerId = seedId('person:hugo.lartigue');
const operation = seedId('operation:T1:OP-2025-001');
const note = `/operations/${operation}/notes`;
const create = '/operations/creer';

/** A page and an action that ask for a password given a short time ago. */
const demanding: Readonly<Record<string, 'smtp' | 'iban'>> = {
  'client.operation.create': 'smtp',
  'client.operation.note': 'iban',
};
const routes = routeTable.map((row) => {
  const confirm = demanding[row.name];
  return confirm === undefined ? row : { ...row, confirm };
});

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({}, { routes });
});
beforeEach(() => server.deps.db.delete(throttles));
afterAll(() => server.close());

/** A person whose password was given long ago. */
async function signedIn(email = owner): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.signIn(email);
  await server.deps.db.update(sessions).set({ confirmedPasswordAt: null });
  return visitor;
}

const give = (visitor: Visitor, data: Record<string, unknown>) =>
  visitor.visit('POST', '/confirmer-mot-de-passe', { data });
const giveInDialog = async (visitor: Visitor, data: Record<string, unknown>) =>
  JSON.parse((await give(visitor, { ...data, isDialog: true })).text) as unknown;

describe('a page that asks for the password once more', () => {
  test('is shown after it, and not before', async () => {
    const visitor = await signedIn();
    const asked = await visitor.get(create);
    expect(asked.page.component).toBe('Auth/ConfirmPassword');
    expect(asked.page.url).toBe('/confirmer-mot-de-passe');
    expect(asked.page.props).toMatchObject({ reason: 'smtp', hasCode: false });
    const { page } = await give(visitor, { password: testPassword });
    expect(page.url).toBe(create);
    expect((await visitor.get(create)).page.component).toBe('Client/Operation/Form');
  });

  test('asks again after a quarter of an hour', async () => {
    const visitor = await signedIn();
    await visitor.get(create);
    await give(visitor, { password: testPassword });
    server.clock.advance(899_000);
    expect((await visitor.get(create)).page.component).toBe('Client/Operation/Form');
    server.clock.advance(1_000);
    expect((await visitor.get(create)).page.component).toBe('Auth/ConfirmPassword');
  });

  test('leads back to the page before it when the person gives up', async () => {
    const visitor = await signedIn();
    await visitor.get('/operations');
    expect((await visitor.get(create)).page.props['cancelHref']).toBe('/operations');
  });
});

describe('an action that asks for the password once more', () => {
  test('is refused with the reason, changes nothing, and is done when sent again', async () => {
    const visitor = await signedIn();
    await visitor.get(`/operations/${operation}`);
    const before = await server.deps.db.select().from(operations).where(eq(operations.id, operation));
    const refused = await visitor.visit('POST', note, { data: { body: 'Rendez-vous chez le notaire' } });
    expect(refused.page.props.errors).toEqual({
      confirmation: 'Confirmez votre mot de passe pour continuer.',
    });
    expect(refused.page.props['confirmation']).toEqual({ reason: 'iban', hasCode: false });
    expect(await server.deps.db.select().from(operations).where(eq(operations.id, operation))).toEqual(
      before,
    );
    expect(await giveInDialog(visitor, { password: testPassword })).toEqual({ outcome: 'confirmed' });
    const done = await visitor.visit('POST', note, { data: { body: 'Rendez-vous chez le notaire' } });
    expect(done.page.props).toMatchObject({ errors: {}, confirmation: null });
  });
});

describe('the password', () => {
  test('changes the identifier of the session, so that one seen before is worth nothing', async () => {
    const visitor = await signedIn();
    const before = new Map(visitor.cookies);
    await give(visitor, { password: testPassword });
    expect(visitor.cookies.get('__Host-ilot')).not.toBe(before.get('__Host-ilot'));
    const thief = server.visitor();
    for (const [name, value] of before) thief.cookies.set(name, value);
    expect((await thief.get('/tableau-de-bord')).page.component).toBe('Auth/Login');
    expect((await visitor.get('/tableau-de-bord')).page.component).toBe('Client/Dashboard');
  });

  test('may be wrong four times in a quarter of an hour; the fifth ends the session', async () => {
    const visitor = await signedIn();
    for (let tries = 0; tries < 4; tries += 1) {
      const { page } = await give(visitor, { password: 'wrong' });
      expect(page.props.errors).toEqual({ password: 'Le mot de passe est incorrect.' });
    }
    const { page } = await give(visitor, { password: 'wrong' });
    expect(page.component).toBe('Auth/Login');
    expect((await visitor.get('/tableau-de-bord')).page.component).toBe('Auth/Login');
    const denied = and(
      eq(auditEntries.action, 'password.confirmation_failed'),
      eq(auditEntries.actorId, ownerId),
    );
    expect(await server.deps.db.$count(auditEntries, denied)).toBeGreaterThanOrEqual(5);
  });

  test('is told to be wrong, or the session over, to the dialog as well', async () => {
    const visitor = await signedIn();
    expect(await giveInDialog(visitor, { password: 'wrong' })).toEqual({
      outcome: 'refused',
      errors: { password: 'Le mot de passe est incorrect.' },
    });
    for (let tries = 0; tries < 3; tries += 1) await giveInDialog(visitor, { password: 'wrong' });
    expect(await giveInDialog(visitor, { password: 'wrong' })).toEqual({
      outcome: 'signed-out',
      href: '/connexion',
    });
  });

  test('is asked for where none was given', async () => {
    const visitor = await signedIn();
    expect((await give(visitor, { password: '' })).page.props.errors).toEqual({
      password: 'Ce champ est obligatoire.',
    });
  });

  test('is not asked of a guest, who must sign in', async () => {
    const guest = server.visitor();
    await guest.get('/connexion');
    expect((await give(guest, { password: testPassword })).page.component).toBe('Auth/Login');
    expect((await guest.get('/confirmer-mot-de-passe')).page.component).toBe('Auth/Login');
  });
});

describe('a code of the person’s application', () => {
  test('does as well, once', async () => {
    const { deps, clock } = server;
    const secret = newTotpSecret();
    const visitor = await signedIn();
    const twoFactorSecret = await encryptTwoFactorSecret(deps, ownerId, secret);
    await deps.db
      .update(users)
      .set({ twoFactorSecret, twoFactorConfirmedAt: clock.systemNow() })
      .where(eq(users.id, ownerId));
    await deps.db.update(sessions).set({ twoFactorAt: clock.systemNow() });
    const code = totpCodeAt(secret, clock.systemNow());
    expect(await giveInDialog(visitor, { code })).toEqual({ outcome: 'confirmed' });
    expect(await giveInDialog(visitor, { code })).toEqual({
      outcome: 'refused',
      errors: { code: 'Code incorrect ou expiré.' },
    });
    await deps.db
      .update(users)
      .set({ twoFactorSecret: null, twoFactorConfirmedAt: null })
      .where(eq(users.id, ownerId));
  });

  test('is worth nothing where no second factor is on', async () => {
    const visitor = await signedIn();
    expect(await giveInDialog(visitor, { code: '123456' })).toMatchObject({ outcome: 'refused' });
  });
});
