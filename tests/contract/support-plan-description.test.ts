import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  exampleDescription,
  type SupportPlanDescriptionProps,
} from '#contracts/client/operation/sale/support-plan-description.ts';
import { exampleImage } from '#contracts/files.ts';
import { supportPlanDescriptions } from '#mocks/db/schema/index.ts';
import { lotId, operationId } from '#mocks/db/seed/operations/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let collaborator: Visitor;
let viewer: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  const signedIn = async (email: string): Promise<Visitor> => {
    const visitor = server.visitor();
    await visitor.signIn(`${email}@example.test`);
    return visitor;
  };
  owner = await signedIn('hugo.lartigue');
  collaborator = await signedIn('ines.duprat');
  viewer = await signedIn('lea.pons');
  stranger = await signedIn('karim.belkacem');
});
afterAll(() => server.close());

const operation = operationId('T1', 'OP-2025-001');
const idOf = (lot: string): string => lotId('T1', 'OP-2025-001', lot);
const pathOf = (lot: string, part = ''): string =>
  `/operations/${operation}/vente/lots/${idOf(lot)}/descriptif${part}`;
const propsOf = async (lot: string, query = '') =>
  (await owner.get(pathOf(lot, query))).page.props as unknown as SupportPlanDescriptionProps;
const stored = (lot: string) =>
  server.deps.db
    .select()
    .from(supportPlanDescriptions)
    .where(eq(supportPlanDescriptions.lotId, idOf(lot)))
    .orderBy(supportPlanDescriptions.versionNo);
const send = async (visitor: Visitor, method: 'POST' | 'PUT', path: string, data: object | FormData) => {
  const { page, status } = await visitor.visit(method, path, { data });
  return { status, errors: (page.props as unknown as { errors: Record<string, string> }).errors };
};
const complete = {
  ...exampleDescription,
  rooms: [{ label: 'Séjour', areaM2: '46.30', ceilingM: '2.70' }],
};

describe('the demonstration', () => {
  test('has a version that is approved, and one that says what it lacks', async () => {
    const approved = await propsOf('A12');
    expect(approved.shown).toMatchObject({ status: 'approved', approvedOn: '2026-03-10' });
    expect(approved.form.can.save).toBe(false);
    expect(approved.can.newVersion).toBe(true);
    const draft = await propsOf('A31');
    expect(draft.obstacles).toEqual([
      'La somme des surfaces (78,60 m²) diffère de la surface du lot (88,60 m²). Corrigez l’une ou l’autre.',
    ]);
  });
});

test('is written, completed, approved, and goes on as a new version', async () => {
  expect((await propsOf('A22')).shown).toBeNull();
  await send(collaborator, 'POST', pathOf('A22'), { ...complete, rooms: [] });
  const twice = await send(collaborator, 'POST', pathOf('A22'), complete);
  expect(twice.errors).toHaveProperty('base');

  const early = await send(owner, 'POST', pathOf('A22', '/approbation'), {});
  expect(early.errors['base']).toContain('plan coté');
  expect(early.errors['base']).toContain('somme des surfaces');

  await send(collaborator, 'PUT', pathOf('A22'), { ...complete, version: 1 });
  const stale = await send(collaborator, 'PUT', pathOf('A22'), { ...complete, version: 1 });
  expect(stale.errors).toHaveProperty('version');
  const form = new FormData();
  form.set('file', exampleImage());
  await send(collaborator, 'POST', pathOf('A22', '/plan'), form);
  expect((await propsOf('A22')).shown?.plan).toMatchObject({ name: 'point.png', isPicture: true });
  expect((await propsOf('A22')).obstacles).toEqual([]);

  expect((await send(collaborator, 'POST', pathOf('A22', '/approbation'), {})).status).toBe(403);
  await send(owner, 'POST', pathOf('A22', '/approbation'), {});
  expect(await stored('A22')).toMatchObject([{ status: 'approved', approvedOn: '2026-11-20' }]);
  const locked = await send(owner, 'PUT', pathOf('A22'), { ...complete, version: 4 });
  expect(locked.errors['base']).toContain('nouvelle version');

  await send(owner, 'POST', pathOf('A22', '/version'), {});
  const [, second] = await stored('A22');
  expect(second).toMatchObject({ versionNo: 2, status: 'draft', approvedOn: null, version: 1 });
  const lines = exampleDescription.lines.slice(1);
  await send(owner, 'PUT', pathOf('A22'), { ...complete, lines, version: 1 });
  const { versions } = await propsOf('A22');
  expect(versions[0]?.changes).toEqual([{ kind: 'removed', part: 'item', label: 'Escalier' }]);
  const older = await propsOf('A22', '?version=1');
  expect(older.form.can.save).toBe(false);
  expect(older.form.values.lines).toHaveLength(2);
  expect((await propsOf('A22', '?version=9')).shown?.versionNo).toBe(2);
});

test('a plan that an approved version shows stays when the draft gets another', async () => {
  await send(owner, 'POST', pathOf('A12', '/version'), {});
  const form = new FormData();
  form.set('file', exampleImage());
  await send(owner, 'POST', pathOf('A12', '/plan'), form);
  const [first, second] = await stored('A12');
  expect(second?.planFileId).not.toBe(first?.planFileId);
  const approved = await propsOf('A12', '?version=1');
  const file = await owner.get(approved.shown?.plan?.href ?? '', { isProtocol: false });
  expect(file.status).toBe(200);
});

test('what is described is copied to lots without one and to drafts, all or none', async () => {
  const copy = (lots: readonly string[]) =>
    send(owner, 'POST', pathOf('A31', '/copie'), { lotIds: lots.map(idOf) });
  await copy(['A01', 'A21']);
  const [made] = await stored('A01');
  const [source] = await stored('A31');
  expect(made).toMatchObject({ status: 'draft', rooms: [], planFileId: null });
  expect(made?.sections).toEqual(source?.sections);
  expect((await copy(['A31'])).errors).toHaveProperty('lotIds');
  await send(owner, 'PUT', pathOf('A01'), {
    ...complete,
    rooms: [{ ...complete.rooms[0], areaM2: '42.10' }],
    version: 1,
  });
  const form = new FormData();
  form.set('file', exampleImage());
  await send(owner, 'POST', pathOf('A01', '/plan'), form);
  await send(owner, 'POST', pathOf('A01', '/approbation'), {});
  const before = await stored('A21');
  const refused = await copy(['A21', 'A01']);
  expect(refused.errors['lotIds']).toContain('A01');
  expect(await stored('A21')).toEqual(before);
});

test('two rooms of one name are refused; who reads does not write, and other companies find nothing', async () => {
  const [room] = complete.rooms;
  const twice = await send(owner, 'PUT', pathOf('A31'), { ...complete, rooms: [room, room], version: 1 });
  expect(twice.errors).toHaveProperty('rooms');
  expect((await viewer.get(pathOf('A31'))).status).toBe(200);
  expect((await send(viewer, 'PUT', pathOf('A31'), { ...complete, version: 1 })).status).toBe(403);
  expect((await stranger.get(pathOf('A31'))).status).toBe(404);
});
