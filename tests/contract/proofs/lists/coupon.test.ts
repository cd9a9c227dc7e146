import { afterAll, beforeAll, describe } from 'vitest';
import { coupons, type Coupon } from '#mocks/db/schema/index.ts';
import { brandId } from '#mocks/db/seed/brands.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openListProof, type ListProof } from './list-proof.ts';
import { proveList } from './prove-list.ts';

/** The frozen day of the trade. */
const today = '2026-11-20';

const proof: ListProof<Coupon> = {
  path: '/admin/codes-promo',
  table: coupons,
  random: (draw, index) => ({
    code: `PREUVE-${index}`,
    label: draw.one(['Salon de Libourne', 'Été', 'Parrainage', 'été']),
    kind: draw.one(['percent', 'amount', 'free_months']),
    value: 1 + draw.below(12),
    brandId: draw.orNull([brandId('pierre-et-cite'), brandId('habitat-ouest')]),
    startsOn: draw.one(['2026-01-01', today, '2027-01-01']),
    endsOn: draw.orNull(['2026-06-30', today, '2027-06-30']),
    isDisabled: draw.below(4) === 0,
  }),
  filters: {
    status: (row) => [stateOf(row)],
    kind: (row) => [row.kind],
    brandId: (row) => (row.brandId === null ? [] : [row.brandId]),
  },
  periods: {},
  words: (row) => [row.code, row.label],
  sorts: {
    name: (row) => row.code,
    endsOn: (row) => row.endsOn,
    createdAt: (row) => row.createdAt.getTime(),
  },
  defaultSort: '-createdAt',
};

/** Of a code that nobody has used. */
function stateOf({ isDisabled, startsOn, endsOn }: Coupon): string {
  if (isDisabled) return 'disabled';
  if (endsOn !== null && endsOn < today) return 'expired';
  return startsOn > today ? 'planned' : 'active';
}

describe('the list of promotion codes, over random rows', () => {
  let server: TestServer;
  let opened: Awaited<ReturnType<typeof openListProof<Coupon>>>;
  beforeAll(async () => {
    server = await openTestServer();
    const visitor = server.visitor();
    await visitor.signIn('camille.roussel@example.test', { isStaff: true });
    opened = await openListProof(proof, { server, visitor });
  });
  afterAll(() => server.close());

  proveList(proof, () => opened);
});
