import { afterAll, beforeAll, describe } from 'vitest';
import { prospects, type Prospect } from '#mocks/db/schema/index.ts';
import { personId } from '#mocks/db/seed/person-id.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openListProof, type ListProof } from './list-proof.ts';
import { proveList } from './prove-list.ts';

const isLate = ({ nextActionOn, status }: Prospect): boolean =>
  nextActionOn !== null && nextActionOn < '2026-11-20' && status !== 'won' && status !== 'lost';

const proof: ListProof<Prospect> = {
  path: '/admin/prospects',
  table: prospects,
  random: (draw, index) => ({
    lastName: `${draw.one(['Élan', 'Vidal', 'Baudry'])} ${index}`,
    company: draw.orNull(['Domaine & Pierre', 'Quai Sud']),
    email: 'preuve@example.test',
    city: draw.orNull(['Pau', 'Nîmes']),
    source: draw.one(['site', 'salon', 'appel']),
    status: draw.one(['new', 'proposal', 'lost']),
    assignedTo: draw.orNull([personId('ines.benali'), personId('thomas.lefevre')]),
    nextActionOn: draw.orNull(['2026-11-18', '2026-12-01']),
    expectedMrrCents: draw.orNull([4900, 12_900]),
    consentBasis: 'interet_legitime',
    personContactOn: '2026-11-01',
  }),
  filters: {
    status: (row) => [row.status],
    source: (row) => [row.source],
    assignedTo: (row) => (row.assignedTo === null ? [] : [row.assignedTo]),
    due: (row) => (isLate(row) ? ['overdue'] : []),
  },
  periods: {},
  words: (row) => [row.company, row.lastName, row.firstName, row.email, row.city],
  sorts: {
    nextActionOn: (row) => row.nextActionOn,
    createdAt: (row) => row.createdAt.toISOString(),
    name: (row) => row.lastName.toLowerCase(),
    expectedMrrCents: (row) => row.expectedMrrCents,
  },
  sums: { expectedMrrCents: (row) => row.expectedMrrCents },
  defaultSort: 'nextActionOn',
};

describe('the list of prospects of the platform, over random rows', () => {
  let server: TestServer;
  let opened: Awaited<ReturnType<typeof openListProof<Prospect>>>;
  beforeAll(async () => {
    server = await openTestServer();
    const visitor = server.visitor();
    await visitor.signIn('camille.roussel@example.test', { isStaff: true });
    opened = await openListProof(proof, { server, visitor });
  });
  afterAll(() => server.close());

  proveList(proof, () => opened);
});
