import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CartAnswer } from '#contracts/client/stock/cart.ts';
import type { StockPageProps } from '#contracts/client/stock.ts';
import type { StocksProps } from '#contracts/export/stocks.ts';
import { outgoingMails } from '#mocks/db/schema/index.ts';
import { contactId } from '#mocks/db/seed/contacts/index.ts';
import { lotId } from '#mocks/db/seed/operations/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
let accountant: Visitor;
let collaborator: Visitor;
let viewer: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  [owner, accountant, collaborator, viewer, stranger] = [
    server.visitor(),
    server.visitor(),
    server.visitor(),
    server.visitor(),
    server.visitor(),
  ];
  await owner.signIn('hugo.lartigue@example.test');
  await accountant.signIn('marc.soubiran@example.test');
  await collaborator.signIn('ines.duprat@example.test');
  await viewer.signIn('lea.pons@example.test');
  await stranger.signIn('karim.belkacem@example.test');
});
afterAll(() => server.close());

const stockOf = async (visitor: Visitor, query = '') =>
  (await visitor.get(`/stock${query}`)).page.props as unknown as StockPageProps;
const paperOf = async (visitor: Visitor, query = '') =>
  (await visitor.get(`/export/stock${query}`)).page.props as unknown as StocksProps;
const golden = (ref: string): string => lotId('T1', 'OP-2025-001', ref);
const refusals = async (method: string, path: string, data: object, visitor = owner) =>
  (await visitor.visit(method, path, { data })).page.props.errors;

describe('the stock', () => {
  test('tells what each company has for sale or promised', async () => {
    const { figures, list } = await stockOf(owner);
    expect(figures.total).toEqual({ lotsCount: 9, valueCents: 144_300_000 });
    expect(list.meta.total).toBe(9);
    expect(list.sums['priceTtcCents']).toBe(144_300_000);
    expect(figures.byState.optioned.lotsCount).toBe(1);
    expect(list.items[0]).toMatchObject({ ageDays: 200, ageBucket: 'upTo365' });
    const own = list.items.filter(({ operation }) => operation.ref === 'OP-2025-001');
    expect(own.reduce((sum, { priceTtcCents }) => sum + (priceTtcCents ?? 0), 0)).toBe(51_800_000);
    const others = await stockOf(stranger);
    expect(others.figures.total).toEqual({ lotsCount: 14, valueCents: 350_700_000 });
  });

  test('shows sold lots when they are asked for, and narrows by place, price and age', async () => {
    const sold = await stockOf(owner, '?status=sold&sort=name');
    expect(sold.list.items.map(({ status }) => status)).toContain('sold');
    const narrowed = await stockOf(owner, '?city=Libourne&price=upTo50');
    expect(narrowed.list.items.map(({ ref }) => ref).toSorted()).toEqual(['G01', 'G02']);
    const old = await stockOf(owner, '?forSaleOn=2025-11-20..2026-05-23');
    expect(old.list.meta.total).toBe(4);
  });

  test('keeps costs and margins for owner and accountant', async () => {
    for (const visitor of [owner, accountant]) {
      const { list } = await stockOf(visitor, '?city=Libourne');
      expect(list.items.every(({ marginCents }) => marginCents !== null)).toBe(true);
    }
    for (const visitor of [collaborator, viewer]) {
      const { list } = await stockOf(visitor);
      expect(
        list.items.every(({ marginCents, costCents }) => marginCents === null && costCents === null),
      ).toBe(true);
    }
    expect((await viewer.get('/stock/telecharger')).status).toBe(403);
    const change = { lotId: golden('G01'), priceTtcCents: 1_450_000 };
    expect((await viewer.visit('PUT', '/stock/prix', { data: change })).status).toBe(403);
  });

  test('changes the price of a lot that nobody holds, with a reason above a tenth', async () => {
    const locked = { lotId: golden('A31'), priceTtcCents: 27_500_000 };
    expect((await refusals('PUT', '/stock/prix', locked))['priceTtcCents']).toContain(
      'Prix verrouillé : lot réservé par M. et Mme Yanis et Laure Haddad.',
    );
    const cheap = { lotId: golden('G01'), priceTtcCents: 1_200_000 };
    expect((await refusals('PUT', '/stock/prix', cheap))['reason']).toContain('plus de 10 %');
    expect(await refusals('PUT', '/stock/prix', { ...cheap, priceTtcCents: 1_400_000 })).toEqual({});
    expect(await refusals('PUT', '/stock/prix', { ...cheap, priceTtcCents: 1_500_000 })).toEqual({});
    expect((await refusals('PUT', '/stock/prix', cheap, stranger))['lotId']).toContain('n’existe plus');
  });

  test('sends lots to contacts who may be written to, without what they cost', async () => {
    const data = {
      lotIds: [golden('G01')],
      contactIds: [contactId('T1', 'buyer-9')],
      subject: 'Un box disponible',
      message: 'Bonjour,',
    };
    expect(await refusals('POST', '/stock/envoi', data)).toEqual({});
    const mails = await server.deps.db.select().from(outgoingMails);
    expect(mails.some(({ kind }) => kind === 'lots.offer')).toBe(true);
    const refused = await refusals('POST', '/stock/envoi', {
      ...data,
      contactIds: [contactId('T1', 'buyer-8')],
    });
    expect(refused['contactIds']).toContain('ne peut pas recevoir d’e-mail');
    expect((await refusals('POST', '/stock/envoi', { ...data, contactIds: [] }))['contactIds']).toBeDefined();
    expect((await refusals('POST', '/stock/envoi', data, stranger))['lotIds']).toContain('n’existe plus');
  });
});

