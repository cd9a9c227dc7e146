import { afterAll, beforeAll, describe } from 'vitest';
import { quickSales, type QuickSale } from '#mocks/db/schema/index.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openListProof, type ListProof } from './list-proof.ts';
import { proveList } from './prove-list.ts';

const names = ['Appentis', 'box', 'Château', 'échoppe', 'Immeuble', 'box'];

/** What the buyer pays, in euros; null while it is not known. */
const price = ({ netSellerCents, feePayer, feeCents }: QuickSale): number | null =>
  netSellerCents === null ? null : (netSellerCents + (feePayer === 'none' ? 0 : (feeCents ?? 0))) / 100;

const band = (row: QuickSale): string => {
  const euros = price(row);
  if (euros === null) return 'unknown';
  const bands = [
    [50_000, 'under_50'],
    [150_000, '50_150'],
    [300_000, '150_300'],
    [600_000, '300_600'],
  ] as const;
  return bands.find(([below]) => euros < below)?.[1] ?? 'over_600';
};

const proof: ListProof<QuickSale> = {
  path: '/ventes-rapides',
  table: quickSales,
  random: (draw, index) => ({
    ref: `P-${index}`,
    name: draw.one(names),
    type: draw.one(['Apartment', 'Building', 'Garage']),
    status: draw.one(['draft', 'ready', 'published', 'withdrawn']),
    addressLine: `${index} rue du Port`,
    postalCode: '33500',
    city: draw.one(['Libourne', 'Pessac']),
    inseeCode: '33243',
    areaM2: draw.one(['24.50', '280.00']),
    netSellerCents: draw.orNull([4_900_000, 5_000_000, 15_000_000, 29_500_000, 60_000_000]),
    feePayer: draw.one(['none', 'seller', 'buyer']),
    feeCents: draw.orNull([100_000, 500_000]),
    title: draw.orNull(['Lumineux']),
  }),
  filters: {
    type: (row) => [row.type],
    status: (row) => [row.status],
    city: (row) => [row.city],
    price: (row) => [band(row)],
  },
  periods: {},
  words: (row) => [row.ref, row.name, row.city, row.addressLine, row.title],
  sorts: {
    name: (row) => row.name.toLowerCase(),
    publicPriceCents: (row) => price(row),
    updatedAt: (row) => row.updatedAt.getTime(),
  },
  defaultSort: '-updatedAt',
  fileColumn: { title: 'Référence', value: (row) => row.ref },
};

describe('the list of quick sales, over random rows', () => {
  let server: TestServer;
  let opened: Awaited<ReturnType<typeof openListProof<QuickSale>>>;
  beforeAll(async () => {
    server = await openTestServer();
    const visitor = server.visitor();
    await visitor.signIn('hugo.lartigue@example.test');
    opened = await openListProof(proof, {
      server,
      visitor,
      tenantId: tenantId('T1'),
      otherTenantId: tenantId('T2'),
    });
  });
  afterAll(() => server.close());

  proveList(proof, () => opened);
});
