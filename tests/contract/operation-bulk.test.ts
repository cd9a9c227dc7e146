import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lots } from '#mocks/db/schema/index.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const golden = seedId('operation:T1:OP-2025-001');
const talence = seedId('operation:T1:OP-2025-002');
const foreign = seedId('operation:T2:OP-2025-101');
const hugoId = seedId('person:hugo.lartigue');
const inesId = seedId('person:ines.duprat');
const leaId = seedId('person:lea.pons');
const karimId = seedId('person:karim.belkacem');

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());

interface Row {
  readonly id: string;
  readonly manager: { readonly id: string };
  readonly tags: readonly string[];
}

async function rows(visitor = owner): Promise<ReadonlyMap<string, Row>> {
  const { page } = await visitor.get('/operations');
  const { operations } = page.props as unknown as { operations: { items: Row[] } };
  return new Map(operations.items.map((row) => [row.id, row]));
}
const these = (...ids: string[]) => ({ kind: 'ids', ids });
const assign = (visitor: Visitor, payload: Record<string, unknown>) =>
  visitor.visit('PATCH', '/operations/responsable', { data: payload });
const label = (visitor: Visitor, payload: Record<string, unknown>) =>
  visitor.visit('PATCH', '/operations/etiquettes', { data: payload });
const flashOf = (props: unknown) =>
  (props as { flash: { type: string; text: string; undo?: { href: string } } | null }).flash;

describe('several operations', () => {
  test('change hands, and one press takes it back but for what somebody changed since', async () => {
    await assign(owner, { rows: these(golden, talence), managerId: hugoId });
    const answer = await assign(owner, { rows: these(golden, talence), managerId: inesId });
    const flash = flashOf(answer.page.props);
    expect((await rows()).get(golden)?.manager.id).toBe(inesId);
    expect((await rows()).get(talence)?.manager.id).toBe(inesId);

    await assign(owner, { rows: these(talence), managerId: leaId });
    const undone = await owner.visit('POST', flash?.undo?.href ?? '');
    expect((await rows()).get(golden)?.manager.id).toBe(hugoId);
    expect((await rows()).get(talence)?.manager.id).toBe(leaId);
    expect(flashOf(undone.page.props)?.text).toContain('ont changé depuis');
  });

  test('get tags beside their own, and lose only those again', async () => {
    const before = (await rows()).get(golden)?.tags ?? [];
    const answer = await label(owner, { rows: these(golden), tags: ['à suivre'] });
    expect((await rows()).get(golden)?.tags).toEqual([...before, 'à suivre']);
    await owner.visit('POST', flashOf(answer.page.props)?.undo?.href ?? '');
    expect((await rows()).get(golden)?.tags).toEqual(before);
  });

  test('are all that the filters let through but those taken out', async () => {
    const all = { kind: 'all', query: { city: ['Libourne', 'Talence'] }, except: [talence] };
    await label(owner, { rows: all, tags: ['tout'] });
    const tagged = [...(await rows()).values()].filter(({ tags }) => tags.includes('tout'));
    expect(tagged.map(({ id }) => id)).toEqual([golden]);
  });

  test('are never those of another company, nor in the hands of its people', async () => {
    const refused = await label(owner, { rows: these(foreign), tags: ['x'] });
    expect(refused.page.props['errors']).toHaveProperty('base');
    const answer = await assign(owner, { rows: these(golden), managerId: karimId });
    expect(answer.page.props['errors']).toHaveProperty('managerId');
  });

  test('are those assigned to a collaborator alone, whatever they ask for', async () => {
    const ines = server.visitor();
    await ines.signIn('ines.duprat@example.test');
    const seen = new Set((await rows(ines)).keys());
    await label(ines, { rows: { kind: 'all', query: {}, except: [] }, tags: ['d’Inès'] });
    const tagged = [...(await rows()).values()].filter(({ tags }) => tags.includes('d’Inès'));
    expect(new Set(tagged.map(({ id }) => id))).toEqual(seen);
    expect(seen.size).toBeLessThan((await rows()).size);
  });

  test('cannot be changed by who only reads, nor taken back by somebody else', async () => {
    const viewer = server.visitor();
    await viewer.signIn('lea.pons@example.test');
    expect((await label(viewer, { rows: these(golden), tags: ['x'] })).status).toBe(403);
    const answer = await label(owner, { rows: these(golden), tags: ['secret'] });
    const ines = server.visitor();
    await ines.signIn('ines.duprat@example.test');
    expect((await ines.visit('POST', flashOf(answer.page.props)?.undo?.href ?? '')).status).toBe(404);
  });
});

