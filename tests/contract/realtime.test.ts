import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleOperationPayload } from '#contracts/client/operation/payload.ts';
import { channels, platformRecordTypes, recordTypes } from '#contracts/realtime/channels.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { contacts } from '#mocks/db/schema/index.ts';
import {
  next,
  openRealtimeTestServer,
  pusherOptions,
  type RealtimeTestServer,
} from '#tests/support/realtime.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const t1 = seedId('tenant:T1');
const t2 = seedId('tenant:T2');
const hugo = seedId('person:hugo.lartigue');
const ines = seedId('person:ines.duprat');
const marc = seedId('person:marc.soubiran');
const golden = seedId('operation:T1:OP-2025-001');
const bacalan = seedId('operation:T1:OP-2026-002');
const fauriel = seedId('operation:T2:OP-2025-001');

let server: RealtimeTestServer;
let owner: Visitor;
let assigned: Visitor;
let accountant: Visitor;
let foreigner: Visitor;
let staff: Visitor;
beforeAll(async () => {
  server = await openRealtimeTestServer();
  owner = await server.signedIn('hugo.lartigue@example.test');
  assigned = await server.signedIn('ines.duprat@example.test');
  accountant = await server.signedIn('marc.soubiran@example.test');
  foreigner = await server.signedIn('karim.belkacem@example.test');
  staff = await server.signedIn('ines.benali@example.test', { isStaff: true });
});
afterAll(() => server.close());

/** Asks for a channel as a browser would. */
async function ask(visitor: Visitor, channel: string, socketId = '1.1') {
  const answer = await visitor.visit('POST', '/broadcasting/auth', {
    form: { socket_id: socketId, channel_name: channel },
  });
  const body = answer.text.startsWith('{')
    ? (JSON.parse(answer.text) as { auth?: string; channel_data?: string })
    : {};
  return { ...body, status: answer.status };
}

/** The client once it has joined a channel. */
async function joined(visitor: Visitor, channelName: string, isOnSecond = false) {
  const pusher = server.pusher(visitor, isOnSecond);
  const channel = pusher.subscribe(channelName);
  const here = await next<unknown>(channel, 'pusher:subscription_succeeded');
  return { pusher, channel, here, socketId: pusher.connection.socket_id };
}

/** Changes an operation's name in the visitor's name. */
async function rename(visitor: Visitor, operation: string, name: string, socketId?: string): Promise<void> {
  const edit = await visitor.get(`/operations/${operation}/modifier`);
  const props = edit.page.props as unknown as { values: object; operation: { version: number } };
  const answer = await visitor.visit('PUT', `/operations/${operation}`, {
    data: { ...props.values, name, version: props.operation.version },
    ...(socketId !== undefined && { headers: { 'x-socket-id': socketId } }),
  });
  expect(answer.page.props.errors).toEqual({});
}

