import { afterAll, beforeAll, describe } from 'vitest';
import { suppliers, type Supplier } from '#mocks/db/schema/index.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openListProof, type ListProof } from './list-proof.ts';
import { proveList } from './prove-list.ts';

const names = ['Abadie', 'Béziat', 'Casenave', 'Çelik', 'Dufau', 'abadie'];

const proof: ListProof<Supplier> = {
  path: '/fournisseurs',
  table: suppliers,
  random: (draw, index) => ({
    name: draw.one(names),
    trade: draw.one(['structural-work', 'electricity', 'notary']),
    siren: draw.orNull(['732829320', '552100554']),
    email: `proof-${index}@example.test`,
    city: draw.orNull(['Libourne', 'Pessac', 'Saint-Émilion']),
    departments: ['33', '24', '2A'].filter(() => draw.below(3) === 0),
    tags: ['chantier', 'vip'].filter(() => draw.below(3) === 0),
    status: draw.one(['active', 'active', 'blocked', 'archived']),
    compliance: draw.one(['compliant', 'missing', 'expired']),
    ratingHundredths: draw.orNull([267, 400, 467]),
  }),
  filters: {
    trade: (row) => [row.trade],
    status: (row) => [row.status],
    compliance: (row) => [row.compliance],
    department: (row) => row.departments,
    tag: (row) => row.tags,
  },
  periods: {},
  words: (row) => [row.name, row.siren, row.city, row.email],
  sorts: {
    name: (row) => row.name.toLowerCase(),
    rating: (row) => row.ratingHundredths,
    createdAt: (row) => row.createdAt.getTime(),
  },
  defaultSort: 'name',
  fileColumn: { title: 'E-mail', value: (row) => row.email ?? '' },
};

describe('the list of suppliers, over random rows', () => {
  let server: TestServer;
  let opened: Awaited<ReturnType<typeof openListProof<Supplier>>>;
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
