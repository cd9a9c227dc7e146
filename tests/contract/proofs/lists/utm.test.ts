import { afterAll, beforeAll, describe } from 'vitest';
import { utms, type Utm } from '#mocks/db/schema/index.ts';
import { personId } from '#mocks/db/seed/people.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openListProof, type ListProof } from './list-proof.ts';
import { proveList } from './prove-list.ts';

/** The frozen day of the trade. */
const today = '2026-11-20';

const proof: ListProof<Utm> = {
  path: '/admin/utm',
  table: utms,
  random: (draw, index) => ({
    name: draw.one(['Salon de Libourne', 'Été', 'Parrainage', 'été']),
    slug: `preuve-${index}`,
    targetUrl: '/inscription',
    source: draw.one(['salon', 'lettre', 'annonce']),
    medium: draw.one(['stand', 'e-mail']),
    campaign: `preuve-${index}`,
    startsOn: draw.orNull(['2026-01-01', today, '2027-01-01']),
    endsOn: draw.orNull(['2026-06-30', today, '2027-06-30']),
    ownerUserId: draw.orNull([personId('camille.roussel'), personId('ines.benali')]),
    isArchived: draw.below(4) === 0,
  }),
  filters: {
    source: (row) => [row.source],
    medium: (row) => [row.medium],
    owner: (row) => (row.ownerUserId === null ? [] : [row.ownerUserId]),
    status: (row) => [stateOf(row)],
  },
  periods: { startsOn: (row) => row.startsOn },
  words: (row) => [row.name, row.source, row.medium, row.campaign, row.slug],
  sorts: {
    createdAt: (row) => row.createdAt.getTime(),
  },
  defaultSort: '-createdAt',
  fileColumn: { title: 'Lien court', value: ({ slug }) => `/r/${slug}` },
};

function stateOf({ isArchived, startsOn, endsOn }: Utm): string {
  if (isArchived) return 'archived';
  if (endsOn !== null && endsOn < today) return 'ended';
  return startsOn !== null && startsOn > today ? 'planned' : 'running';
}

describe('the list of followed links, over random rows', () => {
  let server: TestServer;
  let opened: Awaited<ReturnType<typeof openListProof<Utm>>>;
  beforeAll(async () => {
    server = await openTestServer();
    const visitor = server.visitor();
    await visitor.signIn('camille.roussel@example.test', { isStaff: true });
    opened = await openListProof(proof, { server, visitor });
  });
  afterAll(() => server.close());

  proveList(proof, () => opened);
});