describe('who may join', () => {
  const contactOfT1 = async (): Promise<string> => {
    const [row] = await server.deps.db.select().from(contacts).where(eq(contacts.tenantId, t1)).limit(1);
    return row?.id ?? '';
  };

  test('a company’s channel is for its members who see all its operations', async () => {
    const name = channels.tenant(t1);
    expect((await ask(owner, name)).status).toBe(200);
    expect((await ask(accountant, name)).status).toBe(200);
    for (const visitor of [assigned, foreigner, staff, server.visitor()]) {
      expect((await ask(visitor, name)).status).not.toBe(200);
    }
  });

  test('a company’s money is for those who keep its books', async () => {
    const name = channels.finance(t1);
    expect((await ask(owner, name)).status).toBe(200);
    expect((await ask(accountant, name)).status).toBe(200);
    const reader = await server.signedIn('lea.pons@example.test');
    for (const visitor of [reader, assigned, foreigner, staff]) {
      expect((await ask(visitor, name)).status).toBe(403);
    }
  });

  test('an operation’s channel is for those to whom the operation exists', async () => {
    expect((await ask(assigned, channels.operation(golden))).status).toBe(200);
    expect((await ask(assigned, channels.operation(bacalan))).status).toBe(403);
    expect((await ask(owner, channels.operation(bacalan))).status).toBe(200);
    expect((await ask(owner, channels.operation(fauriel))).status).toBe(403);
    expect((await ask(staff, channels.operation(golden))).status).toBe(403);
  });

  test('a person’s channel is for that person', async () => {
    expect((await ask(owner, channels.user(hugo))).status).toBe(200);
    expect((await ask(owner, channels.user(ines))).status).toBe(403);
  });

  test('the presence of a record is for those who may read it', async () => {
    const name = channels.recordPresence(t1, 'contact', await contactOfT1());
    expect((await ask(owner, name)).status).toBe(200);
    expect((await ask(foreigner, name)).status).toBe(403);
    expect((await ask(foreigner, name.replace(t1, t2))).status).toBe(403);
    expect((await ask(owner, name.replace('contact', 'constructor'))).status).toBe(403);
  });

  test('every kind of record is looked for: what is not there, or in the bin, is joined by nobody', async () => {
    const nowhere = '7'.repeat(26);
    const leader = await server.signedIn('camille.roussel@example.test', { isStaff: true });
    for (const type of recordTypes) {
      expect((await ask(owner, channels.recordPresence(t1, type, nowhere))).status, type).toBe(403);
    }
    for (const type of platformRecordTypes) {
      const name = channels.adminRecordPresence(type, nowhere);
      expect((await ask(leader, name)).status, type).toBe(403);
    }
    const binned = await contactOfT1();
    await server.deps.db.update(contacts).set({ deletedAt: new Date() }).where(eq(contacts.id, binned));
    expect((await ask(owner, channels.recordPresence(t1, 'contact', binned))).status).toBe(403);
    await server.deps.db.update(contacts).set({ deletedAt: null }).where(eq(contacts.id, binned));
  });

  test('the platform’s channels are for its staff, and its money for those who lead it', async () => {
    expect((await ask(staff, channels.admin())).status).toBe(200);
    expect((await ask(staff, channels.adminPresence())).status).toBe(200);
    expect((await ask(staff, channels.adminFinance())).status).toBe(403);
    const leader = await server.signedIn('camille.roussel@example.test', { isStaff: true });
    expect((await ask(leader, channels.adminFinance())).status).toBe(200);
    expect((await ask(owner, channels.admin())).status).toBe(403);
    expect((await ask(staff, channels.adminRecordPresence('user', hugo))).status).toBe(200);
    expect((await ask(owner, channels.adminRecordPresence('user', hugo))).status).toBe(403);
    expect((await ask(staff, channels.adminRecordPresence('user', golden))).status).toBe(403);
  });

  test('names that are nobody’s, and requests that name no connection, are refused', async () => {
    const names = ['private-tenant.', 'private-everything', `private-tenant.${t1} `, '../secret', ''];
    for (const name of [...names, `x${channels.user(hugo)}`, 'x'.repeat(165)]) {
      expect((await ask(owner, name)).status, name).toBe(403);
    }
    for (const socketId of ['', '1', '1.1:private-x', `1.1\n`]) {
      expect((await ask(owner, channels.user(hugo), socketId)).status, socketId).toBe(403);
    }
  });

  test('a request without the session’s token is refused', async () => {
    const answer = await owner.visit('POST', '/broadcasting/auth', {
      form: { socket_id: '1.1', channel_name: channels.user(hugo) },
      hasToken: false,
    });
    expect(answer.status).toBe(419);
  });
});

