import { desc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  auditEntries,
  impersonations,
  operationNotes,
  outgoingMails,
  tenants,
} from '#mocks/db/schema/index.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { personId } from '#mocks/db/seed/people.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { demoShareTokens } from '#mocks/db/seed/shares/index.ts';
import { tenantId } from '#mocks/db/seed/tenants.ts';
import { forgetPassword } from '#tests/support/account.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const golden = seedId('operation:T1:OP-2025-001');
const hugo = personId('hugo.lartigue');
const reading = { mode: 'read', reason: 'Aide à la saisie d’une opération', ticket: '4821' };
const writing = { ...reading, mode: 'write' };

let server: TestServer;
beforeEach(async () => {
  await server?.close();
  server = await openTestServer();
});
afterAll(() => server.close());

async function staff(name: string): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.signIn(`${name}@example.test`, { isStaff: true });
  return visitor;
}

const takeOver = (visitor: Visitor, data: object = reading, user = hugo) =>
  visitor.visit('POST', `/admin/utilisateurs/${user}/prise-en-main`, { data });

const noteOn = (visitor: Visitor) =>
  visitor.visit('POST', `/operations/${golden}/notes`, { data: { text: 'Vu avec le client' } });

describe('starting an impersonation', () => {
  test('opens the client’s area under a new session, and the bar says in whose name and until when', async () => {
    const visitor = await staff('hugo.marchal');
    const before = visitor.cookies.get('__Host-ilot');
    const { page, status } = await takeOver(visitor);
    expect(status).toBe(200);
    expect(page.component).toBe('Client/Dashboard');
    expect(visitor.cookies.get('__Host-ilot')).not.toBe(before);
    expect(page.props['auth']).toMatchObject({
      user: { id: hugo },
      impersonator: { name: 'Hugo Marchal', mode: 'read', endsAt: '2026-11-20T09:00:00.000Z' },
    });
  });

  test('tells every owner by mail, with the reason', async () => {
    await takeOver(await staff('hugo.marchal'));
    const mails = await server.deps.db
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.kind, 'assistance.opened'));
    expect(mails.map((mail) => mail.toAddress)).toEqual(['hugo.lartigue@example.test']);
    expect(mails[0]?.text).toContain(reading.reason);
  });

  test('asks for a reason of ten characters', async () => {
    const { page } = await takeOver(await staff('hugo.marchal'), { ...reading, reason: 'court' });
    expect(page.props.errors).toEqual({ reason: '10 caractères au minimum.' });
  });

  test('is refused for staff, for oneself, for unknown people, and to roles without the right', async () => {
    const support = await staff('hugo.marchal');
    expect((await takeOver(support, reading, personId('camille.roussel'))).status).toBe(403);
    expect((await takeOver(support, reading, personId('hugo.marchal'))).status).toBe(403);
    expect((await takeOver(support, reading, seedId('nobody'))).status).toBe(404);
    expect((await takeOver(await staff('ines.benali'))).status).toBe(403);
    expect((await takeOver(await staff('lea.fontaine'))).status).toBe(403);
  });

  test('a client cannot start one', async () => {
    const owner = server.visitor();
    await owner.signIn('karim.belkacem@example.test');
    expect((await takeOver(owner)).status).toBe(403);
  });
});

