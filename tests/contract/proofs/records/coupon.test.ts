import { coupons } from '#mocks/db/schema/index.ts';
import { brandId } from '#mocks/db/seed/brands.ts';
import { planId } from '#mocks/db/seed/plans.ts';
import { proveRecord } from './prove-record.ts';

proveRecord({
  type: 'coupon',
  table: coupons,
  path: '/admin/codes-promo',
  method: 'PATCH',
  event: 'coupon.changed',
  staff: 'camille.roussel@example.test',
  payload: (index) => ({
    code: `ESSAI-${index}`,
    label: `Essai ${index}`,
    kind: 'percent',
    value: 10,
    duration: 'n_periods',
    periods: 3,
    planIds: [planId('essentiel')],
    brandId: null,
    startsOn: '2026-11-20',
    endsOn: null,
    maxRedemptions: null,
    perTenantMax: 1,
    isForNewCustomers: false,
  }),
  changes: {
    label: { to: 'Autre libellé' },
    code: { to: 'autre-code', stored: 'AUTRE-CODE' },
    kind: { to: 'amount' },
    value: { to: 25 },
    duration: { to: 'forever' },
    periods: { to: 6 },
    planIds: { to: [planId('pro')] },
    brandId: { to: brandId('pierre-et-cite') },
    startsOn: { to: '2026-12-01' },
    endsOn: { to: '2027-01-31' },
    maxRedemptions: { to: 50 },
    perTenantMax: { to: 2 },
    isForNewCustomers: { to: true },
  },
});
