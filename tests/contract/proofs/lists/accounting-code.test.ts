import { afterAll, beforeAll, describe } from 'vitest';
import { accountingCodes, type AccountingCode } from '#mocks/db/schema/index.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openListProof, type ListProof } from './list-proof.ts';
import { proveList } from './prove-list.ts';

const proof: ListProof<AccountingCode> = {
  path: '/admin/plan-comptable',
  table: accountingCodes,
  random: (draw, index) => ({
    code: `${draw.one(['1', '6', '7'])}${5000 + index}`,
    label: draw.one(['Compte d’essai', 'Été', 'Travaux', 'été']),
    kind: 'bilan',
    nature: draw.one(['travaux', 'honoraires', 'autre']),
    side: draw.one(['debit', 'credit']),
    isActive: draw.below(3) > 0,
    origin: draw.one(['pcg', 'ilot']),
  }),
  filters: {
    class: (row) => [row.code.slice(0, 1)],
    nature: (row) => [row.nature],
    origin: (row) => [row.origin],
    active: (row) => [row.isActive ? 'active' : 'inactive'],
  },
  periods: {},
  words: (row) => [row.code, row.label],
  sorts: {
    name: (row) => row.code,
    createdAt: (row) => row.createdAt.getTime(),
  },
  defaultSort: 'name',
  fileColumn: { title: 'Numéro', value: ({ code }) => code },
};

describe('the chart of accounts of the platform, over random rows', () => {
  let server: TestServer;
  let opened: Awaited<ReturnType<typeof openListProof<AccountingCode>>>;
  beforeAll(async () => {
    server = await openTestServer();
    const visitor = server.visitor();
    await visitor.signIn('camille.roussel@example.test', { isStaff: true });
    // Some of the rows are a company’s own: none of the chart.
    opened = await openListProof(proof, { server, visitor, otherTenantId: tenantId('T2') });
  });
  afterAll(() => server.close());

  proveList(proof, () => opened);
});
