import type { BillingPeriod } from '#domain/subscription/price.ts';
import { saleNumber, type SaleState } from '#domain/growth/sale.ts';
import { extraUsersOf, salePrice } from '#domain/growth/sale-price.ts';
import type { NewCounter } from '../schema/counters.ts';
import type { NewSale, NewSaleTarget, SaleServiceLine } from '../schema/sales.ts';
import { brandSeeds } from './brands.ts';
import { couponId, couponSeeds } from './coupons.ts';
import { euros } from './euros.ts';
import { personId } from './person-id.ts';
import { planId, planSeeds } from './plans.ts';
import { prospectId, prospectRows } from './prospects.ts';
import { seedId } from './seed-id.ts';
import { tenantId, tenantSeeds } from './tenants.ts';
import type { CompanyKey } from './types.ts';
import { utmId } from './utms.ts';

type Seller = 'ines.benali' | 'thomas.lefevre';

interface SaleSeed {
  /** A company, or the key of a prospect. */
  readonly to: { readonly company: CompanyKey; readonly prospect?: string } | { readonly prospect: string };
  readonly by: Seller;
  readonly plan: 'essentiel' | 'pro' | 'reseau';
  readonly period?: BillingPeriod;
  readonly status: SaleState;
  readonly createdOn: string;
  readonly sentOn?: string;
  /** Its first day too, where it is signed. */
  readonly signedOn?: string;
  readonly startsOn?: string;
  readonly coupon?: string;
  readonly utm?: string;
  readonly discountPercent?: number;
  readonly services?: readonly SaleServiceLine[];
  readonly more?: Partial<NewSale>;
}

const signed = (
  company: CompanyKey,
  by: Seller,
  plan: SaleSeed['plan'],
  [createdOn, sentOn, signedOn]: readonly [string, string, string],
  more: Partial<SaleSeed> = {},
): SaleSeed => ({
  to: { company },
  by,
  plan,
  status: 'signed',
  createdOn,
  sentOn,
  signedOn,
  startsOn: signedOn,
  ...more,
});

/**
 * The sales of the demonstration, in the order in which they were made: each one that was signed is a change of what
 * a company pays (`subscription-movements.ts`), the others belong to prospects that stand where they say.
 */
const seeds: readonly SaleSeed[] = [
  signed('T1', 'thomas.lefevre', 'essentiel', ['2025-01-10', '2025-01-13', '2025-01-20']),
  signed('T5', 'ines.benali', 'pro', ['2025-02-20', '2025-02-24', '2025-03-04'], { coupon: 'BIENVENUE1' }),
  signed('T2', 'ines.benali', 'essentiel', ['2025-03-19', '2025-03-21', '2025-03-31']),
  signed('T6', 'ines.benali', 'pro', ['2025-05-07', '2025-05-09', '2025-05-20'], { utm: 'salon-rent' }),
  signed('T1', 'ines.benali', 'pro', ['2025-09-08', '2025-09-10', '2025-09-20']),
  signed('T7', 'ines.benali', 'essentiel', ['2025-09-24', '2025-09-26', '2025-10-07'], {
    coupon: 'BIENVENUE1',
    utm: 'salon-rent',
  }),
  signed('T2', 'thomas.lefevre', 'pro', ['2026-01-19', '2026-01-21', '2026-02-01']),
  signed('T8', 'ines.benali', 'essentiel', ['2026-03-16', '2026-03-16', '2026-03-24'], {
    to: { company: 'T8', prospect: 'quai-neuf' },
    coupon: 'BIENVENUE1',
    utm: 'salon-rent',
  }),
  signed('T3', 'thomas.lefevre', 'essentiel', ['2026-04-20', '2026-04-22', '2026-05-02']),
  signed('T6', 'ines.benali', 'reseau', ['2026-06-29', '2026-07-01', '2026-07-12']),
  {
    to: { prospect: 'domaine-et-pierre' },
    by: 'ines.benali',
    plan: 'pro',
    status: 'cancelled',
    createdOn: '2026-07-17',
    sentOn: '2026-07-20',
    startsOn: '2026-09-01',
    discountPercent: 10,
    more: {
      cancelledOn: '2026-09-01',
      cancelReason: 'Prix jugé trop élevé pour deux opérations par an.',
    },
  },
  {
    to: { prospect: 'soline-habitat' },
    by: 'ines.benali',
    plan: 'reseau',
    status: 'sent',
    createdOn: '2026-11-09',
    sentOn: '2026-11-10',
    startsOn: '2026-12-01',
  },
  {
    to: { prospect: 'trois-tilleuls' },
    by: 'ines.benali',
    plan: 'pro',
    period: 'yearly',
    status: 'sent',
    createdOn: '2026-11-13',
    sentOn: '2026-11-16',
    startsOn: '2027-01-01',
  },
  // Beyond what a seller may give: it waits for an administrator.
  {
    to: { prospect: 'garrigue-fonciere' },
    by: 'ines.benali',
    plan: 'pro',
    status: 'draft',
    createdOn: '2026-11-17',
    startsOn: '2026-12-01',
    discountPercent: 25,
    services: [{ label: 'Reprise des données', quantity: 1, unitCents: euros(450) }],
    more: {
      approvalAskedAt: new Date('2026-11-17T15:20:00Z'),
      notes: 'Quatre opérations en cours, associé à convaincre : remise demandée de 25 %.',
    },
  },
];

