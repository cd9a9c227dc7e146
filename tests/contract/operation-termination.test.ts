import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TerminateFormProps } from '#contracts/client/operation/terminate/form.ts';
import { exampleTermination } from '#contracts/client/operation/terminate/payload.ts';
import { operations, shares, tasks, terminations } from '#mocks/db/schema/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let collaborator: Visitor;
let accountant: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  const signed = async (name: string): Promise<Visitor> => {
    const visitor = server.visitor();
    await visitor.signIn(`${name}@example.test`);
    return visitor;
  };
  owner = await signed('hugo.lartigue');
  collaborator = await signed('ines.duprat');
  accountant = await signed('marc.soubiran');
  stranger = await signed('karim.belkacem');
});
afterAll(() => server.close());

const chais = operationId('T1', 'OP-2025-001');
const thalassa = operationId('T1', 'OP-2026-001');
const at = (operation: string) => `/operations/${operation}/cloture`;
const pageOf = async (operation: string, visitor = owner) =>
  (await visitor.get(at(operation))).page.props as unknown as TerminateFormProps;
const refusals = async (method: string, path: string, data: object, visitor = owner) =>
  (await visitor.visit(method, path, { data })).page.props.errors;
const closing = {
  ...exampleTermination,
  kind: 'closed',
  reason: 'sold_out',
  comment: '',
  keepsRetentionFollowUp: true,
};

describe('the checklist of the golden operation', () => {
  test('tells 31 000 unpaid, 197 120 owed and 7 502 kept back', async () => {
    const { checks, kind, latestFlowOn } = await pageOf(chais);
    const of = (id: string) => checks.find((check) => check.id === id);
    expect(kind).toBe('closed');
    expect(of('sales')).toMatchObject({ count: 6, isDone: false });
    expect(of('calls')).toMatchObject({ count: 1, amountCents: 3_100_000, isDone: false });
    expect(of('calls')?.href).toContain('/appels');
    expect(of('retentions')).toMatchObject({ amountCents: 750_200, isDone: false });
    expect(of('loans')).toMatchObject({ count: 1, amountCents: 19_712_000 });
    expect(of('guarantees')?.count).toBeGreaterThan(0);
    expect(latestFlowOn).toBe('2026-11-18');
  });

  test('has its statement against the budget', async () => {
    const { statement, startedOn, durationDays } = await pageOf(chais);
    expect(statement).toMatchObject({
      initialCostCents: 101_103_992,
      plannedRevenueCents: 115_000_000,
      initialMarginCents: 13_896_008,
    });
    expect(statement?.costCents).toBeGreaterThan(0);
    expect([startedOn, durationDays]).toEqual(['2025-09-08', 438]);
  });

  test('is read by owner and collaborator, changed by the owner alone, hidden from strangers', async () => {
    expect((await collaborator.get(at(chais))).status).toBe(200);
    expect((await accountant.get(at(chais))).status).toBe(403);
    expect((await stranger.get(at(chais))).status).toBe(404);
    expect((await collaborator.visit('PUT', at(chais), { data: closing })).status).toBe(403);
    const confirm = { version: 1, acknowledged: [], confirmation: 'OP-2025-001' };
    expect((await collaborator.visit('POST', `${at(chais)}/confirmation`, { data: confirm })).status).toBe(
      403,
    );
    expect((await stranger.visit('POST', `${at(chais)}/confirmation`, { data: confirm })).status).toBe(404);
  });
});