describe('the limits of an impersonation', () => {
  test('in read mode nothing is changed', async () => {
    const visitor = await staff('hugo.marchal');
    await takeOver(visitor);
    expect((await visitor.get(`/operations/${golden}`)).status).toBe(200);
    expect((await noteOn(visitor)).status).toBe(403);
  });

  test('another one cannot be started from within, and the administration is closed meanwhile', async () => {
    const visitor = await staff('hugo.marchal');
    await takeOver(visitor);
    expect((await takeOver(visitor, reading, personId('karim.belkacem'))).status).toBe(403);
    expect((await visitor.get('/admin')).status).toBe(403);
  });

  test('write mode asks the support for the client’s consent', async () => {
    const visitor = await staff('hugo.marchal');
    const { page } = await takeOver(visitor, writing);
    expect(page.props.errors).toEqual({
      mode: 'Le client n’a pas autorisé l’assistance en modification.',
    });
  });

  test('write mode asks for a password given a short time ago, even with consent', async () => {
    await server.deps.db
      .update(tenants)
      .set({ supportAccessUntil: new Date('2026-11-21T08:00:00Z') })
      .where(eq(tenants.id, tenantId('T1')));
    const visitor = await staff('hugo.marchal');
    await forgetPassword(server, personId('hugo.marchal'));
    const { page } = await takeOver(visitor, writing);
    expect(page.props.errors).toHaveProperty('confirmation');
  });
});

describe('the end of an impersonation', () => {
  test('gives the staff their own session back, under a new id', async () => {
    const visitor = await staff('hugo.marchal');
    await takeOver(visitor);
    const during = visitor.cookies.get('__Host-ilot');
    const { page } = await visitor.visit('DELETE', '/prise-en-main');
    expect(page.component).toBe('Admin/Dashboard/Dashboard');
    expect(page.props['auth']).toMatchObject({ user: { id: personId('hugo.marchal') }, impersonator: null });
    const replay = server.visitor();
    replay.cookies.set('__Host-ilot', during ?? '');
    expect((await replay.get('/operations')).page.component).toBe('Auth/Login');
  });

  test('comes by itself after an hour', async () => {
    const visitor = await staff('hugo.marchal');
    await takeOver(visitor);
    for (let minutes = 0; minutes < 60; minutes += 20) {
      server.clock.advance(20 * 60_000);
      await visitor.get('/operations');
    }
    const { page } = await visitor.get('/operations');
    expect(page.component).not.toBe('Client/Operation/Index');
    const [row] = await server.deps.db.select().from(impersonations);
    expect(row?.endReason).toBe('expired');
  });

  test('comes at once when the owner takes the access back', async () => {
    const visitor = await staff('hugo.marchal');
    await takeOver(visitor);
    await server.deps.db.update(impersonations).set({ endedAt: new Date(), endReason: 'revoked' });
    expect((await visitor.get('/operations')).page.component).toBe('Admin/Dashboard/Dashboard');
  });
});

