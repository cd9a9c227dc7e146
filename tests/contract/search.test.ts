import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchHit } from '#contracts/search.ts';
import { contacts, prospects } from '#mocks/db/schema/index.ts';
import { personId } from '#mocks/db/seed/person-id.ts';
import { prospectId } from '#mocks/db/seed/prospects.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const golden = seedId('operation:T1:OP-2025-001');
const sellerId = seedId('contact:T1:seller-1');

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = await person('hugo.lartigue@example.test');
});
afterAll(() => server.close());

async function person(email: string, isStaff = false): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.signIn(email, { isStaff });
  return visitor;
}

type Found = Record<string, SearchHit[]>;

async function find(visitor: Visitor, q: string, path = '/recherche', types = ''): Promise<Found> {
  const query = `q=${encodeURIComponent(q)}${types && `&types=${types}`}`;
  const answer = await visitor.get(`${path}?${query}`, { isProtocol: false });
  expect(answer.status, answer.text).toBe(200);
  const { groups } = JSON.parse(answer.text) as { groups: { type: string; hits: SearchHit[] }[] };
  return Object.fromEntries(groups.map(({ type, hits }) => [type, hits]));
}

const titles = (hits: SearchHit[] | undefined): string[] => (hits ?? []).map(({ title }) => title);

describe('search', () => {
  test('finds operations whatever the accents and capitals, and leads to them', async () => {
    for (const q of ['LES CHAIS', 'op-2025-001', 'bastide libourne']) {
      const [hit] = (await find(owner, q))['operation'] ?? [];
      expect(hit, q).toMatchObject({ id: golden, href: `/operations/${golden}`, amountCents: 48_000_000 });
    }
    expect(titles((await find(owner, 'merignac'))['operation'])).toEqual(['Clos des Pins']);
  });

  test('understands an amount however it is written', async () => {
    for (const q of ['480 000', '480000 €', '480 000,00 €', '480.000']) {
      expect(titles((await find(owner, q))['operation']), q).toEqual(['Les Chais de la Bastide']);
    }
    expect((await find(owner, '480 000,01'))['operation']).toBeUndefined();
  });

  test('finds a contact by figures of a telephone, national or with the code of the country', async () => {
    await server.deps.db.update(contacts).set({ phone: '+33556123478' }).where(eq(contacts.id, sellerId));
    for (const q of ['05 56 12 34 78', '+33 5 56 12', '00335561', '56.12.34']) {
      expect(
        (await find(owner, q))['contact']?.map(({ id }) => id),
        q,
      ).toEqual([sellerId]);
    }
    expect((await find(owner, '05 56 12 34 79'))['contact']).toBeUndefined();
  });

  test('puts what begins with the words first, then words that do, then the rest', async () => {
    const found = titles((await find(owner, 'cl', '/recherche', 'operation'))['operation']);
    expect(found[0]).toBe('Clos des Pins');
  });

  test('answers at most five hits of a type, of the types asked for alone', async () => {
    const found = await find(owner, 'a1', '/recherche', 'lot,page');
    expect(Object.keys(found).filter((type) => type !== 'lot' && type !== 'page')).toEqual([]);
    expect(found['lot']?.length).toBeLessThanOrEqual(5);
  });

  test('offers the pages and actions that the person may open, and no other', async () => {
    expect(titles((await find(owner, 'nouvelle opération'))['action'])).toEqual(['Nouvelle opération']);
    expect(titles((await find(owner, 'tableau'))['page'])).toEqual(['Tableau de bord']);
    const viewer = await person('lea.pons@example.test');
    expect((await find(viewer, 'nouvelle opération'))['action']).toBeUndefined();
    expect((await find(viewer, 'chais'))['operation']).toHaveLength(1);
  });

  test('looks for nothing under two signs, and takes signs of patterns for what they are', async () => {
    for (const q of ['', 'a', ' é ', '%%', '__', "' or 1=1 --", '\u0000\u0000']) {
      expect(await find(owner, q), q).toEqual({});
    }
  });

  test('shows another company nothing, and a member only what is assigned to her', async () => {
    const karim = await person('karim.belkacem@example.test');
    expect(await find(karim, 'chais')).toEqual({});
    expect(await find(karim, '480 000')).toEqual({});
    const ines = await person('ines.duprat@example.test');
    expect(titles((await find(ines, 'chais'))['operation'])).toHaveLength(1);
    expect(await find(ines, 'bacalan')).toEqual({});
  });

  test('finds opportunities by title, commune and asking price, each company its own', async () => {
    const [found] = (await find(owner, 'echoppe malbec'))['opportunity'] ?? [];
    expect(found?.title).toBe('Échoppe double, rue Malbec');
    expect(found?.href).toBe(`/sourcing/${found?.id}`);
    const price = String((found?.amountCents ?? 0) / 100);
    expect(titles((await find(owner, price))['opportunity'])).toContain('Échoppe double, rue Malbec');
    const karim = await person('karim.belkacem@example.test');
    expect((await find(karim, 'echoppe malbec'))['opportunity']).toBeUndefined();
  });

  test('hides personal profiles from a viewer, who reads those of companies', async () => {
    const viewer = await person('lea.pons@example.test');
    expect((await find(owner, 'lartigue'))['profile']).toBeDefined();
    expect((await find(viewer, 'garonne'))['profile']).toHaveLength(1);
    expect((await find(viewer, 'lartigue'))['profile']).toBeUndefined();
  });

  test('is refused to guests and to the staff, who have a search of their own', async () => {
    expect((await server.visitor().get('/recherche?q=chais', { isProtocol: false })).status).toBe(401);
    const staff = await person('camille.roussel@example.test', true);
    expect((await staff.get('/recherche?q=chais', { isProtocol: false })).status).toBe(403);
    expect((await owner.get('/admin/recherche?q=garonne', { isProtocol: false })).status).toBe(403);
  });

  test('holds back who searches more than sixty times a minute, and says for how long', async () => {
    const visitor = await person('julie.fayolle@example.test');
    for (let count = 0; count < 60; count += 1) await find(visitor, 'chantier', '/recherche', 'page');
    const refused = await visitor.get('/recherche?q=chantier', { isProtocol: false });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    server.clock.advance(61_000);
    await find(visitor, 'chantier');
  });
});