describe('closing an operation', () => {
  test('wants a prepared file, a reason of its kind and a day that has come', async () => {
    const confirm = { version: 1, acknowledged: [], confirmation: 'OP-2025-001' };
    expect(await refusals('POST', `${at(chais)}/confirmation`, confirm)).toHaveProperty('base');
    expect(await refusals('PUT', at(chais), { ...closing, reason: null })).toHaveProperty('reason');
    expect(
      await refusals('PUT', at(chais), { ...closing, kind: 'abandoned', reason: 'price' }),
    ).toHaveProperty('kind');
    expect(await refusals('PUT', at(chais), { ...closing, on: '2026-11-21' })).toHaveProperty('on');
    expect(await refusals('PUT', at(chais), { ...closing, on: '2026-11-10' })).toEqual({});
    expect((await pageOf(chais)).values).toMatchObject({ on: '2026-11-10', reason: 'sold_out' });
    // It was prepared meanwhile.
    expect(await refusals('PUT', at(chais), closing)).toHaveProperty('version');
  });

  test('names each point that is neither done nor ticked, and waits for the last flow', async () => {
    const all = ['sales', 'calls', 'loans', 'guarantees', 'shares', 'adverts'];
    const path = `${at(chais)}/confirmation`;
    const confirm = { version: 1, acknowledged: all.slice(1), confirmation: 'op-2025-001' };
    const { acknowledged } = await refusals('POST', path, confirm);
    expect(acknowledged).toBe('Point non traité : Ventes ouvertes.');
    const typed = { ...confirm, acknowledged: all, confirmation: 'OP-2025-002' };
    expect(await refusals('POST', path, typed)).toHaveProperty('confirmation');
    expect(await refusals('POST', path, { ...confirm, acknowledged: all })).toHaveProperty('on');
    const later = {
      ...closing,
      version: 1,
      on: '2026-11-20',
      lessons: 'Lever la GFA avant la commercialisation.',
    };
    expect(await refusals('PUT', at(chais), later)).toEqual({});
    expect(await refusals('POST', path, { ...confirm, version: 2, acknowledged: all })).toEqual({});
    const ended = await pageOf(chais);
    expect(ended).toMatchObject({ hasEnded: true, endedOn: '2026-11-20', reopeningObstacle: null });
    expect(ended.operation.status).toBe('closed');
    const [kept] = ended.history;
    expect(kept).toMatchObject({
      kind: 'closed',
      status: 'confirmed',
      reason: 'sold_out',
      confirmedBy: 'Hugo Lartigue',
    });
    expect(kept?.finalMarginCents).toBe(ended.statement?.marginCents);
    const [row] = await server.deps.db.select().from(terminations).where(eq(terminations.operationId, chais));
    expect(row?.acknowledged).toContain('calls');
    const left = await server.deps.db.select().from(tasks).where(eq(tasks.operationId, chais));
    expect(left.map(({ title }) => title).join()).toContain('Libérer les retenues de garantie');
  });

  test('is taken back with its reason, in the state before', async () => {
    const { operationVersion: version } = await pageOf(chais);
    const path = `${at(chais)}/reouverture`;
    expect(await refusals('POST', path, { version, reason: '' })).toHaveProperty('reason');
    expect((await collaborator.visit('POST', path, { data: { version, reason: 'Oubli' } })).status).toBe(403);
    expect(await refusals('POST', path, { version, reason: 'Un lot reste à vendre.' })).toEqual({});
    const back = await pageOf(chais);
    expect(back.operation.status).toBe('selling');
    expect(back).toMatchObject({ hasEnded: false, endedOn: null, version: 0 });
    expect(back.history[0]).toMatchObject({ status: 'reopened', reopeningReason: 'Un lot reste à vendre.' });
  });
});

describe('giving an operation up', () => {
  test('tells why in twenty characters, revokes links, and keeps what was lost', async () => {
    const path = `${at(thalassa)}/confirmation`;
    expect(await refusals('PUT', at(thalassa), { ...exampleTermination, comment: 'Trop cher' })).toEqual({});
    const [operation] = await server.deps.db.select().from(operations).where(eq(operations.id, thalassa));
    const confirm = { version: 1, acknowledged: [], confirmation: operation?.ref ?? '' };
    const { comment } = await refusals('POST', path, confirm);
    expect(comment).toContain('Décrivez les raisons de l’abandon (20 caractères minimum)');
    expect(await refusals('PUT', at(thalassa), { ...exampleTermination, version: 1 })).toEqual({});
    expect(await refusals('POST', path, { ...confirm, version: 2 })).toEqual({});
    const ended = await pageOf(thalassa);
    expect(ended.operation.status).toBe('abandoned');
    expect(ended.history[0]).toMatchObject({ kind: 'abandoned', sunkCostCents: ended.sunk.totalCents });
    const open = await server.deps.db
      .select()
      .from(shares)
      .where(and(eq(shares.operationId, thalassa)));
    expect(open.every(({ revokedAt }) => revokedAt !== null)).toBe(true);
  });
});
