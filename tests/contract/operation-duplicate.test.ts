import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationShowProps } from '#contracts/client/operation/show.ts';
import type { SimulationIndexProps } from '#contracts/client/operation/simulation/index.ts';
import { lots } from '#mocks/db/schema/index.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const golden = seedId('operation:T1:OP-2025-001');
const copyPath = `/operations/${golden}/copie`;
const copied = { name: 'Les Chais II', withLots: true, withSimulation: true };

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());

const propsOf = async <Props>(visitor: Visitor, path: string): Promise<Props> =>
  (await visitor.get(path)).page.props as unknown as Props;

test('enters one like it in sourcing, with its lots and its simulation as drafts, without what happened', async () => {
  const before = await propsOf<OperationShowProps>(owner, `/operations/${golden}`);
  expect(before.can.duplicate).toEqual({ lotsCount: 9, simulation: 'Central' });
  const answer = await owner.visit('POST', copyPath, { data: copied });
  const { operation, lots: drafts, steps } = answer.page.props as unknown as OperationShowProps;
  expect(operation).toMatchObject({
    name: 'Les Chais II',
    status: 'sourcing',
    addressLine: before.operation.addressLine,
    parcels: before.operation.parcels,
    acquiredOn: null,
    purchasePriceCents: null,
  });
  expect(operation.ref).not.toBe(before.operation.ref);
  expect(steps.filter(({ on }) => on !== null)).toMatchObject([{ phase: 'sourcing', on: '2026-11-20' }]);
  expect(drafts.map(({ ref, priceTtcCents }) => [ref, priceTtcCents])).toEqual(
    before.lots.map(({ ref, priceTtcCents }) => [ref, priceTtcCents]),
  );
  expect(drafts.every(({ status, forSaleOn }) => status === 'draft' && forSaleOn === null)).toBe(true);
  const studies = await propsOf<SimulationIndexProps>(owner, `/operations/${operation.id}/simulations`);
  expect(studies.simulations).toMatchObject([
    { name: 'Central', status: 'draft', figures: { marginCents: 13_896_008 } },
  ]);
  const after = await propsOf<OperationShowProps>(owner, `/operations/${golden}`);
  expect(after.operation).toEqual(before.operation);
  expect(after.lots).toEqual(before.lots);
  expect(after.journal).toEqual(before.journal);
});

test('keeps what is sold with a lot to the copies, and takes nothing along that is not asked for', async () => {
  const annexes = async (operationId: string) => {
    const rows = await server.deps.db.select().from(lots).where(eq(lots.operationId, operationId));
    const refs = new Map(rows.map(({ id, ref }) => [id, ref]));
    return rows
      .flatMap(({ ref, annexLotIds }) => annexLotIds.map((id) => `${ref} ${refs.get(id)}`))
      .toSorted();
  };
  await server.deps.db
    .update(lots)
    .set({ annexLotIds: [seedId('lot:T1:OP-2025-001:G02')] })
    .where(eq(lots.id, seedId('lot:T1:OP-2025-001:A21')));
  const answer = await owner.visit('POST', copyPath, { data: copied });
  const { operation } = answer.page.props as unknown as OperationShowProps;
  expect(await annexes(operation.id)).toEqual(await annexes(golden));
  expect(await annexes(operation.id)).toContain('A21 G02');
  const bare = await owner.visit('POST', copyPath, {
    data: { name: 'Sans rien', withLots: false, withSimulation: false },
  });
  expect((bare.page.props as unknown as OperationShowProps).lots).toEqual([]);
  expect((bare.page.props as unknown as OperationShowProps).can.duplicate).toEqual({
    lotsCount: 0,
    simulation: null,
  });
});

test('is refused without a name, to who only reads, and for another company’s', async () => {
  const blank = await owner.visit('POST', copyPath, { data: { ...copied, name: ' ' } });
  expect(Object.keys(blank.page.props['errors'] as object)).toEqual(['name']);
  const viewer = server.visitor();
  await viewer.signIn('lea.pons@example.test');
  expect((await viewer.visit('POST', copyPath, { data: copied })).status).toBe(403);
  const { can } = await propsOf<OperationShowProps>(viewer, `/operations/${golden}`);
  expect(can.duplicate).toBeNull();
  const karim = server.visitor();
  await karim.signIn('karim.belkacem@example.test');
  expect((await karim.visit('POST', copyPath, { data: copied })).status).toBe(404);
});
