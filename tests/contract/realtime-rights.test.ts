import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { channels } from '#contracts/realtime/channels.ts';
import {
  brandMemberships,
  brands,
  impersonations,
  membershipOperations,
  memberships,
  sessions,
  users,
} from '#mocks/db/schema/index.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { createHub, type Hub } from '#mocks/realtime/protocol/hub.ts';
import { createRecheck, type Recheck } from '#mocks/realtime/recheck.ts';
import { mayJoin } from '#mocks/realtime/rights/channel-rights.ts';
import { realtimeSigner } from '#mocks/realtime/signatures.ts';
import { actorByEmail } from '#mocks/server/actor.ts';
import { createSession, destroySession, saveSession } from '#mocks/server/session.ts';
import { connectTo } from '#tests/support/fake-transport.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const t1 = seedId('tenant:T1');
const hugo = seedId('person:hugo.lartigue');
const ines = seedId('person:ines.duprat');
const lea = seedId('person:lea.pons');
const golden = seedId('operation:T1:OP-2025-001');

let server: TestServer;
let hub: Hub;
let recheck: Recheck;
beforeAll(async () => {
  server = await openTestServer();
  const { deps } = server;
  hub = createHub({
    key: 'ilot',
    signer: realtimeSigner(deps.signer, 'ilot'),
    now: deps.clock.systemNow,
    log: deps.log,
    publish: (event) => deps.events.publish([event]),
  });
  deps.events.subscribe(hub.deliver);
  recheck = createRecheck(deps, hub);
});
afterAll(() => server.close());

