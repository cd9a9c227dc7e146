import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContactFormProps } from '#contracts/client/contact/form.ts';
import type { DuplicatesAnswer } from '#contracts/client/contact/merge.ts';
import type { ContactTab } from '#contracts/client/contact/tabs.ts';
import { contacts, operations } from '#mocks/db/schema/index.ts';
import { contactId } from '#mocks/db/seed/contacts/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let ines: Visitor;
let viewer: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [owner, ines, viewer] = [server.visitor(), server.visitor(), server.visitor()];
  await owner.signIn('hugo.lartigue@example.test');
  await ines.signIn('ines.duprat@example.test');
  await viewer.signIn('lea.pons@example.test');
});
afterAll(() => server.close());

const idOf = (key: string): string => contactId('T1', key);
const partOf = async (visitor: Visitor, key: string, tab: ContactTab) =>
  (await visitor.get(`/contacts/${idOf(key)}/modifier?tab=${tab}`)).page.props as unknown as ContactFormProps;
const stored = async (key: string) => {
  const [row] = await server.deps.db
    .select()
    .from(contacts)
    .where(eq(contacts.id, idOf(key)));
  if (row === undefined) throw new Error(`no contact ${key}`);
  return row;
};
const errorsOf = async (visitor: Visitor) => (await visitor.get('/tableau-de-bord')).page.props.errors;

describe('exchanges with a contact', () => {
  const add = (visitor: Visitor, body: string, on = '2026-01-12') =>
    visitor.visit('POST', `/contacts/${idOf('buyer-4')}/echanges`, {
      data: { kind: 'call', body, on },
      follows: false,
    });
  const exchanges = async (visitor: Visitor) =>
    ((await partOf(visitor, 'buyer-4', 'activite')).activity ?? []).filter(({ kind }) => kind === 'call');

  test('stand in the timeline with the history of the record, and move the last contact forward only', async () => {
    await server.deps.db
      .update(contacts)
      .set({ lastContactAt: null })
      .where(eq(contacts.id, idOf('buyer-4')));
    await add(owner, 'Premier appel');
    await add(owner, 'Appel plus ancien', '2025-12-01');
    expect((await exchanges(owner)).map(({ text }) => text)).toEqual(['Premier appel', 'Appel plus ancien']);
    expect((await stored('buyer-4')).lastContactAt?.toISOString()).toBe('2026-01-12T12:00:00.000Z');
    await owner.visit('PATCH', '/contacts', {
      data: { rows: { kind: 'ids', ids: [idOf('buyer-4')] }, set: { field: 'tags', tags: ['vip'] } },
    });
    const { activity } = await partOf(owner, 'buyer-4', 'activite');
    expect(activity?.find(({ kind }) => kind === 'history')?.text).toBe(
      'Hugo Lartigue a étiqueté le contact M. Benoît Sarrazin',
    );
  });

  test('are removed by their author alone, and the last contact goes back to the one before', async () => {
    const [last] = await exchanges(owner);
    expect((await exchanges(ines)).every((entry) => entry.kind !== 'history' && !entry.canDelete)).toBe(true);
    const path = `/contacts/${idOf('buyer-4')}/echanges/${last?.id ?? ''}`;
    expect((await ines.visit('DELETE', path, { follows: false })).status).toBe(403);
    await owner.visit('DELETE', path, { follows: false });
    expect((await exchanges(owner)).map(({ text }) => text)).toEqual(['Appel plus ancien']);
    expect((await stored('buyer-4')).lastContactAt?.toISOString()).toBe('2025-12-01T12:00:00.000Z');
  });

  test('are refused on a day to come, without text, and to whoever may only read', async () => {
    await add(owner, 'Demain', '2030-01-01');
    expect((await errorsOf(owner))['on']).toBe('Choisissez la date du jour ou une date passée.');
    await add(owner, ' ');
    expect((await errorsOf(owner))['body']).toBeDefined();
    expect((await add(viewer, 'Non')).status).toBe(403);
    expect(await exchanges(owner)).toHaveLength(1);
  });
});

