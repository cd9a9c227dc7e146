import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { NotificationAnswer } from '#contracts/notification.ts';
import { withinTenant } from '#mocks/db/border/within-tenant.ts';
import { devices, notifications, outgoingMails, users } from '#mocks/db/schema/index.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { purgeNotifications, sendDigests } from '#mocks/handlers/jobs/notifications.ts';
import type { QueuedEvent } from '#mocks/server/broadcast.ts';
import { notify, type Notice } from '#mocks/server/notifications/notify.ts';
import { passwordChangedNotice } from '#mocks/server/notifications/security.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const idOf = (name: string) => seedId(`person:${name}`);
const hugo = idOf('hugo.lartigue');
const ines = idOf('ines.duprat');
const marc = idOf('marc.soubiran');
const lea = idOf('lea.pons');
const t1 = { id: seedId('tenant:T1'), name: 'Garonne Patrimoine' };
const bacalan = seedId('operation:T1:OP-2026-002');
const golden = seedId('operation:T1:OP-2025-001');

let server: TestServer;
let owner: Visitor;
let outbox: QueuedEvent[] = [];
beforeAll(async () => {
  server = await openTestServer();
  owner = await person('hugo.lartigue@example.test');
});
afterAll(() => server.close());
beforeEach(async () => {
  outbox = [];
  await server.deps.db.delete(notifications);
  await server.deps.db.delete(outgoingMails);
  // Whoever signs in again here is not told of a new browser.
  await server.deps.db.delete(devices);
});

async function person(email: string, isStaff = false): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.signIn(email, { isStaff });
  return visitor;
}

const notified = (notice: Partial<Notice>): Promise<string[]> =>
  notify({ deps: server.deps, outbox, url: new URL('https://ilot.test') }, server.deps.db, {
    kind: 'treasury.low',
    text: 'job.failed',
    values: { kind: 'solde', error: 'bas' },
    to: { tenantRoles: ['owner', 'accountant'] },
    tenant: t1,
    ...notice,
  });

async function read(visitor: Visitor, query = ''): Promise<NotificationAnswer> {
  const answer = await visitor.get(`/notifications${query}`, { isProtocol: false });
  expect(answer.status).toBe(200);
  return JSON.parse(answer.text) as NotificationAnswer;
}

const unreadOf = async (visitor: Visitor): Promise<number> =>
  ((await visitor.get('/tableau-de-bord')).page.props as unknown as { unread: { notifications: number } })
    .unread.notifications;

describe('notify', () => {
  test('tells the roles asked for by their channels: application, mail at once, realtime', async () => {
    expect((await notified({ href: '/operations' })).toSorted()).toEqual([hugo, marc].toSorted());
    const mails = await server.deps.db.select().from(outgoingMails);
    expect(mails.map(({ toAddress }) => toAddress).toSorted()).toEqual([
      'hugo.lartigue@example.test',
      'marc.soubiran@example.test',
    ]);
    expect(mails[0]?.html).toContain('https://ilot.test/operations');
    expect(outbox.map(({ name, channels }) => [name, ...channels])).toContainEqual([
      'notification.created',
      `private-user.${hugo}`,
    ]);
    expect(JSON.stringify(outbox)).not.toContain('solde');
    const { items, unreadCount } = await read(owner);
    expect(items).toMatchObject([
      { title: 'La tâche «\u00A0solde\u00A0» a échoué\u00A0: bas', isRead: false },
    ]);
    expect([unreadCount, await unreadOf(owner)]).toEqual([1, 1]);
  });

  test('leaves out roles that may not receive the kind, and people of other companies, however named', async () => {
    expect(await notified({ to: { userIds: [hugo, lea, idOf('karim.belkacem')] } })).toEqual([hugo]);
    expect(await notified({ to: { userIds: [hugo] }, tenant: null, kind: 'prospect.assigned' })).toEqual([]);
  });

  test('leaves out a member who may not see the operation it is about, and whoever did it', async () => {
    const about = { kind: 'share.opened', to: { userIds: [hugo, ines] } } as const;
    expect(await notified({ ...about, operationId: bacalan })).toEqual([hugo]);
    expect(await notified({ ...about, operationId: golden, exceptUserId: hugo })).toEqual([ines]);
  });

  test('respects what a person switched off, save for the safety of the account', async () => {
    const prefs = {
      'treasury.low': { app: false, email: false },
      'security.password_changed': { app: false },
    };
    await server.deps.db.update(users).set({ notificationPrefs: prefs }).where(eq(users.id, hugo));
    await notified({ to: { userIds: [hugo] } });
    await notify({ deps: server.deps, outbox }, server.deps.db, passwordChangedNotice({ id: hugo }));
    await server.deps.db.update(users).set({ notificationPrefs: {} }).where(eq(users.id, hugo));
    expect((await read(owner)).items.map(({ kind }) => kind)).toEqual(['security.password_changed']);
    expect(await server.deps.db.select().from(outgoingMails)).toEqual([]);
  });

  test('counts up what happens to the same subject before it was read, and starts anew after', async () => {
    const subject = { type: 'account', id: seedId('account:1') };
    const to = { userIds: [hugo] };
    for (const error of ['bas', 'plus bas', 'au plus bas']) {
      await notified({ to, subject, values: { kind: 'solde', error } });
    }
    const [grouped] = (await read(owner)).items;
    expect(grouped).toMatchObject({
      groupedCount: 3,
      title: 'La tâche «\u00A0solde\u00A0» a échoué\u00A0: au plus bas',
    });
    await owner.visit('POST', '/notifications/lues');
    await notified({ to, subject });
    expect((await read(owner)).items.map(({ groupedCount }) => groupedCount)).toEqual([1, 3]);
  });

  test('works in a transaction limited to the company, and not for another one', async () => {
    const limited = withinTenant(server.deps.db, { tenantId: t1.id, assignedOperationIds: [] });
    const source = { deps: server.deps, outbox };
    const notice = { kind: 'share.opened', text: 'job.failed', to: { tenantRoles: ['owner'] } } as const;
    expect(await notify(source, limited, { ...notice, tenant: t1 })).toEqual([hugo]);
    const other = { id: seedId('tenant:T2'), name: 'Forez' };
    expect(await notify(source, limited, { ...notice, tenant: other })).toEqual([]);
  });
});

