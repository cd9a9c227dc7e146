import { afterAll, beforeAll, describe } from 'vitest';
import { contacts, type Contact } from '#mocks/db/schema/index.ts';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openListProof, type ListProof } from './list-proof.ts';
import { proveList } from './prove-list.ts';

const roles = ['seller', 'buyer', 'notary', 'other'];
const owners = [seedId('person:hugo.lartigue'), seedId('person:ines.duprat')];
const names = ['Abadie', 'Béziat', 'Casenave', 'Çelik', 'Dufau', 'abadie'];

/** The day in Paris of an instant. */
const day = (at: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(at);

const proof: ListProof<Contact> = {
  path: '/contacts',
  table: contacts,
  random: (draw, index, { at }) => ({
    kind: draw.one(['person', 'company']),
    lastName: draw.one(names),
    firstName: draw.orNull(['Émilie', 'Jean']),
    companyName: draw.one(['Société Y', 'Étude Z', 'Ω Conseil']),
    email: `proof-${index}@example.test`,
    roles: roles.filter(() => draw.below(2) === 0),
    city: draw.orNull(['Libourne', 'Pessac', 'Saint-Émilion']),
    inseeCode: draw.orNull(['33243', '24322', '2A004']),
    source: draw.one(['manual', 'import', 'portal']),
    status: draw.one(['active', 'active', 'archived']),
    ownerUserId: draw.orNull(owners),
    tags: ['à relancer', 'vip', 'notaire'].filter(() => draw.below(3) === 0),
    lastContactAt: draw.below(3) === 0 ? null : new Date(at.getTime() + draw.below(48) * 1_800_000),
  }),
  filters: {
    role: (row) => row.roles,
    ownerUserId: (row) => (row.ownerUserId === null ? [] : [row.ownerUserId]),
    tag: (row) => row.tags,
    source: (row) => [row.source],
    status: (row) => [row.status],
    city: (row) => (row.city === null ? [] : [row.city]),
    department: (row) => (row.inseeCode === null ? [] : [row.inseeCode.slice(0, 2)]),
  },
  periods: { lastContact: (row) => (row.lastContactAt === null ? null : day(row.lastContactAt)) },
  words: (row) => [row.lastName, row.firstName, row.companyName, row.email, row.city, row.phone],
  sorts: {
    name: (row) => (row.lastName ?? row.companyName ?? '').toLowerCase(),
    lastContactAt: (row) => row.lastContactAt?.getTime() ?? null,
    createdAt: (row) => row.createdAt.getTime(),
  },
  defaultSort: 'name',
  fileColumn: { title: 'E-mail', value: (row) => row.email ?? '' },
};

describe('the list of contacts, over random rows', () => {
  let server: TestServer;
  let opened: Awaited<ReturnType<typeof openListProof<Contact>>>;
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
