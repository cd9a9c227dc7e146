import type { NewCoupon } from '../schema/coupons.ts';
import { brandId } from './brands.ts';
import { seedId } from './seed-id.ts';

type CouponSeed = Pick<NewCoupon, 'code' | 'label' | 'kind' | 'value' | 'startsOn'> & Partial<NewCoupon>;

const coupon = (seed: CouponSeed): NewCoupon => ({
  id: seedId(`coupon:${seed.code}`),
  createdAt: new Date('2025-12-01T09:00:00Z'),
  updatedAt: new Date('2025-12-01T09:00:00Z'),
  ...seed,
});

/** The promotion codes of the demonstration; that of the fair is over. */
export const couponSeeds: NewCoupon[] = [
  coupon({
    code: 'PIERRE20',
    label: 'Remise Réseau Pierre & Cité',
    kind: 'percent',
    value: 20,
    duration: 'n_periods',
    periods: 6,
    brandId: brandId('pierre-et-cite'),
    startsOn: '2026-01-01',
  }),
  coupon({
    code: 'BIENVENUE1',
    label: 'Premier mois offert',
    kind: 'free_months',
    value: 1,
    startsOn: '2026-01-01',
    isForNewCustomers: true,
  }),
  coupon({
    code: 'SALON25',
    label: 'Salon de l’immobilier 2025',
    kind: 'percent',
    value: 25,
    startsOn: '2025-11-01',
    endsOn: '2026-01-31',
    isForNewCustomers: true,
  }),
  coupon({
    code: 'TEST30J',
    label: 'Essai de 30 jours',
    kind: 'trial_days',
    value: 16,
    startsOn: '2026-01-01',
    maxRedemptions: 200,
    isForNewCustomers: true,
  }),
];
