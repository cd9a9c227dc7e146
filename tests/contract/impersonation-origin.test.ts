import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  auditEntries,
  impersonations,
  sessions,
  throttles,
  users,
  type User,
} from '#mocks/db/schema/index.ts';
import { personId } from '#mocks/db/seed/people.ts';
import { saveSession } from '#mocks/server/session.ts';
import { confirmPassword } from '#tests/support/account.ts';
import { testPassword } from '#tests/support/database.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const staffEmail = 'hugo.marchal@example.test';
const staffId = personId('hugo.marchal');
const client = personId('hugo.lartigue');
const minuteMs = 60_000;
const fresh = 'Sept-Lanternes-42';

let server: TestServer;
let pristine: Omit<User, 'searchText'>;
beforeAll(async () => {
  server = await openTestServer();
  const [row] = await server.deps.db.select().from(users).where(eq(users.id, staffId));
  if (!row) throw new Error('the member of staff is not there');
  // The database works the text to search out itself.
  const { searchText: _worked, ...written } = row;
  pristine = written;
});
afterAll(() => server.close());

/** Nobody is signed in, and the member of staff is who they were. */
beforeEach(async () => {
  const { db } = server.deps;
  await db.delete(sessions);
  await db.delete(impersonations);
  await db.delete(throttles);
  await changeStaff(pristine);
});

async function staff(): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.signIn(staffEmail, { isStaff: true });
  return visitor;
}

/** Staff at work in a client's name. */
async function posing(): Promise<Visitor> {
  const visitor = await staff();
  const data = { mode: 'read', reason: 'Aide à la saisie d’une opération', ticket: '' };
  const { page } = await visitor.visit('POST', `/admin/utilisateurs/${client}/prise-en-main`, { data });
  expect(page.component).toBe('Client/Dashboard');
  return visitor;
}

const endOf = async () => (await server.deps.db.select().from(impersonations))[0]?.endReason;
const changeStaff = (changes: Partial<typeof users.$inferInsert>) =>
  server.deps.db.update(users).set(changes).where(eq(users.id, staffId));

const losses: Record<string, () => Promise<unknown>> = {
  'changes their password elsewhere': async () => {
    const other = await staff();
    const data = { currentPassword: testPassword, password: fresh, passwordConfirmation: fresh };
    await other.get('/admin/compte');
    return other.visit('PUT', '/admin/compte/mot-de-passe', { data });
  },
  'signs out everywhere else': async () => {
    const other = await staff();
    await other.get('/admin/compte');
    await confirmPassword(server, staffId);
    return other.visit('DELETE', '/admin/compte/sessions');
  },
  'is suspended': () => changeStaff({ status: 'suspended' }),
  'is blocked': () => changeStaff({ blockedAt: new Date() }),
  'has no role any more': () => changeStaff({ platformRoles: [] }),
  'turns the second factor on elsewhere': () =>
    changeStaff({ twoFactorSecret: 'sealed', twoFactorConfirmedAt: new Date() }),
};

describe('an impersonation falls when its member of staff', () => {
  test.each(Object.entries(losses))('%s, and no staff session comes of it', async (_name, lose) => {
    const stops = eq(auditEntries.action, 'impersonation.stop');
    const before = await server.deps.db.$count(auditEntries, stops);
    const visitor = await posing();
    await lose();
    const { page } = await visitor.get('/operations');
    expect(page.component).toBe('Admin/Auth/Login');
    expect(page.props['auth']).toMatchObject({ user: null, impersonator: null });
    expect((await visitor.get('/admin')).page.component).toBe('Admin/Auth/Login');
    expect(await endOf()).toBe('signed-out');
    expect(await server.deps.db.$count(auditEntries, stops)).toBe(before + 1);
  });

  test.each(Object.entries(losses))('%s, also when they stop it themselves', async (_name, lose) => {
    const visitor = await posing();
    await lose();
    const { page } = await visitor.visit('DELETE', '/prise-en-main');
    expect(page.component).toBe('Admin/Auth/Login');
    expect(page.props['auth']).toMatchObject({ user: null });
  });

  test('loses the right alone: they keep their own session, with the rights that are left', async () => {
    const visitor = await posing();
    await changeStaff({ platformRoles: ['sales'] });
    const { page } = await visitor.get('/operations');
    expect(page.props['auth']).toMatchObject({ user: { id: staffId }, impersonator: null });
    expect(page.url).toMatch(/^\/admin/);
    expect(page.props.flash?.text).toMatch(/vos droits ont changé/);
  });

  test('ends that session by its line in their account', async () => {
    const visitor = await posing();
    const other = await staff();
    await confirmPassword(server, staffId);
    const { page } = await other.get('/admin/compte?tab=sessions');
    const { sessions: lines } = page.props['section'] as unknown as {
      sessions: { id: string; isCurrent: boolean }[];
    };
    const line = lines.find(({ isCurrent }) => !isCurrent);
    await other.visit('DELETE', `/admin/compte/sessions/${line?.id ?? ''}`);
    expect((await visitor.get('/operations')).page.component).toBe('Admin/Auth/Login');
  });
});

describe('ending an impersonation', () => {
  test('gives back no more time than the staff’s own session had left', async () => {
    const visitor = await staff();
    const signedInAt = server.clock.systemNow().getTime();
    for (let passed = 0; passed < 460; passed += 20) {
      server.clock.advance(20 * minuteMs);
      await visitor.get('/admin');
    }
    const data = { mode: 'read', reason: 'Aide à la saisie d’une opération', ticket: '' };
    await visitor.visit('POST', `/admin/utilisateurs/${client}/prise-en-main`, { data });
    server.clock.advance(10 * minuteMs);
    const { page } = await visitor.visit('DELETE', '/prise-en-main');
    expect(page.props['session']).toMatchObject({
      expiresAt: new Date(signedInAt + 480 * minuteMs).toISOString(),
    });
    server.clock.advance(10 * minuteMs);
    expect((await visitor.get('/admin')).page.component).toBe('Admin/Auth/Login');
  });

  test('does not outlive the eight hours of the staff’s session, nor its half hour without a request', async () => {
    const visitor = await posing();
    server.clock.advance(31 * minuteMs);
    expect((await visitor.get('/operations')).page.component).toBe('Auth/Login');
    expect(await endOf()).toBe('expired');
    expect((await visitor.get('/admin')).page.component).toBe('Admin/Auth/Login');
  });

  test('asks for the password again where the staff had given it before', async () => {
    const visitor = await posing();
    await visitor.visit('DELETE', '/prise-en-main');
    const own = eq(sessions.userId, staffId);
    const rows = await server.deps.db.select().from(sessions).where(own);
    expect(rows.map(({ confirmedPasswordAt }) => confirmedPasswordAt)).toEqual([null]);
  });

  test('by signing out leaves nothing behind', async () => {
    const visitor = await posing();
    await visitor.visit('POST', '/deconnexion');
    expect(await endOf()).toBe('signed-out');
    const own = and(eq(sessions.userId, staffId), isNull(sessions.impersonationId));
    expect(await server.deps.db.$count(sessions, own)).toBe(0);
  });
});

test('a session that was ended during a request is not written again by it', async () => {
  const visitor = await staff();
  const { db } = server.deps;
  const [row] = await db.select().from(sessions).where(eq(sessions.userId, staffId));
  if (!row) throw new Error('the session is not there');
  await db.delete(sessions).where(eq(sessions.idHash, row.idHash));
  await saveSession(server.deps, { ...row, newToken: null, isDirty: true, isIdle: false });
  expect((await visitor.get('/admin')).page.component).toBe('Admin/Auth/Login');
});
