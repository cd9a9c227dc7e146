import { afterAll, beforeAll, describe } from 'vitest';
import { actualities, type Actuality } from '#mocks/db/schema/index.ts';
import { personId } from '#mocks/db/seed/people.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openListProof, type ListProof } from './list-proof.ts';
import { proveList } from './prove-list.ts';

const proof: ListProof<Actuality> = {
  path: '/admin/actualites',
  table: actualities,
  random: (draw, index, { at }) => ({
    title: draw.one(['Loyers', 'Prix à Libourne', 'Élagage', 'loyers']),
    slug: `preuve-${index}`,
    category: draw.one(['market', 'regulation', 'event']),
    excerpt: draw.one(['Un chapô sur les indices.', 'Un autre sur les délais.']),
    status: draw.one(['draft', 'published', 'archived']),
    publishAt: draw.orNull([at, new Date(at.getTime() + 3_600_000)]),
    viewsCount: draw.below(6),
    createdBy: draw.one([personId('camille.roussel'), personId('lea.fontaine')]),
  }),
  filters: {
    category: (row) => [row.category],
    status: (row) => [row.status],
    author: (row) => [row.createdBy ?? ''],
  },
  periods: { publishAt: ({ publishAt }) => publishAt && parisDay(publishAt) },
  words: (row) => [row.title, row.excerpt],
  sorts: {
    publishAt: (row) => row.publishAt?.getTime() ?? null,
    views: (row) => row.viewsCount,
    createdAt: (row) => row.createdAt.getTime(),
  },
  defaultSort: '-createdAt',
};

describe('the list of articles of the platform, over random rows', () => {
  let server: TestServer;
  let opened: Awaited<ReturnType<typeof openListProof<Actuality>>>;
  beforeAll(async () => {
    server = await openTestServer();
    const visitor = server.visitor();
    await visitor.signIn('lea.fontaine@example.test', { isStaff: true });
    opened = await openListProof(proof, { server, visitor });
  });
  afterAll(() => server.close());

  proveList(proof, () => opened);
});