describe('a connection', () => {
  test('needs our key and a protocol we speak', async () => {
    expect(await (await server.raw({ path: '/app/other?protocol=7' })).closed).toMatchObject({ code: 4001 });
    expect(await (await server.raw({ path: '/app/ilot?protocol=4' })).closed).toMatchObject({ code: 4007 });
    expect(await (await server.raw({ path: '/app/ilot' })).closed).toMatchObject({ code: 4008 });
  });

  test('of another site’s page, or elsewhere than on our path, is not upgraded', async () => {
    await expect(server.raw({ origin: 'https://elsewhere.test' })).rejects.toThrow('403');
    await expect(server.raw({ path: '/operations' })).rejects.toThrow('404');
    expect((await server.raw({ origin: server.origin })).socketId).toMatch(/^\d+\.\d+$/);
  });

  test('learns how long it may be silent, and is answered when it asks', async () => {
    const pusher = server.pusher(owner);
    await next(pusher.connection, 'connected');
    expect(pusher.connection.socket_id).toMatch(/^\d+\.\d+$/);
    const raw = await server.raw();
    raw.send({ event: 'pusher:ping', data: {} });
    expect(await raw.read()).toMatchObject({ event: 'pusher:pong' });
  });

  test('survives what is no message', async () => {
    const raw = await server.raw();
    for (const text of ['{', 'null', '[]', '""', '{"event":1}', '{"event":"pusher:subscribe"}', '\0']) {
      raw.sendText(text);
      expect(await raw.read(), text).toMatchObject({ event: 'pusher:error' });
    }
    raw.send({ event: 'pusher:ping' });
    expect(await raw.read()).toMatchObject({ event: 'pusher:pong' });
  });

  test('is closed when it sends too much, at once or in one message', async () => {
    const large = await server.raw();
    large.sendText('x'.repeat(40_000));
    expect(await large.closed).toMatchObject({ code: 1009 });
    const flood = await server.raw();
    for (let count = 0; count < 300; count += 1) flood.send({ event: 'pusher:ping' });
    expect(await flood.closed).toMatchObject({ code: 4301 });
  });

  test('joins no more channels than a page could need', async () => {
    const raw = await server.raw();
    for (let count = 0; count <= 100; count += 1) {
      raw.send({ event: 'pusher:subscribe', data: { channel: `news-${count}` } });
    }
    for (let count = 0; count < 100; count += 1) {
      expect(await raw.read()).toMatchObject({ event: 'pusher_internal:subscription_succeeded' });
    }
    expect(await raw.read()).toMatchObject({ event: 'pusher:subscription_error', channel: 'news-100' });
  });
});

describe('joining a channel', () => {
  test('needs a signature made for this connection, this channel and this person', async () => {
    const name = channels.tenant(t1);
    const raw = await server.raw();
    const { auth } = await ask(owner, name, raw.socketId);
    const other = await server.raw();
    const attempts = [
      [raw, { channel: name }],
      [raw, { channel: name, auth: `ilot:${'0'.repeat(64)}` }],
      [raw, { channel: channels.finance(t1), auth }],
      [raw, { channel: name, auth: auth?.replace('ilot:', 'other:') }],
      [other, { channel: name, auth }],
    ] as const;
    for (const [socket, data] of attempts) {
      socket.send({ event: 'pusher:subscribe', data });
      expect(await socket.read()).toMatchObject({
        event: 'pusher:subscription_error',
        data: { type: 'AuthError', status: 401 },
      });
    }
    raw.send({ event: 'pusher:subscribe', data: { channel: name, auth } });
    expect(await raw.read()).toMatchObject({
      event: 'pusher_internal:subscription_succeeded',
      channel: name,
    });
  });

  test('nobody can take another name on a presence channel', async () => {
    const name = channels.tenantPresence(t1);
    const raw = await server.raw();
    const { auth, channel_data: data = '' } = await ask(owner, name, raw.socketId);
    const forged = data.replace(hugo, ines);
    raw.send({ event: 'pusher:subscribe', data: { channel: name, auth, channel_data: forged } });
    expect(await raw.read()).toMatchObject({ event: 'pusher:subscription_error' });
  });

  test('the client learns the status of a refusal', async () => {
    const channel = server.pusher(foreigner).subscribe(channels.tenant(t1));
    expect(await next(channel, 'pusher:subscription_error')).toMatchObject({
      error: expect.stringContaining('403'),
    });
  });
});

