import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MarketingProps } from '#contracts/export/marketing.ts';
import type { FrontPageProps } from '#contracts/export/front-page.ts';
import { isBundled } from '#domain/paper/sections.ts';
import { estimations, lots, operations } from '#mocks/db/schema/index.ts';
import { lotId, operationId } from '#mocks/db/seed/operations/index.ts';
import { sectionPages } from '#mocks/server/share/section-targets.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());

const golden = operationId('T1', 'OP-2025-001');
const path = (operation = golden, query = ''): string => `/export/operations/${operation}/plaquette${query}`;
const brochureOf = async (query = ''): Promise<MarketingProps> =>
  (await owner.get(path(golden, query))).page.props as unknown as MarketingProps;

test('shows the lots that can be bought with their public prices, and nothing of cost or margin', async () => {
  const brochure = await brochureOf();
  expect(brochure.lots.map(({ ref }) => ref)).toEqual(['G01']);
  expect(brochure.lots[0]).toMatchObject({ priceTtcCents: 1_500_000, pricePerM2Cents: 100_000 });
  expect(JSON.stringify(brochure)).not.toMatch(/minPrice|margin(?!s?":)|cost(?!s?":)|1400000/u);
});

test('keeps prices to itself where amounts are hidden, and lots that were not asked for out', async () => {
  const [hidden] = (await brochureOf('?hide=amounts')).lots;
  expect(hidden).toMatchObject({ priceTtcCents: null, pricePerM2Cents: null });
  const asked = lotId('T1', 'OP-2025-001', 'A11');
  expect((await brochureOf(`?lots[]=${asked}`)).lots).toEqual([]);
});

test('is of the company and of those who work on the operation', async () => {
  const stranger = server.visitor();
  await stranger.signIn('karim.belkacem@example.test');
  expect((await stranger.get(path())).status).toBe(404);
});

test('a link offers the papers that a file holds: no withdrawn lot, no estimation but the reference', async () => {
  const { db } = server.deps;
  await db
    .update(lots)
    .set({ status: 'withdrawn' })
    .where(and(eq(lots.operationId, golden), eq(lots.ref, 'C01')));
  await db.update(estimations).set({ isReference: false }).where(eq(estimations.operationId, golden));
  const [operation = null] = await db.select().from(operations).where(eq(operations.id, golden));
  const pages = await sectionPages(server.deps, db, { target: 'operation', operation, profile: null });
  const offered = new Set(pages.map(({ section }) => section));
  expect(offered).not.toContain('property-type.professional-real-estate');
  expect(offered).not.toContain('estimation');
  const { sections } = (await owner.get(`/export/operations/${golden}/page-de-garde`)).page
    .props as unknown as FrontPageProps;
  // Those of a profile are the link’s own; the stock is not about one operation.
  const own = [...offered].filter((section) => section !== 'stocks');
  expect(sections.filter((section) => offered.has(section))).toEqual(own.filter(isBundled));
});

test('two garages that share a sheet are one page of a link', async () => {
  const { db } = server.deps;
  const [operation = null] = await db.select().from(operations).where(eq(operations.id, golden));
  const pages = await sectionPages(server.deps, db, { target: 'operation', operation, profile: null });
  expect(pages.filter(({ section }) => section === 'property-type.garage').map(({ label }) => label)).toEqual(
    ['G01, G02'],
  );
});