describe('notification.*', () => {
  test('are read in the company where they happened; those about the account everywhere', async () => {
    await notified({ to: { userIds: [marc] }, kind: 'treasury.low' });
    await notified({ to: { userIds: [marc] }, tenant: { id: seedId('tenant:T3'), name: 'T3' } });
    await notified({ to: { userIds: [marc] }, tenant: null, kind: 'security.new_device', hasOwnMail: true });
    const visitor = await person('marc.soubiran@example.test');
    const { items } = await read(visitor);
    expect(items.map(({ kind }) => kind).toSorted()).toEqual(['security.new_device', 'treasury.low']);
  });

  test('are marked as read, unread and removed, and lead to what they are about', async () => {
    await notified({ to: { userIds: [hugo] }, href: '/operations', subject: { type: 'account', id: t1.id } });
    const [{ id } = { id: '' }] = (await read(owner)).items;
    const followed = await owner.visit('PATCH', `/notifications/${id}`, { data: { follows: true } });
    expect(followed.page.component).toBe('Client/Operation/Index');
    expect((await read(owner, '?filter=unread')).items).toEqual([]);
    await owner.visit('PATCH', `/notifications/${id}`, { data: { isRead: false } });
    expect((await read(owner, '?filter=unread')).items).toHaveLength(1);
    expect((await read(owner, '?filter=mentions')).items).toEqual([]);
    await owner.visit('DELETE', `/notifications/${id}`);
    expect((await read(owner)).items).toEqual([]);
  });

  test('are nobody else’s: 404, and all that was read is one’s own', async () => {
    await notified({ to: { userIds: [hugo] } });
    const [{ id } = { id: '' }] = (await read(owner)).items;
    for (const email of ['marc.soubiran@example.test', 'karim.belkacem@example.test']) {
      const other = await person(email);
      expect((await read(other)).items).toEqual([]);
      expect((await other.visit('PATCH', `/notifications/${id}`)).status).toBe(404);
      expect((await other.visit('DELETE', `/notifications/${id}`)).status).toBe(404);
      await other.visit('POST', '/notifications/lues');
    }
    expect(await unreadOf(owner)).toBe(1);
    expect((await server.visitor().get('/notifications', { isProtocol: false })).status).toBe(401);
  });

  test('come in pages of twenty, and a page beyond the last is the last', async () => {
    for (let count = 0; count < 21; count += 1)
      await notified({ to: { userIds: [hugo] }, kind: 'share.opened' });
    expect((await read(owner, '?page=99')).items).toHaveLength(1);
    expect((await read(owner, '?page=-1')).meta).toMatchObject({ page: 1, total: 21, pages: 2 });
  });

  test('tell the owners that the support opened their space', async () => {
    const staff = await person('camille.roussel@example.test', true);
    const data = { mode: 'read', reason: 'Ticket 4821 : import en erreur', ticket: '', tenantId: t1.id };
    await staff.visit('POST', `/admin/utilisateurs/${lea}/prise-en-main`, { data });
    expect((await read(owner)).items).toMatchObject([
      {
        title: 'L’assistance Îlot a ouvert votre espace\u00A0: Ticket 4821 : import en erreur',
        severity: 'warning',
      },
    ]);
  });
});

describe('the digest', () => {
  test('holds what was not read, once, and leaves alone who has nothing', async () => {
    await notified({ kind: 'transaction.to_code' });
    expect((await read(owner)).items).toEqual([]);
    expect(await sendDigests(server.deps)).toEqual({ digests: 2 });
    expect(await sendDigests(server.deps)).toEqual({ digests: 0 });
    const mails = await server.deps.db.select().from(outgoingMails);
    expect(mails.map(({ kind }) => kind)).toEqual(['notification.digest', 'notification.digest']);
    expect(mails[0]?.text).toContain('La tâche «\u00A0solde\u00A0» a échoué\u00A0: bas');
  });
});

test('notices are forgotten after ninety days', async () => {
  const { db, clock } = server.deps;
  for (const [name, days] of [
    ['young', 89],
    ['old', 91],
  ] as const) {
    await notified({ to: { userIds: [hugo] }, subject: { type: 'account', id: name } });
    const createdAt = new Date(clock.businessNow().getTime() - days * 86_400_000);
    await db.update(notifications).set({ createdAt }).where(eq(notifications.subjectId, name));
  }
  await purgeNotifications(server.deps);
  const kept = await db.select({ subjectId: notifications.subjectId }).from(notifications);
  expect(kept).toEqual([{ subjectId: 'young' }]);
});
