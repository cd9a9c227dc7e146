import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SavedView } from '#contracts/view.ts';
import { savedViews } from '#mocks/db/schema/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor, VisitAnswer } from '#tests/support/visitor.ts';

const page = 'Client/Operation/Index';

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = await person('hugo.lartigue@example.test');
});
afterAll(() => server.close());
beforeEach(() => server.deps.db.delete(savedViews));

async function person(email: string, isStaff = false): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.signIn(email, { isStaff });
  return visitor;
}

const save = (visitor: Visitor, view: object): Promise<VisitAnswer> =>
  visitor.visit('POST', '/vues', { data: { page, name: 'Travaux', params: { status: 'works' }, ...view } });

const viewsOf = async (visitor: Visitor): Promise<SavedView[]> =>
  ((await visitor.get('/operations?view=all')).page.props as unknown as { views: SavedView[] }).views;

const refs = (answer: VisitAnswer): string[] =>
  (answer.page.props as unknown as { operations: { items: { ref: string }[] } }).operations.items.map(
    ({ ref }) => ref,
  );

async function saved(visitor: Visitor, view: object = {}): Promise<SavedView> {
  await save(visitor, view);
  const [found] = await viewsOf(visitor);
  if (!found) throw new Error('the view was not saved');
  return found;
}

describe('view.store', () => {
  test('keeps what the list knows of its address, and leads to the list so filtered', async () => {
    const answer = await save(owner, {
      params: {
        status: ['works', 'nope'],
        sort: 'name',
        page: '7',
        perPage: '25',
        evil: 'x',
        tenantId: 't2',
      },
    });
    expect(refs(answer)).toEqual(['OP-2025-002']);
    const [view] = await viewsOf(owner);
    expect(view).toMatchObject({ name: 'Travaux', isShared: false, isDefault: false, canEdit: true });
    expect(view?.href).toBe(`/operations?sort=name&status=works&view=${view?.id}`);
  });

  test('refuses a name twice, a blank one, a list that is none, and a fifty-first view', async () => {
    await save(owner, {});
    expect((await save(owner, {})).page.props.errors).toHaveProperty('name');
    expect((await save(owner, { name: '  ' })).page.props.errors).toHaveProperty('name');
    expect((await save(owner, { page: 'Client/Nope' })).page.props.errors).toHaveProperty('page');
    expect((await save(owner, { page: 'toString' })).page.props.errors).toHaveProperty('page');
    for (let count = 1; count < 50; count += 1) await save(owner, { name: `Vue ${count}` });
    expect((await save(owner, { name: 'Une de trop' })).page.props.errors).toHaveProperty('base');
    expect(await viewsOf(owner)).toHaveLength(50);
  });

  test('is refused to guests, and to the staff for a list of the clients', async () => {
    expect((await server.visitor().visit('POST', '/vues', { data: {} })).status).toBe(419);
    const staff = await person('camille.roussel@example.test', true);
    expect((await save(staff, {})).status).toBe(403);
  });
});

describe('a saved view', () => {
  test('is seen by its author alone until it is shared, and then by the company alone', async () => {
    const view = await saved(owner);
    const lea = await person('lea.pons@example.test');
    const karim = await person('karim.belkacem@example.test');
    expect(await viewsOf(lea)).toEqual([]);
    expect((await lea.visit('PATCH', `/vues/${view.id}`, { data: { name: 'À moi' } })).status).toBe(404);
    await owner.visit('PATCH', `/vues/${view.id}`, { data: { isShared: true } });
    expect(await viewsOf(lea)).toMatchObject([{ id: view.id, authorName: 'Hugo Lartigue', canEdit: false }]);
    expect((await lea.visit('PATCH', `/vues/${view.id}`, { data: { name: 'À moi' } })).status).toBe(403);
    expect((await lea.visit('DELETE', `/vues/${view.id}`)).status).toBe(403);
    expect(await viewsOf(karim)).toEqual([]);
    expect((await karim.visit('DELETE', `/vues/${view.id}`)).status).toBe(404);
  });

  test('that is shared is changed by the owner too, who cannot make it somebody’s default', async () => {
    const lea = await person('lea.pons@example.test');
    const view = await saved(lea, { isShared: true });
    await owner.visit('PATCH', `/vues/${view.id}`, { data: { name: 'Renommée' } });
    expect(await viewsOf(lea)).toMatchObject([{ name: 'Renommée', isDefault: false }]);
    expect((await owner.visit('PATCH', `/vues/${view.id}`, { data: { isDefault: true } })).status).toBe(403);
  });

  test('never widens rights: who sees two operations sees no more by a shared view', async () => {
    await save(owner, { params: { sort: 'ref' }, isShared: true });
    const ines = await person('ines.duprat@example.test');
    const [view] = await viewsOf(ines);
    expect(refs(await ines.get(view?.href ?? ''))).toHaveLength(2);
  });

  test('opens by itself when it is the default and the address asks for nothing; one per person', async () => {
    await save(owner, { name: 'Première', params: { status: 'study' }, isDefault: true });
    await save(owner, { name: 'Seconde', isDefault: true });
    expect((await viewsOf(owner)).map(({ isDefault }) => isDefault)).toEqual([false, true]);
    const opened = await owner.get('/operations');
    expect(opened.page.url).toContain('status=works');
    expect(refs(opened)).toEqual(['OP-2025-002']);
    expect(refs(await owner.get('/operations?view=all'))).toHaveLength(8);
    const lea = await person('lea.pons@example.test');
    expect(refs(await lea.get('/operations'))).toHaveLength(8);
  });

  test('is deleted with a way back', async () => {
    const view = await saved(owner, { isDefault: true });
    const answer = await owner.visit('DELETE', `/vues/${view.id}`);
    const href = `/corbeille/saved-view/${view.id}/restauration`;
    expect(answer.page.props.flash).toMatchObject({ undo: { href } });
    expect(await viewsOf(owner)).toEqual([]);
    const lea = await person('lea.pons@example.test');
    expect((await lea.visit('POST', href)).status).toBe(404);
    await owner.visit('POST', href);
    expect(await viewsOf(owner)).toMatchObject([{ id: view.id, isDefault: false }]);
  });

  test('of an older release asks for no more than its list still knows', async () => {
    const view = await saved(owner);
    await server.deps.db.update(savedViews).set({ params: { status: 'gone', old: '1', q: 'chais' } });
    expect((await viewsOf(owner))[0]?.href).toBe(`/operations?q=chais&view=${view.id}`);
  });
});
