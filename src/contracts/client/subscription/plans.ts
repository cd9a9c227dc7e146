import * as z from 'zod';
import { billingPeriods, maxExtraUsers, type BillingPeriod } from '#domain/subscription/price.ts';
import { quoteLineKinds } from '#domain/subscription/quote.ts';
import { definePage } from '../../define.ts';
import { day } from '../../fields.ts';
import { usageGauge } from './index.ts';

const limit = z.number().int().nullable();

const plan = z.object({
  code: z.string(),
  name: z.string(),
  monthlyCents: z.number().int(),
  yearlyCents: z.number().int(),
  yearlySavingCents: z.number().int(),
  extraUserMonthlyCents: z.number().int(),
  limits: z.object({
    users: limit,
    activeOperations: limit,
    storageGb: limit,
    emailsPerMonth: limit,
    miniSites: limit,
    hasPortals: z.boolean(),
    hasBrand: z.boolean(),
  }),
  isCurrent: z.boolean(),
});
export type OfferedSubscriptionPlan = z.infer<typeof plan>;

const quote = z.object({
  planCode: z.string(),
  planName: z.string(),
  lines: z.array(z.object({ kind: z.enum(quoteLineKinds), amountCents: z.number().int() })),
  netCents: z.number().int(),
  vatCents: z.number().int(),
  totalCents: z.number().int(),
  /** Of each whole period from then on, before VAT and without discount. */
  priceCents: z.number().int(),
  creditLeftCents: z.number().int(),
  startsOn: day,
  endsOn: day,
  /** Why it cannot be taken now, told to the person; null when it can. */
  obstacle: z.string().nullable(),
  couponError: z.string().nullable(),
  exceeded: z.array(usageGauge),
});
export type PlanQuote = z.infer<typeof quote>;

export const subscriptionPlansPage = definePage({
  component: 'Client/Subscription/Plans',
  query: z.object({
    period: z.enum(billingPeriods).nullable().catch(null).default(null),
    plan: z.string().max(30).nullable().catch(null).default(null),
    users: z.coerce.number().int().min(0).max(maxExtraUsers).nullable().catch(null).default(null),
    coupon: z.string().trim().max(30).catch('').default(''),
  }),
  props: z.object({
    plans: z.array(plan),
    period: z.enum(billingPeriods),
    extraUsers: z.number().int(),
    coupon: z.string(),
    /** What the chosen offer costs today; null until one is chosen. */
    quote: quote.nullable(),
  }),
  example: {
    plans: [
      {
        code: 'pro',
        name: 'Pro',
        monthlyCents: 12_900,
        yearlyCents: 129_000,
        yearlySavingCents: 25_800,
        extraUserMonthlyCents: 1_500,
        limits: {
          users: 6,
          activeOperations: 15,
          storageGb: 50,
          emailsPerMonth: 5000,
          miniSites: 5,
          hasPortals: true,
          hasBrand: false,
        },
        isCurrent: true,
      },
    ],
    period: 'monthly',
    extraUsers: 0,
    coupon: '',
    quote: {
      planCode: 'pro',
      planName: 'Pro',
      lines: [{ kind: 'subscription', amountCents: 12_900 }],
      netCents: 12_900,
      vatCents: 2_580,
      totalCents: 15_480,
      priceCents: 12_900,
      creditLeftCents: 0,
      startsOn: '2026-11-20',
      endsOn: '2026-12-20',
      obstacle: null,
      couponError: null,
      exceeded: [],
    },
  },
});
export type SubscriptionPlansProps = z.infer<typeof subscriptionPlansPage.props>;

/** What a link may choose: period, offer, further people, promotion code. */
export interface Query {
  period?: BillingPeriod | undefined;
  plan?: string | undefined;
  users?: number | undefined;
  coupon?: string | undefined;
}