describe('the printed list of stock', () => {
  test('groups lots by operation with their sums, costs only for who may ask for them', async () => {
    const paper = await paperOf(owner);
    expect(paper.groups.map(({ name, sums }) => [name, sums.lotsCount, sums.priceTtcCents])).toEqual([
      ['Les Chais de la Bastide', 4, 51_800_000],
      ['Saint-Genès', 5, 92_500_000],
    ]);
    expect(paper.sums).toMatchObject({ lotsCount: 9, priceTtcCents: 144_300_000 });
    expect(paper.hasCosts).toBe(false);
    const costs = await paperOf(owner, '?cost=1');
    expect(costs.groups[0]?.lots.find(({ ref }) => ref === 'G01')).toMatchObject({
      costCents: 849_622,
      marginCents: 520_378,
    });
    for (const [visitor, query] of [
      [owner, '?cost=1&hide=margin'],
      [collaborator, '?cost=1'],
      [viewer, '?cost=1'],
    ] as const) {
      const kept = await paperOf(visitor, query);
      expect(kept.hasCosts).toBe(false);
      expect(JSON.stringify(kept.groups)).not.toContain('849622');
    }
    const hidden = await paperOf(owner, '?hide=amounts');
    expect(hidden.sums.priceTtcCents).toBeNull();
  });

  test('prints the lots of a cart; those of another company are passed over', async () => {
    const ids = `ids=${golden('G01')},${golden('A01')}`;
    expect((await paperOf(owner, `?${ids}`)).sums).toMatchObject({ lotsCount: 2, priceTtcCents: 15_400_000 });
    expect((await paperOf(stranger, `?${ids}`)).groups).toEqual([]);
  });
});

test('a cart is told what became of its lots', async () => {
  const { text } = await owner.get(`/stock/selection?ids=${golden('A01')}`, { isProtocol: false });
  const { lots, contacts } = JSON.parse(text) as CartAnswer;
  expect(lots).toEqual([{ id: golden('A01'), status: 'sold', priceTtcCents: 13_900_000 }]);
  expect(contacts.length).toBeGreaterThan(10);
});