/** A person's connection that has joined a channel. */
async function joined(email: string, channel: string) {
  const visitor = server.visitor();
  await visitor.signIn(email);
  const { connection, transport } = connectTo(hub);
  const answer = await visitor.visit('POST', '/broadcasting/auth', {
    form: { socket_id: connection.socketId, channel_name: channel },
  });
  const { auth } = JSON.parse(answer.text) as { auth: string };
  await hub.receive(connection, JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
  expect(connection.channels.has(channel)).toBe(true);
  return transport;
}

describe('staff in a client’s name', () => {
  test('hear what the client hears, and are seen by nobody', async () => {
    const { deps, clock } = server;
    const actor = await actorByEmail(deps, 'hugo.lartigue@example.test');
    if (actor === null) throw new Error('the person of the test is not there');
    const impersonation = {
      id: seedId('impersonation:test'),
      userId: actor.user.id,
      staffId: seedId('person:camille.roussel'),
      staffName: 'Camille Roussel',
      mode: 'read' as const,
      endsAt: clock.systemNow(),
      endedBy: null,
    };
    const posing = { ...actor, impersonation };
    const record = channels.recordPresence(t1, 'operation', golden);
    expect(await mayJoin(deps.db, posing, channels.user(actor.user.id))).toBe(true);
    for (const name of [channels.tenantPresence(t1), record]) {
      expect(await mayJoin(deps.db, actor, name)).toBe(true);
      expect(await mayJoin(deps.db, posing, name)).toBe(false);
    }
  });
});

describe('a brand’s channel', () => {
  test('is for those who steer the brand', async () => {
    const { db, clock } = server.deps;
    const brandId = seedId('brand:test');
    const createdAt = clock.systemNow();
    await db.insert(brands).values({
      id: brandId,
      createdAt,
      updatedAt: createdAt,
      name: 'Réseau d’essai',
      slug: 'essai',
      contactEmail: 'reseau@example.test',
    });
    await db.insert(brandMemberships).values({ userId: hugo, brandId, createdAt });
    const [owner, reader] = await Promise.all(
      ['hugo.lartigue@example.test', 'lea.pons@example.test'].map((email) =>
        actorByEmail(server.deps, email),
      ),
    );
    if (!owner || !reader) throw new Error('the people of the test are not there');
    const withoutCompany = { ...owner, roles: ['brand-manager' as const], tenant: null };
    expect(await mayJoin(db, withoutCompany, channels.brand(brandId))).toBe(true);
    expect(await mayJoin(db, withoutCompany, channels.admin())).toBe(false);
    expect(await mayJoin(db, withoutCompany, channels.adminPresence())).toBe(false);
    expect(await mayJoin(db, owner, channels.brand(brandId))).toBe(true);
    expect(await mayJoin(db, reader, channels.brand(brandId))).toBe(false);
    await db.update(brandMemberships).set({ revokedAt: createdAt });
    expect(await mayJoin(db, owner, channels.brand(brandId))).toBe(false);
  });
});

describe('rights that were given are looked at again', () => {
  test('who has kept them stays', async () => {
    const transport = await joined('hugo.lartigue@example.test', channels.tenant(t1));
    await recheck.rights();
    expect(transport.closed).toBeNull();
  });

  test('who has lost an operation connects again, without it', async () => {
    const { db } = server.deps;
    const transport = await joined('ines.duprat@example.test', channels.operation(golden));
    const elsewhere = await joined('ines.duprat@example.test', channels.user(ines));
    await db.delete(membershipOperations).where(eq(membershipOperations.operationId, golden));
    await recheck.rights();
    expect(transport.closed).toBe(4200);
    expect(elsewhere.closed).toBeNull();
  });

  test('who has left the company, or may not sign in any more, is cut off', async () => {
    const { db, clock } = server.deps;
    const member = await joined('lea.pons@example.test', channels.user(lea));
    await db
      .update(memberships)
      .set({ revokedAt: clock.systemNow() })
      .where(and(eq(memberships.userId, lea), eq(memberships.tenantId, t1)));
    const suspended = await joined('marc.soubiran@example.test', channels.tenant(t1));
    await db.update(users).set({ status: 'suspended' }).where(eq(users.email, 'marc.soubiran@example.test'));
    await recheck.rights();
    expect(member.closed).toBe(4009);
    expect(suspended.closed).toBe(4009);
  });

  /** The connection of staff at work in Hugo's name for a second, and the hash of their own session. */
  async function posing(nth: number) {
    const { deps, clock } = server;
    const { db } = deps;
    const staffId = seedId('person:camille.roussel');
    const transport = await joined('hugo.lartigue@example.test', channels.user(hugo));
    const at = clock.systemNow();
    const own = { userId: staffId, tenantId: null, area: 'admin', twoFactorAt: at } as const;
    const aside = await createSession(deps, own);
    await saveSession(deps, aside);
    const id = seedId(`impersonation:test-${nth}`);
    await db.insert(impersonations).values({
      id,
      staffId,
      userId: hugo,
      tenantId: t1,
      mode: 'read',
      reason: 'Une question sur un lot.',
      startedAt: at,
      endsAt: new Date(at.getTime() + 1000),
    });
    await db
      .update(sessions)
      .set({ impersonationId: id, data: { staffSessionHash: aside.idHash } })
      .where(and(eq(sessions.userId, hugo), isNull(sessions.impersonationId)));
    return { transport, staffSessionHash: aside.idHash };
  }

  test('staff whose time in a client’s name is over are cut off', async () => {
    const { transport } = await posing(1);
    await recheck.rights();
    expect(transport.closed).toBeNull();
    server.clock.advance(1000);
    await recheck.rights();
    expect(transport.closed).toBe(4009);
  });

  test('staff in a client’s name are cut off with their own session, within two looks', async () => {
    const { transport, staffSessionHash } = await posing(2);
    await server.deps.db.delete(sessions).where(eq(sessions.idHash, staffSessionHash));
    await recheck.sessions();
    await recheck.sessions();
    expect(transport.closed).toBe(4009);
  });

  test('a session that is over takes its connections with it, one that is renewed does not', async () => {
    const { deps, clock } = server;
    const over = await joined('karim.belkacem@example.test', channels.tenant(seedId('tenant:T2')));
    await recheck.sessions();
    expect(over.closed).toBeNull();
    clock.advance(13 * 3_600_000);
    const next = await joined('julie.fayolle@example.test', channels.tenant(seedId('tenant:T2')));
    await recheck.sessions();
    await recheck.sessions();
    expect(over.closed).toBe(4009);
    expect(next.closed).toBeNull();
    const [session] = await deps.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, seedId('person:julie.fayolle')));
    if (!session) throw new Error('the session of the test is not there');
    const renewed = { ...session, idHash: 'renewed' };
    await destroySession(
      deps,
      { ...session, newToken: null, isDirty: false, isIdle: false },
      { ...renewed, newToken: null, isDirty: false, isIdle: false },
    );
    await recheck.sessions();
    await deps.db.insert(sessions).values({ ...renewed, lastSeenAt: clock.systemNow() });
    await recheck.sessions();
    expect(next.closed).toBeNull();
    await deps.db.delete(sessions).where(eq(sessions.idHash, 'renewed'));
    await recheck.sessions();
    await recheck.sessions();
    expect(next.closed).toBe(4009);
  });
});