describe('presence', () => {
  test('tells who is there, who comes and who leaves, somebody with two tabs once', async () => {
    const name = channels.tenantPresence(t1);
    const first = await joined(owner, name);
    expect(first.here).toMatchObject({
      count: 1,
      members: { [hugo]: { id: hugo, name: 'Hugo Lartigue', initials: 'HL', avatarUrl: null } },
    });
    const added = next<{ id: string }>(first.channel, 'pusher:member_added');
    const second = await joined(assigned, name);
    expect(await added).toMatchObject({ id: ines, info: { name: 'Inès Duprat' } });
    expect(second.here).toMatchObject({ count: 2 });

    const tab = await joined(assigned, name);
    expect(tab.here).toMatchObject({ count: 2 });
    tab.pusher.disconnect();
    const joining = next<{ id: string }>(first.channel, 'pusher:member_added');
    const third = await joined(accountant, name);
    expect(await joining).toMatchObject({ id: marc });

    const gone: string[] = [];
    first.channel.bind('pusher:member_removed', ({ id }: { id: string }) => gone.push(id));
    const accountantLeft = next(first.channel, 'pusher:member_removed');
    third.pusher.unsubscribe(name);
    await accountantLeft;
    const assignedLeft = next(first.channel, 'pusher:member_removed');
    second.pusher.disconnect();
    await assignedLeft;
    expect(gone).toEqual([marc, ines]);
  });

  test('Echo tells the same', async () => {
    const echo = (visitor: Visitor) =>
      new Echo({ broadcaster: 'reverb', key: 'ilot', Pusher, ...pusherOptions(server.origin, visitor) });
    const name = channels.tenantPresence(t2).replace('presence-', '');
    const mine = echo(foreigner);
    const here = await new Promise<{ id: string }[]>((resolve) => mine.join(name).here(resolve));
    expect(here).toMatchObject([{ name: 'Karim Belkacem' }]);
    const colleague = echo(await server.signedIn('julie.fayolle@example.test'));
    const joining = new Promise((resolve) => mine.join(name).joining(resolve));
    const whispered = new Promise((resolve) => {
      mine.join(name).listenForWhisper('typing', resolve);
    });
    await new Promise((resolve) => colleague.join(name).here(resolve));
    expect(await joining).toMatchObject({ name: 'Julie Fayolle' });
    colleague.join(name).whisper('typing', { field: 'name' });
    expect(await whispered).toEqual({ field: 'name' });
    const leaving = new Promise((resolve) => mine.join(name).leaving(resolve));
    colleague.disconnect();
    expect(await leaving).toMatchObject({ name: 'Julie Fayolle' });
    mine.disconnect();
  });
});