/** The identifier of a seeded sale by its number: `saleId('V-2026-00008')`. */
export const saleId = (number: string): string => seedId(`sale:${number}`);

const numbers = seeds.map(({ createdOn }, index) => {
  const year = createdOn.slice(0, 4);
  const before = seeds.slice(0, index).filter((one) => one.createdOn.startsWith(year));
  return saleNumber(Number(year), before.length + 1);
});

interface Customer {
  readonly name: string;
  readonly brandId: string | null;
  readonly columns: Pick<NewSale, 'customerTenantId' | 'prospectId'>;
}

function customerOf({ to }: SaleSeed): Customer {
  const company = 'company' in to ? to.company : null;
  const key = to.prospect ?? null;
  const columns = {
    customerTenantId: company && tenantId(company),
    prospectId: key && prospectId(key),
  };
  const tenant = tenantSeeds.find(({ id }) => id === columns.customerTenantId);
  if (tenant) return { name: tenant.name, brandId: tenant.brandId ?? null, columns };
  const prospect = prospectRows().prospects.find(({ id }) => id === columns.prospectId);
  if (!prospect) throw new RangeError('a seeded sale has no customer');
  return { name: prospect.company ?? prospect.lastName, brandId: prospect.brandId ?? null, columns };
}

const at = (on: string): Date => new Date(`${on}T09:00:00Z`);

function saleRow(seed: SaleSeed, index: number): NewSale {
  const plan = planSeeds.find(({ code }) => code === seed.plan);
  const coupon = couponSeeds.find(({ code }) => code === seed.coupon);
  if (!plan) throw new RangeError(`${seed.plan} is no offer.`);
  const { period = 'monthly', services = [], discountPercent = 0, createdOn, sentOn, signedOn } = seed;
  const customer = customerOf(seed);
  const unitCents = period === 'yearly' ? plan.yearlyCents : plan.monthlyCents;
  const seats = plan.limits.users ?? 1;
  const discountKind = discountPercent > 0 ? 'percent' : 'none';
  const price = salePrice({
    period,
    unitCents,
    extraUsers: extraUsersOf(seats, plan.limits.users),
    extraUserCents: 0,
    discountKind,
    discountValue: discountPercent,
    coupon: coupon
      ? {
          kind: coupon.kind,
          value: coupon.value,
          duration: coupon.duration ?? 'once',
          periods: coupon.periods ?? null,
        }
      : null,
    services,
    listCents: unitCents,
    vatBps: 2000,
    commissionBps: brandSeeds.find(({ id }) => id === customer.brandId)?.commissionBps ?? 0,
  });
  const number = numbers[index] ?? '';
  return {
    id: saleId(number),
    number,
    ...customer.columns,
    customerName: customer.name,
    sellerUserId: personId(seed.by),
    planId: planId(seed.plan),
    period,
    seats,
    unitCents,
    discountKind,
    discountValue: discountPercent,
    couponId: seed.coupon === undefined ? null : couponId(seed.coupon),
    services,
    recurringCents: price.recurringCents,
    netCents: price.netCents,
    vatCents: price.vatCents,
    totalCents: price.totalCents,
    firstYearCents: price.firstYearCents,
    commissionCents: price.commissionCents,
    concessionBps: price.concessionBps,
    status: seed.status,
    startsOn: seed.startsOn ?? createdOn,
    sentOn: sentOn ?? null,
    signedOn: signedOn ?? null,
    utmId: seed.utm === undefined ? null : utmId(seed.utm),
    brandId: customer.brandId,
    activatedAt: signedOn === undefined ? null : at(signedOn),
    subscriptionId:
      signedOn !== undefined && 'company' in seed.to ? seedId(`subscription:${seed.to.company}`) : null,
    createdBy: personId(seed.by),
    createdAt: at(createdOn),
    updatedAt: at(signedOn ?? sentOn ?? createdOn),
    ...seed.more,
  };
}

/** What each seller is to sign in a month: the value of the first year, before VAT. */
const targets: readonly (readonly [Seller, string, number])[] = [
  ...Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0')).map(
    (month) => ['ines.benali', `2026-${month}`, 600] as const,
  ),
  ...['10', '11', '12'].map((month) => ['thomas.lefevre', `2026-${month}`, 300] as const),
];

/** The sales of subscriptions with the targets of their sellers, and where their numbers go on. */
export const saleRows = (): {
  readonly sales: NewSale[];
  readonly targets: NewSaleTarget[];
  readonly counters: NewCounter[];
} => ({
  sales: seeds.map(saleRow),
  targets: targets.map(([by, month, amount]) => ({
    sellerUserId: personId(by),
    month,
    amountCents: euros(amount),
    updatedAt: at('2026-01-05'),
    updatedBy: personId('camille.roussel'),
  })),
  counters: ['2025', '2026'].map((year) => ({
    series: `V-${year}`,
    next: seeds.filter(({ createdOn }) => createdOn.startsWith(year)).length + 1,
  })),
});
