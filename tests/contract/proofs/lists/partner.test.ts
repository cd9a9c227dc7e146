import { afterAll, beforeAll, describe } from 'vitest';
import { partners, type Partner } from '#mocks/db/schema/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openListProof, type ListProof } from './list-proof.ts';
import { proveList } from './prove-list.ts';

const proof: ListProof<Partner> = {
  path: '/admin/partenaires',
  table: partners,
  random: (draw, index) => ({
    name: `${draw.one(['Étude', 'Cabinet', 'Élan'])} ${index}`,
    slug: `preuve-${index}`,
    category: draw.one(['notaire', 'banque', 'courtier']),
    short: draw.one(['Des actes en série.', 'Un prêt en dix jours.']),
    advantage: draw.orNull(['Dossier offert']),
    zones: draw.one([['33'], ['33', '40'], ['69']]),
    email: 'preuve@example.test',
    status: draw.one(['draft', 'published', 'archived']),
    contractEndsOn: draw.orNull(['2026-12-01', '2027-06-30']),
    position: index,
    viewsCount: draw.below(6),
    requestsCount: draw.below(6),
  }),
  filters: {
    category: (row) => [row.category],
    department: (row) => row.zones,
    status: (row) => [row.status],
    contract: (row) => (row.contractEndsOn !== null && row.contractEndsOn <= '2027-01-19' ? ['ending'] : []),
  },
  periods: {},
  words: (row) => [row.name, row.short, row.advantage],
  sorts: {
    position: (row) => row.position,
    name: (row) => row.name.toLowerCase(),
    requests: (row) => row.requestsCount,
    views: (row) => row.viewsCount,
    contractEndsOn: (row) => row.contractEndsOn,
  },
  defaultSort: 'position',
};

describe('the list of partners of the platform, over random rows', () => {
  let server: TestServer;
  let opened: Awaited<ReturnType<typeof openListProof<Partner>>>;
  beforeAll(async () => {
    server = await openTestServer();
    const visitor = server.visitor();
    await visitor.signIn('lea.fontaine@example.test', { isStaff: true });
    opened = await openListProof(proof, { server, visitor });
  });
  afterAll(() => server.close());

  proveList(proof, () => opened);
});