describe('events between browsers', () => {
  test('reach the others of the channel with the name of who sent them, and not the sender', async () => {
    const name = channels.recordPresence(t1, 'operation', golden);
    const receiver = await joined(owner, name);
    const sender = await joined(assigned, name);
    const own: unknown[] = [];
    sender.channel.bind('client-typing', (data: unknown) => own.push(data));
    const heard = new Promise((resolve) => {
      receiver.channel.bind('client-typing', (data: unknown, { user_id }: { user_id: string }) =>
        resolve({ data, user_id }),
      );
    });
    sender.channel.trigger('client-typing', { field: 'name' });
    expect(await heard).toEqual({ data: { field: 'name' }, user_id: ines });
    const back = next(sender.channel, 'client-done');
    receiver.channel.trigger('client-done', {});
    await back;
    expect(own).toEqual([]);
  });

  test('are refused on public channels, on channels not joined, when too large and when too many', async () => {
    const raw = await server.raw();
    const name = channels.operation(golden);
    const { auth } = await ask(owner, name, raw.socketId);
    const refused = async (frame: object, reason: string): Promise<void> => {
      raw.send(frame);
      expect(await raw.read()).toMatchObject({
        event: 'pusher:error',
        data: { code: 4301, message: expect.stringContaining(reason) },
      });
    };
    raw.send({ event: 'pusher:subscribe', data: { channel: 'news' } });
    await raw.read();
    await refused({ event: 'client-hello', channel: 'news', data: {} }, 'private and presence');
    await refused({ event: 'client-hello', channel: name, data: {} }, 'Not subscribed');
    raw.send({ event: 'pusher:subscribe', data: { channel: name, auth } });
    await raw.read();
    await refused({ event: 'client-hello', channel: name, data: 'é'.repeat(6000) }, 'exceeds');
    await refused({ event: 'client-typing', channel: name, data: 'name' }, 'is not');
    raw.send({ event: 'client-typing', channel: name, data: { field: 'name' } });
    await refused(
      { event: 'client-typing', channel: name, data: { field: 'name' } },
      'client-typing reached',
    );
    for (let count = 0; count < 7; count += 1) raw.send({ event: 'client-hello', channel: name, data: {} });
    await refused({ event: 'client-hello', channel: name, data: {} }, 'client events reached');
    server.clock.advance(1000);
    raw.send({ event: 'client-typing', channel: name, data: { field: 'name' } });
    raw.send({ event: 'pusher:ping' });
    expect(await raw.read()).toMatchObject({ event: 'pusher:pong' });
  });
});

describe('events of the server', () => {
  test('a change reaches the company and those at the operation, but not the browser that made it', async () => {
    const mine = await joined(owner, channels.tenant(t1));
    const colleague = await joined(accountant, channels.tenant(t1));
    const atOperation = await joined(assigned, channels.operation(golden));
    const own: unknown[] = [];
    mine.channel.bind('operation.updated', (data: unknown) => own.push(data));
    const heard = next(colleague.channel, 'operation.updated');
    const seen = next(atOperation.channel, 'operation.updated');
    const stale = next(colleague.channel, 'dashboard.stale');
    await rename(owner, golden, 'Les Chais', mine.socketId);
    const event = { id: golden, operationId: golden, version: expect.any(Number), by: hugo };
    expect(await heard).toEqual(event);
    expect(await seen).toEqual(event);
    expect(await stale).toEqual({ keys: expect.arrayContaining(['operations']) });
    const after = next(mine.channel, 'operation.updated');
    await rename(owner, bacalan, 'Quai de Bacalan');
    expect(await after).toMatchObject({ id: bacalan });
    expect(own).toEqual([expect.objectContaining({ id: bacalan })]);
  });

  test('a member of some operations hears of these on a channel of their own, and of no others', async () => {
    const { channel } = await joined(assigned, channels.user(ines));
    const heard: unknown[] = [];
    channel.bind_global((name: string, data: unknown) => {
      if (name === 'operation.updated') heard.push((data as { id: string }).id);
    });
    await rename(owner, bacalan, 'Quai');
    const last = next(channel, 'operation.updated');
    await rename(owner, golden, 'Les Chais de la Bastide');
    await last;
    expect(heard).toEqual([golden]);
  });

  test('what was refused is told to nobody', async () => {
    const { channel } = await joined(accountant, channels.tenant(t1));
    const heard: string[] = [];
    channel.bind_global((name: string) => {
      if (name.startsWith('operation.')) heard.push(name);
    });
    await owner.visit('DELETE', `/operations/${golden}`);
    await owner.visit('PUT', `/operations/${golden}`, { data: { name: '' } });
    const created = next(channel, 'operation.created');
    await owner.visit('POST', '/operations', {
      data: { ...exampleOperationPayload, managerId: hugo, ref: 'OP-REALTIME' },
    });
    await created;
    expect(heard).toEqual(['operation.created']);
  });

  test('a note is told to those at the operation', async () => {
    const { channel } = await joined(assigned, channels.operation(golden));
    const heard = next(channel, 'operation-note.created');
    await owner.visit('POST', `/operations/${golden}/notes`, { data: { text: 'Vu le notaire.' } });
    expect(await heard).toMatchObject({ operationId: golden, by: hugo });
  });
});