describe('operations of a contact', () => {
  const anOperation = async () => {
    const [row] = await server.deps.db
      .select({ id: operations.id, ref: operations.ref })
      .from(operations)
      .where(eq(operations.sellerContactId, idOf('seller-2')))
      .limit(1);
    if (row === undefined) throw new Error('no operation of seller-2');
    return row;
  };
  const attach = (visitor: Visitor, operationId: string, role = 'neighbour') =>
    visitor.visit('PUT', `/contacts/${idOf('seller-2')}/operations`, {
      data: { operationId, role },
      follows: false,
    });

  test('are those that name it seller or agent, and those it was linked to, once in a role', async () => {
    const { id, ref } = await anOperation();
    await attach(owner, id);
    await attach(owner, id);
    expect((await errorsOf(owner))['role']).toBe('Ce contact a déjà cette qualité dans l’opération.');
    const { operations: shown } = await partOf(owner, 'seller-2', 'operations');
    const ofIt = shown?.items.filter((item) => item.operationId === id) ?? [];
    expect(ofIt.map(({ role, linkId }) => [role, linkId === null])).toEqual([
      ['seller', true],
      ['neighbour', false],
    ]);
    expect(ofIt[0]?.ref).toBe(ref);
    const link = ofIt[1]?.linkId ?? '';
    await owner.visit('DELETE', `/contacts/${idOf('seller-2')}/operations/${link}`, { follows: false });
    const after = await partOf(owner, 'seller-2', 'operations');
    expect(after.operations?.items.some(({ linkId }) => linkId === link)).toBe(false);
  });

  test('are counted and found in the list, whoever says so', async () => {
    const { id } = await anOperation();
    await attach(owner, id, 'other');
    const list = await owner.get(`/contacts?operationId=${id}&q=Darrieu`);
    expect(list.page.props).toMatchObject({
      list: {
        items: [{ id: idOf('seller-2'), operationsCount: 1 }],
        facets: { operationId: [{ value: id, count: 1 }] },
      },
    });
  });

  test('stay hidden from whoever is limited to others', async () => {
    const all = await partOf(owner, 'seller-2', 'operations');
    const hers = await partOf(ines, 'seller-2', 'operations');
    expect(hers.operations?.choices).toHaveLength(2);
    expect(all.operations?.choices.length).toBeGreaterThan(2);
    const foreign = all.operations?.choices.find(
      ({ id }) => !hers.operations?.choices.some((mine) => mine.id === id),
    );
    await attach(ines, foreign?.id ?? '');
    expect((await errorsOf(ines))['operationId']).toBe(
      'Cet élément n’existe plus ou ne vous est pas accessible.',
    );
  });
});

describe('consents of a contact', () => {
  const say = (purpose: string, isGiven: boolean, more: object = {}) =>
    owner.visit('PUT', `/contacts/${idOf('buyer-9')}/consentements`, {
      data: {
        purpose,
        isGiven,
        basis: 'consent',
        source: 'Appel',
        on: '2026-01-12',
        ...more,
      },
      follows: false,
    });

  test('keep their past; a refusal withdraws what was given, and the list tells it', async () => {
    await say('email-prospecting', true, { on: '2025-11-01' });
    await say('email-prospecting', false);
    const { consents } = await partOf(owner, 'buyer-9', 'consentements');
    expect(consents?.map(({ purpose, lines }) => [purpose, lines.map(({ isGiven }) => isGiven)])).toEqual([
      ['email-prospecting', [false, true]],
      ['tracking', []],
      ['partner-sharing', []],
    ]);
    expect(consents?.[0]?.lines[1]).toMatchObject({
      withdrawnAt: '2026-01-12T12:00:00.000Z',
      by: 'Hugo Lartigue',
    });
    const list = await owner.get('/contacts?consent=refused&q=Courr%C3%A8ges');
    expect(list.page.props).toMatchObject({ list: { items: [{ id: idOf('buyer-9'), consent: false }] } });
  });

  test('of measuring opens rest on a consent of their own', async () => {
    await say('tracking', true, { basis: 'legitimate-interest' });
    expect((await errorsOf(owner))['basis']).toBe('Choix non valide.');
    await say('tracking', true);
    const { consents } = await partOf(owner, 'buyer-9', 'consentements');
    expect(consents?.[1]?.lines.map(({ isGiven }) => isGiven)).toEqual([true]);
  });
});

