import type { NewCoupon, NewCouponRedemption } from '../schema/coupons.ts';
import { addToDay, day } from '#domain/time/day.ts';
import { brandId } from './brands.ts';
import { couponUseId } from './coupon-use-id.ts';
import { personId } from './person-id.ts';
import { planSeeds } from './plans.ts';
import { seedId } from './seed-id.ts';
import { tenantId } from './tenant-id.ts';
import type { CompanyKey, PersonKey } from './types.ts';

type CouponSeed = Pick<NewCoupon, 'code' | 'label' | 'kind' | 'value' | 'startsOn'> & Partial<NewCoupon>;

/** The day on which a code was entered. */
const enteredOn = ({ startsOn }: CouponSeed): string => addToDay(day(startsOn), { days: -14 });

const coupon = (seed: CouponSeed): NewCoupon => ({
  id: seedId(`coupon:${seed.code}`),
  createdBy: personId('camille.roussel'),
  createdAt: new Date(`${enteredOn(seed)}T09:00:00Z`),
  updatedAt: new Date(`${enteredOn(seed)}T09:00:00Z`),
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
    startsOn: '2024-06-01',
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
    createdBy: personId('ines.benali'),
    startsOn: '2026-01-01',
    maxRedemptions: 200,
    isForNewCustomers: true,
  }),
];

/** The identifier of a seeded promotion code. */
export const couponId = (code: string): string => seedId(`coupon:${code}`);

interface UseSeed {
  readonly code: string;
  readonly tenant: CompanyKey;
  readonly by: PersonKey;
  readonly planCode: string;
  readonly on: string;
  /** Of the monthly price, in percent: what was taken off in all. */
  readonly savedPercent: number;
}

const uses: readonly UseSeed[] = [
  ...welcomed('essentiel', [
    ['T4', 'yves.dumoulin', '2024-06-25'],
    ['T3', 'marc.santini', '2024-11-19'],
    ['T7', 'pascal.bastide', '2025-10-07'],
    ['T8', 'amina.kaci', '2026-03-24'],
  ]),
  ...welcomed('pro', [['T5', 'claire.verdier', '2025-03-04']]),
  ...welcomed('reseau', [['T6', 'benoit.legoff', '2025-05-20']]),
  // Given at sign-up: nothing is taken off before the trial ends.
  {
    code: 'BIENVENUE1',
    tenant: 'T9',
    by: 'elodie.kermarrec',
    planCode: 'pro',
    on: '2026-11-15',
    savedPercent: 0,
  },
  // Six months at a fifth less, which ended in September.
  {
    code: 'PIERRE20',
    tenant: 'T5',
    by: 'claire.verdier',
    planCode: 'pro',
    on: '2026-04-04',
    savedPercent: 6 * 20,
  },
  {
    code: 'PIERRE20',
    tenant: 'T6',
    by: 'benoit.legoff',
    planCode: 'reseau',
    on: '2026-04-12',
    savedPercent: 6 * 20,
  },
];

function welcomed(planCode: string, given: readonly [CompanyKey, PersonKey, string][]): UseSeed[] {
  return given.map(([tenant, by, on]) => ({
    code: 'BIENVENUE1',
    tenant,
    by,
    planCode,
    on,
    savedPercent: 100,
  }));
}

/** What companies did with the codes. */
export const couponRedemptionSeeds: NewCouponRedemption[] = uses.map((use) => ({
  id: couponUseId(use.code, use.tenant),
  couponId: couponId(use.code),
  tenantId: tenantId(use.tenant),
  userId: personId(use.by),
  subscriptionId: seedId(`subscription:${use.tenant}`),
  redeemedAt: new Date(`${use.on}T09:20:00Z`),
  savedCents:
    ((planSeeds.find(({ code }) => code === use.planCode)?.monthlyCents ?? 0) * use.savedPercent) / 100,
}));