describe('the trail of an impersonation', () => {
  test('counts pages, and every line names the staff, the client and the impersonation', async () => {
    const visitor = await staff('hugo.marchal');
    await takeOver(visitor);
    await visitor.get('/operations');
    await visitor.get(`/operations/${golden}`);
    const [row] = await server.deps.db.select().from(impersonations);
    expect(row).toMatchObject({ staffId: personId('hugo.marchal'), tenantId: tenantId('T1'), writes: 0 });
    expect(row?.pages).toBe(3);
    const lines = await server.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'page.view'))
      .orderBy(desc(auditEntries.seq));
    expect(lines[0]).toMatchObject({
      actorId: personId('hugo.marchal'),
      onBehalfOfId: hugo,
      impersonationId: row?.id,
      subjectId: 'client.operation.show',
    });
  });

  test('is left by whatever is shown, page or data, however it is asked for', async () => {
    const visitor = await staff('hugo.marchal');
    await takeOver(visitor);
    const { db } = server.deps;
    const part = {
      'x-inertia-partial-component': 'Client/Operation/Index',
      'x-inertia-partial-data': 'views',
    };
    const page = 'client.operation.index';
    const shown: [path: string, route: string, headers?: Record<string, string>][] = [
      ['/operations', page, { purpose: 'prefetch' }],
      ['/operations', page, part],
      ['/recherche?q=chais', 'search'],
      [`/historique/operation/${golden}`, 'history.index'],
      ['/journal', 'audit.index'],
      ['/notifications', 'notification.index', { purpose: 'prefetch' }],
      ['/corbeille', 'bin.index'],
      ['/operations/telecharger?format=csv', 'client.operation.download'],
    ];
    for (const [path, route, headers = {}] of shown) {
      const [before] = await db.select().from(impersonations);
      const isProtocol = route === page;
      expect((await visitor.get(path, { headers, isProtocol })).status).toBe(200);
      const [after] = await db.select().from(impersonations);
      expect(after?.pages).toBe((before?.pages ?? 0) + 1);
      const [line] = await db
        .select()
        .from(auditEntries)
        .where(inArray(auditEntries.action, ['page.view', 'data.view']))
        .orderBy(desc(auditEntries.seq))
        .limit(1);
      expect(line).toMatchObject({
        actorId: personId('hugo.marchal'),
        onBehalfOfId: hugo,
        impersonationId: after?.id,
        action: isProtocol ? 'page.view' : 'data.view',
        subjectId: route,
      });
    }
  });

  test('is left by a link of the client’s that is looked at, which ends with the rest', async () => {
    const visitor = await staff('hugo.marchal');
    await takeOver(visitor);
    const { db } = server.deps;
    const paper = `/export/operations/${golden}/couverture?share=${demoShareTokens.bank}`;
    const [before] = await db.select().from(impersonations);
    expect((await visitor.get(paper)).status).toBe(200);
    const [after] = await db.select().from(impersonations);
    expect(after?.pages).toBe((before?.pages ?? 0) + 1);
    const [line] = await db.select().from(auditEntries).orderBy(desc(auditEntries.seq)).limit(1);
    expect(line).toMatchObject({
      action: 'page.view',
      actorId: personId('hugo.marchal'),
      onBehalfOfId: hugo,
      impersonationId: after?.id,
    });
    await db.update(impersonations).set({ endedAt: new Date(), endReason: 'revoked' });
    expect((await visitor.get(paper)).page.component).toBe('Admin/Dashboard/Dashboard');
  });

  test('is not left by what was refused', async () => {
    const visitor = await staff('hugo.marchal');
    await takeOver(visitor);
    const { db } = server.deps;
    const [before] = await db.select().from(impersonations);
    const unknown = `/historique/operation/${seedId('nothing')}`;
    expect((await visitor.get(unknown, { isProtocol: false })).status).toBe(404);
    expect((await visitor.get('/admin')).status).toBe(403);
    const [after] = await db.select().from(impersonations);
    expect(after?.pages).toBe(before?.pages);
  });

  test('counts no change where staff who only read join a channel or stay signed in', async () => {
    const visitor = await staff('hugo.marchal');
    await takeOver(visitor);
    const form = { socket_id: '123.456', channel_name: channels.user(hugo) };
    expect((await visitor.visit('POST', '/broadcasting/auth', { form })).status).toBe(200);
    expect((await visitor.visit('POST', '/session/prolonger')).status).toBe(200);
    const [row] = await server.deps.db.select().from(impersonations);
    expect(row?.writes).toBe(0);
  });

  test('counts a change once, with the change or not at all', async () => {
    const visitor = await staff('hugo.marchal');
    await takeOver(visitor);
    const { db, log } = server.deps;
    await db.update(impersonations).set({ mode: 'write' });
    const note = (text: string) =>
      visitor.visit('POST', `/operations/${golden}/notes`, { data: { text }, follows: false });
    expect((await note('counted')).status).toBe(303);
    const [row] = await db.select().from(impersonations);
    expect(row?.writes).toBe(1);
    // Counting fails from now on.
    await db.execute(sql`alter table impersonations add constraint no_more check (writes < 2)`);
    log.error = () => undefined;
    expect((await note('not counted')).status).toBe(500);
    await db.execute(sql`alter table impersonations drop constraint no_more`);
    const texts = await db.select({ text: operationNotes.text }).from(operationNotes);
    expect(texts.map(({ text }) => text)).toContain('counted');
    expect(texts.map(({ text }) => text)).not.toContain('not counted');
  });
});
