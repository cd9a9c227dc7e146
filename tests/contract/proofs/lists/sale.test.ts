import { afterAll, beforeAll, describe } from 'vitest';
import { sales, type Sale } from '#mocks/db/schema/index.ts';
import { personId } from '#mocks/db/seed/person-id.ts';
import { planId } from '#mocks/db/seed/plans.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openListProof, type ListProof } from './list-proof.ts';
import { proveList } from './prove-list.ts';

const dueOf = ({ status, concessionBps, approvedBps, sentOn }: Sale): string[] => {
  if (status === 'draft' && concessionBps > Math.max(2000, approvedBps ?? 0)) return ['approval'];
  return status === 'sent' && sentOn !== null && sentOn < '2026-10-21' ? ['over'] : [];
};

const proof: ListProof<Sale> = {
  path: '/admin/ventes',
  table: sales,
  random: (draw, index) => ({
    number: `V-2027-${String(10_000 + index)}`,
    customerName: `${draw.one(['Élan', 'Vidal', 'Baudry'])} ${index}`,
    sellerUserId: draw.one([personId('ines.benali'), personId('thomas.lefevre')]),
    planId: draw.one([planId('essentiel'), planId('pro')]),
    period: 'monthly',
    seats: 2,
    unitCents: 4900,
    recurringCents: 4900,
    netCents: draw.one([0, 4900, 12_900]),
    vatCents: 980,
    totalCents: draw.one([5880, 15_480]),
    firstYearCents: draw.one([58_800, 154_800]),
    concessionBps: draw.one([0, 2000, 2500]),
    status: draw.one(['draft', 'sent', 'signed', 'cancelled']),
    startsOn: draw.one(['2026-12-01', '2027-01-01']),
    sentOn: draw.orNull(['2026-10-20', '2026-10-21', '2026-11-10']),
    signedOn: draw.orNull(['2026-11-02', '2026-11-18']),
  }),
  filters: {
    status: (row) => [row.status],
    due: dueOf,
    sellerUserId: (row) => [row.sellerUserId],
    planId: (row) => [row.planId],
  },
  periods: { signedOn: (row) => row.signedOn, sentOn: (row) => row.sentOn },
  words: (row) => [row.number, row.customerName, row.notes],
  sorts: {
    name: (row) => row.number,
    netCents: (row) => row.netCents,
    signedOn: (row) => row.signedOn,
    startsOn: (row) => row.startsOn,
    customer: (row) => row.customerName.toLowerCase(),
    createdAt: (row) => row.createdAt.toISOString(),
  },
  sums: {
    netCents: (row) => row.netCents,
    totalCents: (row) => row.totalCents,
    firstYearCents: (row) => row.firstYearCents,
  },
  defaultSort: '-name',
};

describe('the list of sales of the platform, over random rows', () => {
  let server: TestServer;
  let opened: Awaited<ReturnType<typeof openListProof<Sale>>>;
  beforeAll(async () => {
    server = await openTestServer();
    const visitor = server.visitor();
    await visitor.signIn('camille.roussel@example.test', { isStaff: true });
    opened = await openListProof(proof, { server, visitor });
  });
  afterAll(() => server.close());

  proveList(proof, () => opened);
});