test('a file of some operations holds those alone', async () => {
  const answer = await owner.get(`/operations/telecharger?ids=${golden},${foreign}`);
  expect(answer.text.trim().split('\r\n')).toHaveLength(2);
});

describe('an operation on the map', () => {
  interface Shown {
    readonly places: readonly (readonly [string, string, string, string, number | null, number | null])[];
    readonly foundCount: number;
    readonly totalCount: number;
  }
  const mapOf = async (query = '', visitor = owner): Promise<Shown> =>
    (await visitor.get(`/operations/carte${query}`)).page.props as unknown as Shown;
  const placeOf = async (id: string) => (await mapOf()).places.find(([each]) => each === id)?.slice(4, 6);
  const locate = (id: string, data: Record<string, unknown>, visitor = owner) =>
    visitor.visit('PATCH', `/operations/${id}/position`, { data });

  test('is moved by its pin, and one press puts it back where it was', async () => {
    const before = await placeOf(golden);
    const answer = await locate(golden, { lat: 44.92, lng: -0.25 });
    expect(await placeOf(golden)).toEqual([44.92, -0.25]);
    await owner.visit('POST', flashOf(answer.page.props)?.undo?.href ?? '');
    expect(await placeOf(golden)).toEqual(before);
  });

  test('that somebody moved since stays where they put it', async () => {
    const answer = await locate(talence, { lat: 44.8, lng: -0.59 });
    await locate(talence, { lat: 44.81, lng: -0.6 });
    await owner.visit('POST', flashOf(answer.page.props)?.undo?.href ?? '');
    expect(await placeOf(talence)).toEqual([44.81, -0.6]);
  });

  test('has no place outside of the world, none of another company, and none by who only reads', async () => {
    const before = await placeOf(golden);
    const refused = await locate(golden, { lat: 90.5, lng: -181 });
    expect(Object.keys(refused.page.props['errors'] as object)).toEqual(['lat', 'lng']);
    expect((await locate(foreign, { lat: 45, lng: 1 })).status).toBe(404);
    const reader = server.visitor();
    await reader.signIn('lea.pons@example.test');
    expect((await locate(golden, { lat: 45, lng: 1 }, reader)).status).toBe(403);
    expect(await placeOf(golden)).toEqual(before);
  });

  test('is found by the filters of the list, and by having lots for sale', async () => {
    const all = await mapOf();
    expect([all.foundCount, all.places.length]).toEqual([all.totalCount, all.totalCount]);
    const selling = await mapOf('?status[]=selling');
    expect(selling.places.map(([, , , status]) => status)).toEqual(
      all.places.map(([, , , status]) => status).filter((status) => status === 'selling'),
    );
    const { available } = await lotsForSale();
    const forSale = await mapOf('?lots[]=for-sale');
    expect(new Set(forSale.places.map(([id]) => id))).toEqual(available);
    expect(available.size).toBeGreaterThan(0);
    expect(available.size).toBeLessThan(all.totalCount);
  });

  /** The company's operations with a lot for sale, read lot by lot. */
  async function lotsForSale(): Promise<{ available: ReadonlySet<string> }> {
    const owned = new Set((await mapOf()).places.map(([id]) => id));
    const rowsOfLots = await server.deps.db.select().from(lots);
    return {
      available: new Set(
        rowsOfLots
          .filter(({ operationId, status }) => owned.has(operationId) && status === 'available')
          .map(({ operationId }) => operationId),
      ),
    };
  }
});