describe('who a connection belongs to', () => {
  test('the client signs in, and has its own channel', async () => {
    const pusher = server.pusher(owner);
    await next(pusher.connection, 'connected');
    pusher.signin();
    const heard = next<{ event: string; channel?: string }>(pusher.connection, 'message');
    expect(await heard).toMatchObject({ event: 'pusher:signin_success' });
    const subscribed = await next<{ event: string; channel?: string }>(pusher.connection, 'message');
    expect(subscribed).toMatchObject({
      event: 'pusher_internal:subscription_succeeded',
      channel: `#server-to-user-${hugo}`,
    });
  });

  test('nobody signs in as another, or with the proof of another connection', async () => {
    const raw = await server.raw();
    const other = await server.raw();
    const proof = await owner.visit('POST', '/broadcasting/user-auth', { form: { socket_id: raw.socketId } });
    const { auth, user_data: userData } = JSON.parse(proof.text) as { auth: string; user_data: string };
    const attempts = [
      [raw, { auth, user_data: userData.replace(hugo, ines) }],
      [other, { auth, user_data: userData }],
      [raw, { auth: '', user_data: userData }],
    ] as const;
    for (const [socket, data] of attempts) {
      socket.send({ event: 'pusher:signin', data });
      expect(await socket.read()).toMatchObject({ event: 'pusher:error', data: { code: 4009 } });
    }
    raw.send({ event: 'pusher:subscribe', data: { channel: `#server-to-user-${hugo}` } });
    expect(await raw.read()).toMatchObject({ event: 'pusher:subscription_error' });
  });

  test('signing out closes the connections of the session, and of no other', async () => {
    const visitor = await server.signedIn('lea.pons@example.test');
    const elsewhere = await joined(await server.signedIn('lea.pons@example.test'), channels.tenant(t1));
    const { pusher } = await joined(visitor, channels.tenant(t1));
    const ended = next(pusher.connection, 'disconnected');
    await visitor.visit('POST', '/deconnexion');
    await ended;
    expect(elsewhere.pusher.connection.state).toBe('connected');
  });
});

test('people on two processes see each other, hear of the same changes, and are cut off alike', async () => {
  const name = channels.tenantPresence(t1);
  const here = await joined(owner, name);
  const added = next<{ id: string }>(here.channel, 'pusher:member_added');
  const visitor = await server.signedIn('marc.soubiran@example.test');
  const there = await joined(visitor, name, true);
  expect(await added).toMatchObject({ id: marc });
  expect(there.here).toMatchObject({ members: { [hugo]: { name: 'Hugo Lartigue' } } });
  const company = there.pusher.subscribe(channels.tenant(t1));
  await next(company, 'pusher:subscription_succeeded');
  const heard = next(company, 'operation.updated');
  await rename(owner, bacalan, 'Quai de Bacalan 2');
  expect(await heard).toMatchObject({ id: bacalan });
  const removed = next<{ id: string }>(here.channel, 'pusher:member_removed');
  const ended = next(there.pusher.connection, 'disconnected');
  await visitor.visit('POST', '/deconnexion');
  await ended;
  expect(await removed).toMatchObject({ id: marc });
});

test('a page tells how to reach the server, a printable page that it must not', async () => {
  const page = await owner.get('/operations');
  const { port } = new URL(server.origin);
  expect(page.page.props['realtime' as never]).toEqual({
    key: 'ilot',
    cluster: 'eu',
    host: '127.0.0.1',
    port: Number(port),
    forceTls: false,
    changesChannel: channels.tenant(t1),
  });
  const ofSome = await assigned.get('/operations');
  expect(ofSome.page.props['realtime' as never]).toMatchObject({ changesChannel: channels.user(ines) });
  const paper = await owner.get(`/export/operations/${golden}/couverture`);
  expect(paper.status).toBe(200);
  expect(paper.page.props['realtime' as never]).toBeNull();
});
