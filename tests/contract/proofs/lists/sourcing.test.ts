import { afterAll, beforeAll, describe } from 'vitest';
import { usualAssumptions } from '#domain/sourcing/opportunity.ts';
import { opportunities, type Opportunity } from '#mocks/db/schema/index.ts';
import { personId } from '#mocks/db/seed/people.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openListProof, type ListProof } from './list-proof.ts';
import { proveList } from './prove-list.ts';

const titles = ['Maison', 'Béziat', 'Çelik', 'maison', 'Immeuble', 'Œuvre'];
const people = [personId('hugo.lartigue'), personId('ines.duprat')];
const stages = ['to_qualify', 'to_visit', 'analysis', 'offer', 'rejected', 'converted'];

const priceBandOf = (cents: number): string => {
  if (cents < 20_000_000) return 'under-200';
  if (cents < 40_000_000) return '200-400';
  return cents < 80_000_000 ? '400-800' : 'over-800';
};
const scoreBandOf = (score: number | null): string => {
  if (score === null) return 'none';
  if (score >= 70) return 'good';
  return score >= 50 ? 'fair' : 'poor';
};

const proof: ListProof<Opportunity> = {
  path: '/sourcing',
  table: opportunities,
  random: (draw, index) => ({
    ...usualAssumptions,
    title: `${draw.one(titles)} ${index}`,
    type: draw.one(['House', 'Building', 'Land']),
    stage: draw.one(stages),
    postalCode: '33500',
    city: draw.one(['Libourne', 'Bordeaux', 'Talence']),
    inseeCode: '33243',
    askingPriceCents: draw.one([19_999_999, 20_000_000, 40_000_000, 79_999_999, 80_000_000]),
    areaM2: draw.one(['50.00', '80.00', '120.00']),
    sourceKind: draw.one(['portal', 'agency', 'notary']),
    assignedTo: draw.orNull(people),
    notes: draw.orNull(['Toiture refaite', 'Bail en cours']),
    score: draw.orNull([0, 49, 50, 69, 70, 100]),
    marginBps: draw.orNull([-500, 1200, 1500]),
    marketGapBps: draw.orNull([-1000, 0, 800]),
    calculatedOn: '2026-11-20',
  }),
  filters: {
    stage: (row) => [row.stage],
    city: (row) => [row.city],
    type: (row) => [row.type],
    price: (row) => [priceBandOf(row.askingPriceCents)],
    score: (row) => [scoreBandOf(row.score)],
    source: (row) => [row.sourceKind],
    assignee: (row) => (row.assignedTo === null ? [] : [row.assignedTo]),
  },
  periods: {},
  words: (row) => [row.title, row.city, row.addressLine, row.postalCode, row.notes],
  sorts: {
    name: (row) => row.title.toLowerCase(),
    askingPrice: (row) => row.askingPriceCents,
    pricePerM2: (row) => row.askingPriceCents / Number(row.areaM2),
    marketGap: (row) => row.marketGapBps,
    margin: (row) => row.marginBps,
    score: (row) => row.score,
    createdAt: (row) => row.createdAt.getTime(),
    updatedAt: (row) => row.updatedAt.getTime(),
  },
  defaultSort: '-createdAt',
  fileColumn: { title: 'Titre', value: (row) => row.title },
};

describe('the list of opportunities, over random rows', () => {
  let server: TestServer;
  let opened: Awaited<ReturnType<typeof openListProof<Opportunity>>>;
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