describe('two contacts that are one', () => {
  const merge = async (visitor: Visitor, from: string, to: string, taken: readonly string[] = []) =>
    visitor.visit('POST', `/contacts/${idOf(from)}/fusion`, {
      data: { targetId: idOf(to), targetVersion: (await stored(to)).version, taken },
      follows: false,
    });
  const pairsOf = async (visitor: Visitor) =>
    (
      JSON.parse((await visitor.get('/contacts/doublons', { isProtocol: false })).text) as DuplicatesAnswer
    ).pairs.map(({ kept, merged }) => [kept.id, merged.id]);

  test('are found, the older first, as many as the list says', async () => {
    const pairs = await pairsOf(owner);
    expect(pairs).toContainEqual([idOf('seller-2'), idOf('twice-1')]);
    const list = await owner.get('/contacts');
    expect(list.page.props).toMatchObject({ duplicatesCount: pairs.length });
  });

  test('become one: chosen and missing fields, roles, and all that pointed at the other', async () => {
    const { db } = server.deps;
    const exchange = { kind: 'note', body: 'Fiche saisie deux fois', on: '2026-10-20' };
    await owner.visit('POST', `/contacts/${idOf('twice-1')}/echanges`, { data: exchange, follows: false });
    const [sale] = await db
      .select()
      .from(operations)
      .where(eq(operations.sellerContactId, idOf('seller-2')));
    await db
      .update(operations)
      .set({ agentContactId: idOf('twice-1') })
      .where(eq(operations.id, sale?.id ?? ''));
    await owner.visit('PUT', `/contacts/${idOf('twice-1')}/operations`, {
      data: { operationId: sale?.id, role: 'surveyor' },
      follows: false,
    });
    await merge(owner, 'twice-1', 'seller-2', ['email']);
    expect(await stored('seller-2')).toMatchObject({
      email: 'g.darrieu@example.test',
      mobile: '+33639980041',
      phone: '05 55 00 00 01',
      lastContactAt: new Date('2026-10-20T12:00:00Z'),
      deletedAt: null,
    });
    expect((await stored('twice-1')).deletedAt).not.toBeNull();
    const [after] = await db
      .select()
      .from(operations)
      .where(eq(operations.id, sale?.id ?? ''));
    expect(after).toMatchObject({
      agentContactId: idOf('seller-2'),
      sellerContactId: idOf('seller-2'),
      version: (sale?.version ?? 0) + 1,
    });
    const { activity } = await partOf(owner, 'seller-2', 'activite');
    expect(activity?.map(({ text }) => text)).toContain('Fiche saisie deux fois');
    const { operations: linked } = await partOf(owner, 'seller-2', 'operations');
    expect(linked?.items.map(({ role }) => role)).toContain('surveyor');
    expect(await pairsOf(owner)).not.toContainEqual([idOf('seller-2'), idOf('twice-1')]);
  });

  test('keep the refusal of either, even where the other agreed later', async () => {
    const say = (key: string, isGiven: boolean, on: string) =>
      owner.visit('PUT', `/contacts/${idOf(key)}/consentements`, {
        data: {
          purpose: 'email-prospecting',
          isGiven,
          basis: 'consent',
          source: 'Appel',
          on,
        },
        follows: false,
      });
    await say('twice-2', false, '2026-01-05');
    await say('agent-2', true, '2026-03-05');
    await merge(owner, 'twice-2', 'agent-2');
    const { consents } = await partOf(owner, 'agent-2', 'consentements');
    expect(consents?.[0]?.lines.map(({ isGiven, source }) => [isGiven, source])).toEqual([
      [false, 'Fusion de deux fiches'],
      [true, 'Appel'],
      [false, 'Appel'],
    ]);
    expect(consents?.[0]?.lines[1]?.withdrawnAt).not.toBeNull();
  });

  test('are left alone over a version that was not read, with themselves, and by whoever sees few operations', async () => {
    await owner.visit('POST', `/contacts/${idOf('twice-3')}/fusion`, {
      data: { targetId: idOf('buyer-2'), targetVersion: 99, taken: [] },
      follows: false,
    });
    expect((await errorsOf(owner))['version']).toBeDefined();
    await merge(owner, 'twice-3', 'twice-3');
    expect((await errorsOf(owner))['targetId']).toBeDefined();
    await merge(ines, 'twice-3', 'buyer-2');
    expect((await stored('twice-3')).deletedAt).toBeNull();
    expect((await merge(viewer, 'twice-3', 'buyer-2')).status).toBe(403);
  });
});
