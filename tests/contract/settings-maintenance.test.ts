import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { channels } from '#contracts/realtime/channels.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { readSetting, writeSetting } from '#mocks/db/queries/settings.ts';
import { testPassword } from '#tests/support/database.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { VisitAnswer, Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let admin: Visitor;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  admin = await person('camille.roussel@example.test', true);
  owner = await person('hugo.lartigue@example.test');
});
afterAll(() => server.close());
beforeEach(async () => {
  await writeSetting(server.deps.db, 'maintenance', null);
  await admin.visit('POST', '/confirmer-mot-de-passe', { data: { password: testPassword, isDialog: true } });
});

async function person(email: string, isStaff = false): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.signIn(email, { isStaff });
  return visitor;
}

const change = (visitor: Visitor, data: object): Promise<VisitAnswer> =>
  visitor.visit('PUT', '/admin/parametres/maintenance', { data });
const inMinutes = (minutes: number): string =>
  new Date(server.clock.systemNow().getTime() + minutes * 60_000).toISOString();
const announced = (answer: VisitAnswer): string | null =>
  (answer.page.props as unknown as { app: { maintenanceAt: string | null } }).app.maintenanceAt;

test('closes at once for everybody but the one who did it, and opens again', async () => {
  await change(admin, { isOn: true, message: 'Mise à jour.' });
  expect((await owner.get('/tableau-de-bord')).status).toBe(503);
  expect((await admin.get('/admin')).status).toBe(200);
  expect((await server.visitor().get('/sante', { isProtocol: false })).status).toBe(503);
  await change(admin, { isOn: false });
  expect((await owner.get('/tableau-de-bord')).status).toBe(200);
});

test('announced ahead, it is told on every page and closes when its time has come', async () => {
  const at = inMinutes(15);
  await change(admin, { isOn: true, at });
  const before = await owner.get('/tableau-de-bord');
  expect([before.status, announced(before)]).toEqual([200, at]);
  expect((await server.visitor().get('/sante', { isProtocol: false })).status).toBe(200);
  server.clock.advance(15 * 60_000);
  expect((await owner.get('/tableau-de-bord')).status).toBe(503);
  const own = await admin.get('/admin');
  expect([own.status, announced(own)]).toEqual([200, null]);
});

test('announced, moved or called off, it is told to everybody who is signed in', async () => {
  const people = ['camille.roussel', 'hugo.lartigue'].map((key) => channels.user(seedId(`person:${key}`)));
  const heard: (readonly [channels: readonly string[], data: unknown])[] = [];
  const deaf = server.deps.events.subscribe((event) => {
    if (event.kind === 'message' && event.name === 'maintenance.scheduled')
      heard.push([event.channels, event.data]);
  });
  const at = inMinutes(15);
  await change(admin, { isOn: true, at });
  await change(admin, { isOn: false });
  await change(owner, { isOn: true, at });
  deaf();
  expect(heard.map(([, data]) => data)).toEqual([{ at }, { at: null }]);
  for (const [receivers] of heard) expect(receivers).toEqual(expect.arrayContaining(people));
});

test('takes no moment that is past, and no end before the beginning', async () => {
  expect((await change(admin, { isOn: true, at: inMinutes(-1) })).page.props.errors).toHaveProperty('at');
  const backwards = { isOn: true, at: inMinutes(30), until: inMinutes(10) };
  expect((await change(admin, backwards)).page.props.errors).toHaveProperty('until');
  expect(await readSetting(server.deps.db, 'maintenance')).toBeNull();
});

test('belongs to super-admins, with their password given a short time ago', async () => {
  const other = await person('thomas.lefevre@example.test', true);
  expect((await change(other, { isOn: true })).status).toBe(403);
  expect((await change(owner, { isOn: true })).status).toBe(403);
  server.clock.advance(11 * 60_000);
  expect((await change(admin, { isOn: true })).page.props.errors).toHaveProperty('confirmation');
  expect(await readSetting(server.deps.db, 'maintenance')).toBeNull();
});
