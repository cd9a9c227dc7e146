import { afterAll, beforeAll, describe } from 'vitest';
import { offerTemplates, type OfferTemplate } from '#mocks/db/schema/index.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openListProof, type ListProof } from './list-proof.ts';
import { proveList } from './prove-list.ts';

const names = ['Abbaye', 'Échoppe', 'échoppe', 'Zone', 'Œuvre', 'Immeuble'];

const proof: ListProof<OfferTemplate> = {
  path: '/modeles-offre',
  table: offerTemplates,
  random: (draw, index, { at }) => ({
    name: `${draw.one(names)} ${index}`,
    kind: draw.one(['letter', 'loi', 'promise_draft']),
    subject: 'Objet',
    body: '<p>Texte</p>',
    defaultValidityDays: 1 + draw.below(90),
    archivedAt: draw.below(3) === 0 ? at : null,
    isDefault: false,
  }),
  filters: {
    kind: (row) => [row.kind],
    status: (row) => [row.archivedAt === null ? 'active' : 'archived'],
  },
  periods: {},
  words: (row) => [row.name],
  sorts: {
    name: (row) => row.name.toLowerCase(),
    defaultValidityDays: (row) => row.defaultValidityDays,
    updatedAt: (row) => row.updatedAt.getTime(),
  },
  defaultSort: 'name',
};

describe('the list of templates of offers, over random rows', () => {
  let server: TestServer;
  let opened: Awaited<ReturnType<typeof openListProof<OfferTemplate>>>;
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
