import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleOperationPayload } from '#contracts/client/operation/payload.ts';
import { estimations, lots, operations } from '#mocks/db/schema/index.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const golden = seedId('operation:T1:OP-2025-001');
const talence = seedId('operation:T1:OP-2025-002');
const bacalan = seedId('operation:T1:OP-2026-002');
const foreign = seedId('operation:T2:OP-2025-101');

let server: TestServer;
let owner: Visitor;
let collaborator: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
  collaborator = server.visitor();
  await collaborator.signIn('ines.duprat@example.test');
});
afterAll(() => server.close());

interface ShowProps {
  readonly operation: { readonly id: string; readonly status: string; readonly version: number };
  readonly transitions: readonly {
    readonly to: string;
    readonly step: string;
    readonly reason: string | null;
  }[];
  readonly journal: readonly {
    readonly kind: string;
    readonly to?: string;
    readonly reason?: string | null;
  }[];
  readonly abandonedOn: string | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly flash: { readonly text: string; readonly undo?: { readonly href: string } } | null;
}

const propsOf = (answer: { page: { props: unknown } }) => answer.page.props as ShowProps;
const shown = async (id: string, visitor = owner) => propsOf(await visitor.get(`/operations/${id}`));

let entered = 0;
/** A new operation in sourcing; its props. */
async function enter(changes: Record<string, unknown> = {}): Promise<ShowProps> {
  entered += 1;
  const form = await owner.get('/operations/creer');
  const { values } = form.page.props as unknown as { values: { managerId: string } };
  const data = {
    ...exampleOperationPayload,
    managerId: values.managerId,
    ref: `OP-2027-9${entered}`,
    lat: 44.9,
    lng: -0.2,
    askingPriceCents: 10_000_000,
    ...changes,
  };
  return propsOf(await owner.visit('POST', '/operations', { data }));
}
async function step(id: string, name: string, data: Record<string, unknown>, visitor = owner) {
  const referer = `/operations/${id}`;
  await visitor.get(referer).catch(() => null);
  return visitor.visit('POST', `/operations/${id}/${name}`, { data });
}
const abandonment = { reason: 'price', comment: 'Le vendeur a relevé son prix au-delà du seuil.' };

describe('client.operation.advance', () => {
  test('leads to the study, dated and told in the journal, once the operation has a place and a price', async () => {
    const { operation } = await enter();
    const answer = await step(operation.id, 'avancement', { to: 'study', version: 1, on: '2026-11-20' });
    expect(propsOf(answer).flash?.text).toContain('Sourcing → Étude');
    const after = await shown(operation.id);
    expect(after.operation).toMatchObject({ status: 'study', version: 2 });
    expect(after.journal[0]).toMatchObject({
      kind: 'state',
      from: 'sourcing',
      to: 'study',
      by: 'Hugo Lartigue',
    });
    // Nothing leads back to sourcing: no undo is offered.
    expect(propsOf(answer).flash?.undo).toBeUndefined();
  });

  test('asks for no pin where the address is complete', async () => {
    const { operation } = await enter({ lat: null, lng: null });
    const answer = await step(operation.id, 'avancement', { to: 'study', version: 1 });
    expect(propsOf(answer).flash?.text).toContain('Sourcing → Étude');
  });

  test('refuses with every reason at once, and changes nothing', async () => {
    const { operation } = await enter({ lat: null, lng: null, askingPriceCents: null });
    // No form leaves it open; data brought from elsewhere may.
    await server.deps.db.update(operations).set({ addressLine: '' }).where(eq(operations.id, operation.id));
    const answer = await step(operation.id, 'avancement', { to: 'study', version: 1 });
    expect(propsOf(answer).errors['base']).toMatch(/n’est pas située.*Aucun prix n’est connu/);
    expect((await shown(operation.id)).operation).toMatchObject({ status: 'sourcing', version: 1 });
  });

  test('takes a final estimation for the price that nobody asks', async () => {
    const { operation } = await enter({ askingPriceCents: null });
    const refused = await step(operation.id, 'avancement', { to: 'study', version: 1 });
    expect(propsOf(refused).errors['base']).toContain('Aucun prix n’est connu');
    const [known] = await server.deps.db
      .select()
      .from(estimations)
      .where(and(eq(estimations.operationId, golden), eq(estimations.isReference, true)));
    if (known === undefined) throw new Error('the golden operation has no reference');
    const copy = { ...known, id: server.deps.newId(), operationId: operation.id, lotId: null };
    await server.deps.db.insert(estimations).values({ ...copy, status: 'draft' });
    const draft = await step(operation.id, 'avancement', { to: 'study', version: 1 });
    expect(propsOf(draft).errors['base']).toContain('Aucun prix n’est connu');
    await server.deps.db.update(estimations).set({ status: 'final' }).where(eq(estimations.id, copy.id));
    const taken = await step(operation.id, 'avancement', { to: 'study', version: 1 });
    expect(propsOf(taken).operation.status).toBe('study');
    // The offer of the company has room for so many operations alone.
    const deletedAt = server.deps.clock.businessNow();
    await server.deps.db.update(operations).set({ deletedAt }).where(eq(operations.id, operation.id));
  });

  test('says what comes first where no step leads, and never passes what nothing is known of', async () => {
    const { operation } = await enter();
    const far = await step(operation.id, 'avancement', { to: 'works', version: 1 });
    expect(propsOf(far).errors['base']).toBe(
      'Une opération «\u00A0Sourcing\u00A0» passe d’abord par «\u00A0Étude\u00A0».',
    );
    const transitions = (await shown(operation.id)).transitions.filter(({ to }) => to !== 'study');
    expect(transitions.map(({ to }) => to)).toEqual(['abandoned']);
  });

  test('is refused on a version gone by, with who was quicker', async () => {
    const { operation } = await enter();
    await step(operation.id, 'avancement', { to: 'study', version: 1 });
    const answer = await step(operation.id, 'avancement', { to: 'study', version: 1 });
    expect(propsOf(answer).errors['version']).toContain('Hugo Lartigue');
  });

  test('takes no day to come, nor one before the step before', async () => {
    const { operation } = await enter();
    const late = await step(operation.id, 'avancement', { to: 'study', version: 1, on: '2026-12-01' });
    expect(propsOf(late).errors).toHaveProperty('on');
    const early = await step(operation.id, 'avancement', { to: 'study', version: 1, on: '2020-01-01' });
    expect(propsOf(early).errors).toHaveProperty('on');
  });

  test('suspends no sale while lots are being bought, and is for the account holder alone', async () => {
    const { operation } = await shown(golden);
    const data = { to: 'works', version: operation.version, reason: 'Reprise des travaux' };
    expect(propsOf(await step(golden, 'avancement', data)).errors['base']).toContain('ventes sont en cours');
    expect((await step(golden, 'avancement', data, collaborator)).status).toBe(403);
  });

  test('opens a sale for good while a lot is being bought, and one press takes it back when none is', async () => {
    const before = await shown(talence);
    const first = await step(talence, 'avancement', { to: 'selling', version: before.operation.version });
    expect(propsOf(first).flash?.text).toContain('Travaux → Commercialisation');
    expect(propsOf(first).flash?.undo).toBeUndefined();

    const { db } = server.deps;
    const isOptioned = and(eq(lots.operationId, talence), eq(lots.status, 'optioned'));
    await db.update(lots).set({ status: 'available' }).where(isOptioned);
    const suspended = await step(talence, 'avancement', {
      to: 'works',
      version: before.operation.version + 1,
      reason: 'Chantier en retard',
    });
    const [there] = await db.select().from(operations).where(eq(operations.id, talence));
    expect(there).toMatchObject({ status: 'works', saleOpenedOn: null, worksStartedOn: '2026-06-15' });
    await owner.visit('POST', propsOf(suspended).flash?.undo?.href ?? '');
    const [back] = await db.select().from(operations).where(eq(operations.id, talence));
    expect(back).toMatchObject({ status: 'selling', saleOpenedOn: '2026-11-20' });
  });

  test('is not there for another company, and not allowed to who only reads', async () => {
    const data = { to: 'study', version: 1 };
    expect((await step(foreign, 'avancement', data)).status).toBe(404);
    const viewer = server.visitor();
    await viewer.signIn('lea.pons@example.test');
    expect((await step(bacalan, 'avancement', data, viewer)).status).toBe(403);
  });
});