describe('admin.search', () => {
  test('finds companies by name or SIREN, people, brands and offers', async () => {
    const staff = await person('camille.roussel@example.test', true);
    const all = await find(staff, 'garonne', '/admin/recherche');
    expect(titles(all['tenant'])).toEqual(['Garonne Patrimoine']);
    const siren = all['tenant']?.[0]?.subtitle?.split(' · ')[0] ?? '';
    for (const q of [siren, siren.replaceAll(' ', '')]) {
      expect(titles((await find(staff, q, '/admin/recherche'))['tenant']), q).toEqual(['Garonne Patrimoine']);
    }
    expect(titles((await find(staff, 'lartigue', '/admin/recherche'))['user'])).toEqual(['Hugo Lartigue']);
    expect(titles((await find(staff, 'pierre', '/admin/recherche'))['brand'])).toEqual([
      'Réseau Pierre & Cité',
    ]);
    expect(titles((await find(staff, 'pro', '/admin/recherche'))['plan'])[0]).toBe('Pro');
    expect(titles((await find(staff, 'tableau', '/admin/recherche'))['page'])).toContain('Tableau de bord');
  });

  test('finds partners and prospects, those of others not for sales people', async () => {
    const staff = await person('camille.roussel@example.test', true);
    const sales = await person('ines.benali@example.test', true);
    expect(titles((await find(staff, 'helianthe', '/admin/recherche'))['partner'])).toEqual([
      'Courtage Hélianthe',
    ]);
    expect(titles((await find(sales, 'soline', '/admin/recherche'))['prospect'])).toEqual(['Marc Soline']);
    await server.deps.db
      .update(prospects)
      .set({ assignedTo: personId('thomas.lefevre') })
      .where(eq(prospects.id, prospectId('soline-habitat')));
    expect(Object.keys(await find(sales, 'soline', '/admin/recherche'))).toEqual(['sale']);
    expect(titles((await find(staff, 'soline', '/admin/recherche'))['prospect'])).toEqual(['Marc Soline']);
  });

  test('finds sales by number, customer or amount, those of others not for sales people', async () => {
    const staff = await person('camille.roussel@example.test', true);
    const seller = await person('ines.benali@example.test', true);
    const bySeller = titles((await find(seller, 'quai neuf', '/admin/recherche'))['sale']);
    expect(bySeller).toHaveLength(1);
    const number = bySeller[0]?.split(' · ')[0] ?? '';
    expect(titles((await find(staff, number, '/admin/recherche'))['sale'])).toEqual(bySeller);
    // Net of the first invoice of Cap Lacydon, which Thomas Lefèvre sold.
    const byAmount = titles((await find(staff, '49 €', '/admin/recherche'))['sale']);
    expect(byAmount.some((title) => title.endsWith('Foncière Cap Lacydon'))).toBe(true);
    expect(titles((await find(staff, 'lacydon', '/admin/recherche'))['sale'])).toHaveLength(1);
    expect((await find(seller, 'lacydon', '/admin/recherche'))['sale']).toBeUndefined();
  });

  test('never finds a company’s operations', async () => {
    const staff = await person('camille.roussel@example.test', true);
    expect(await find(staff, 'chais de la bastide', '/admin/recherche')).toEqual({});
  });

  test('shows each role what it may list: no people to editors, no staff to support', async () => {
    const editor = await person('lea.fontaine@example.test', true);
    const seen = await find(editor, 'garonne', '/admin/recherche');
    expect(Object.keys(seen)).not.toContain('tenant');
    expect(await find(editor, 'lartigue', '/admin/recherche')).toEqual({});
    const support = await person('hugo.marchal@example.test', true);
    expect(titles((await find(support, 'lartigue', '/admin/recherche'))['user'])).toEqual(['Hugo Lartigue']);
    expect(await find(support, 'roussel', '/admin/recherche')).toEqual({});
  });
});
