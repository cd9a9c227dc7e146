import { afterAll, beforeAll, describe } from 'vitest';
import { banners, type BannerRow } from '#mocks/db/schema/index.ts';
import { partnerId } from '#mocks/db/seed/partners/index.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openListProof, type ListProof } from './list-proof.ts';
import { proveList } from './prove-list.ts';

const paris = (day: string): Date => new Date(`${day}T00:00:00+01:00`);
const now = paris('2026-11-20');

function stateOf({ endsAt, startsAt, desktopFileId, impressionsCount, maxImpressions }: BannerRow): string {
  if (endsAt <= now) return 'ended';
  if (desktopFileId === null) return 'draft';
  if (maxImpressions !== null && impressionsCount >= maxImpressions) return 'ended';
  return startsAt > now ? 'scheduled' : 'live';
}

const proof: ListProof<BannerRow> = {
  path: '/admin/bannieres',
  table: banners,
  random: (draw, index) => ({
    partnerId: partnerId(draw.one(['courtage-helianthe', 'diag-alpes'])),
    title: `${draw.one(['Élan', 'Prêt', 'Acte'])} ${index}`,
    alt: draw.one(['Un prêt en dix jours', 'Des actes en série']),
    linkUrl: 'https://www.preuve.example',
    placement: draw.one(['dashboard', 'actuality', 'login']),
    startsAt: paris(draw.one(['2026-11-01', '2026-11-10'])),
    endsAt: paris(draw.one(['2026-11-15', '2026-12-15'])),
    weight: 1 + draw.below(9),
    impressionsCount: draw.below(4),
    clicksCount: draw.below(3),
  }),
  filters: {
    partnerId: (row) => [row.partnerId],
    placement: (row) => [row.placement],
    status: (row) => [stateOf(row)],
  },
  periods: {},
  words: (row) => [row.title, row.alt],
  sorts: {
    startsOn: (row) => row.startsAt.toISOString(),
    endsOn: (row) => row.endsAt.toISOString(),
    name: (row) => row.title.toLowerCase(),
    impressions: (row) => row.impressionsCount,
    rate: (row) => (row.impressionsCount === 0 ? null : row.clicksCount / row.impressionsCount),
  },
  defaultSort: 'startsOn',
};

describe('the schedule of banners, over random rows', () => {
  let server: TestServer;
  let opened: Awaited<ReturnType<typeof openListProof<BannerRow>>>;
  beforeAll(async () => {
    server = await openTestServer();
    const visitor = server.visitor();
    await visitor.signIn('lea.fontaine@example.test', { isStaff: true });
    opened = await openListProof(proof, { server, visitor });
  });
  afterAll(() => server.close());

  proveList(proof, () => opened);
});