describe('client.operation.abandon and reopen', () => {
  test('ask for the reasons in the person’s own words, at the field', async () => {
    const { operation } = await enter();
    const answer = await step(operation.id, 'abandon', { version: 1, reason: 'price', comment: 'Trop cher' });
    expect(propsOf(answer).errors['comment']).toContain('20 caractères');
  });

  test('give up and take up again where it was, by the message or with a reason', async () => {
    const { operation } = await enter();
    await step(operation.id, 'avancement', { to: 'study', version: 1 });
    const answer = await step(operation.id, 'abandon', { version: 2, ...abandonment });
    const gone = await shown(operation.id);
    expect(gone).toMatchObject({ operation: { status: 'abandoned' }, abandonedOn: '2026-11-20' });
    expect(gone.journal[0]?.reason).toBe(`Prix. ${abandonment.comment}`);

    await owner.visit('POST', propsOf(answer).flash?.undo?.href ?? '');
    expect(await shown(operation.id)).toMatchObject({ operation: { status: 'study' }, abandonedOn: null });

    await step(operation.id, 'abandon', { version: 4, ...abandonment });
    const blank = await step(operation.id, 'reouverture', { version: 5, reason: ' ' });
    expect(propsOf(blank).errors).toHaveProperty('reason');
    await step(operation.id, 'reouverture', { version: 5, reason: 'Le vendeur accepte notre prix' });
    const back = await shown(operation.id);
    expect(back.operation).toMatchObject({ status: 'study', version: 6 });
    expect(back.journal[0]).toMatchObject({ from: 'abandoned', to: 'study' });
  });

  test('cannot take back the step of somebody else, nor one that is not the last', async () => {
    const { operation } = await enter();
    const answer = await step(operation.id, 'abandon', { version: 1, ...abandonment });
    const href = propsOf(answer).flash?.undo?.href ?? '';
    expect((await collaborator.visit('POST', href)).status).toBe(404);
    await step(operation.id, 'reouverture', { version: 2, reason: 'Reprise' });
    expect((await owner.visit('POST', href)).status).toBe(404);
  });

  test('are the account holder’s alone, and never of what is owned', async () => {
    const data = { version: 1, ...abandonment };
    expect((await step(talence, 'abandon', data, collaborator)).status).toBe(403);
    const { operation } = await shown(talence);
    const answer = await step(talence, 'abandon', { ...abandonment, version: operation.version });
    expect(propsOf(answer).errors['base']).toContain(
      'n’est pas possible depuis l’état « Commercialisation »',
    );
    expect((await step(foreign, 'abandon', data)).status).toBe(404);
  });
});
