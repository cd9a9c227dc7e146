import { expect, test } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { commissionCents, monthlyRevenueCents, type RecurringPrice } from '#domain/subscription/mrr.ts';

const running: RecurringPrice = {
  status: 'active',
  period: 'monthly',
  priceCents: 12_900,
  discount: null,
  discountedPeriods: 0,
};
const sixMonths = { kind: 'percent', value: 20, duration: 'n_periods', periods: 6 } as const;

test.each<[Partial<RecurringPrice>, number]>([
  [{}, 12_900],
  [{ status: 'past_due' }, 12_900],
  [{ status: 'trial' }, 0],
  [{ status: 'cancelled' }, 0],
  [{ status: 'expired' }, 0],
  // 1 290 € / 12 = 107,50 €.
  [{ period: 'yearly', priceCents: 129_000 }, 10_750],
  [{ discount: sixMonths, discountedPeriods: 5 }, 10_320],
  [{ discount: sixMonths, discountedPeriods: 6 }, 12_900],
])('a subscription with %o brings %i cents a month', (given, expected) => {
  expect(monthlyRevenueCents({ ...running, ...given })).toBe(expected);
});

test('the share of a network is rounded half up to the cent', () => {
  expect(commissionCents(cents(60_600), 800)).toBe(4_848);
  expect(commissionCents(cents(12_345), 555)).toBe(685);
});
