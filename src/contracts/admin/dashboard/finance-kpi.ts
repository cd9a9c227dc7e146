import * as z from 'zod';
import { overdueBands } from '#domain/subscription/revenue.ts';
import { definePage } from '../../define.ts';
import { day, id } from '../../fields.ts';
import { kpiPeriodQuery, kpiSpan, type KpiPeriodLink } from '../../kpi-period.ts';
import { exampleId } from '../../shared.ts';

const optionalId = id.or(z.literal('')).catch('').default('');

export const overdueSorts = [
  '-daysLate',
  'daysLate',
  '-totalCents',
  'totalCents',
  'company',
  '-company',
] as const;

const filters = {
  ...kpiPeriodQuery,
  brand: optionalId,
  plan: optionalId,
};

export const financeKpiQuery = z.object({
  ...filters,
  sort: z.enum(overdueSorts).catch('-daysLate').default('-daysLate'),
});
export type FinanceKpiQuery = z.infer<typeof financeKpiQuery>;

/** What a link to the page may ask for. */
export interface Query extends KpiPeriodLink {
  readonly brand?: string;
  readonly plan?: string;
  readonly sort?: (typeof overdueSorts)[number];
}

const amount = z.number().int();
const rate = z.number().int().nullable();
const named = z.object({ id, name: z.string() });

/** An invoice that was not paid in time. */
export const overdueInvoice = z.object({
  id,
  number: z.string(),
  company: z.string(),
  brand: z.string().nullable(),
  issuedOn: day,
  dueOn: day,
  daysLate: z.number().int(),
  /** With VAT. */
  totalCents: amount,
  remindersSent: z.number().int(),
  /** The day on which staff reminded of it by hand. */
  remindedOn: day.nullable(),
  canRemind: z.boolean(),
});
export type OverdueInvoice = z.infer<typeof overdueInvoice>;

export const financeKpiPage = definePage({
  component: 'Admin/Dashboard/FinanceKpi',
  query: financeKpiQuery,
  props: z.object({
    query: financeKpiQuery,
    span: kpiSpan,
    today: day,
    /** Null where no invoice was ever issued and nobody pays. */
    figures: z
      .object({
        companies: z.number().int(),
        mrrCents: amount,
        mrrBeforeCents: amount,
        annualCents: amount,
        perCompanyCents: amount.nullable(),
        lifetimeCents: amount.nullable(),
        grossChurnBps: rate,
        netChurnBps: rate,
        /** With VAT, credit notes taken off. */
        invoicedCents: amount,
        invoicedBeforeCents: amount.nullable(),
        collectedCents: amount,
        collectedBeforeCents: amount.nullable(),
        vatCollectedCents: amount,
        /** What codes redeemed within these days saved their companies until now. */
        couponCents: amount,
        overdueCents: amount,
      })
      .nullable(),
    bridge: z.object({
      startCents: amount,
      newCents: amount,
      expansionCents: amount,
      contractionCents: amount,
      churnCents: amount,
      endCents: amount,
    }),
    bands: z.array(z.object({ band: z.enum(overdueBands), count: z.number().int(), totalCents: amount })),
    months: z.array(
      z.object({ month: z.string(), invoicedCents: amount, collectedCents: amount, mrrCents: amount }),
    ),
    plans: z.array(
      named.extend({
        companies: z.number().int(),
        mrrCents: amount,
        shareBps: rate,
        churnBps: rate,
      }),
    ),
    brands: z.array(
      named.extend({
        companies: z.number().int(),
        mrrCents: amount,
        commissionBps: z.number().int(),
        /** Of what was collected before VAT within these days. */
        commissionCents: amount,
      }),
    ),
    /** Those that are late today, whatever days the figures are read over. */
    invoices: z.array(overdueInvoice),
    choices: z.object({ brands: z.array(named), plans: z.array(named) }),
    can: z.object({ update: z.boolean() }),
  }),
  example: {
    query: { period: 'year', from: '', to: '', compare: 'previous', brand: '', plan: '', sort: '-daysLate' },
    span: {
      from: '2026-01-01',
      to: '2026-11-20',
      before: { from: '2025-01-01', to: '2025-11-20' },
      problem: null,
    },
    today: '2026-11-20',
    figures: {
      companies: 7,
      mrrCents: 83_300,
      mrrBeforeCents: 80_400,
      annualCents: 999_600,
      perCompanyCents: 11_900,
      lifetimeCents: 214_200,
      grossChurnBps: 588,
      netChurnBps: -120,
      invoicedCents: 420_000,
      invoicedBeforeCents: 390_000,
      collectedCents: 380_000,
      collectedBeforeCents: 360_000,
      vatCollectedCents: 63_333,
      couponCents: 2580,
      overdueCents: 5880,
    },
    bridge: {
      startCents: 80_400,
      newCents: 4900,
      expansionCents: 8000,
      contractionCents: -1000,
      churnCents: -9000,
      endCents: 83_300,
    },
    bands: [{ band: 'to30', count: 1, totalCents: 5880 }],
    months: [{ month: '2026-11', invoicedCents: 98_000, collectedCents: 92_000, mrrCents: 83_300 }],
    plans: [{ id: exampleId, name: 'Pro', companies: 3, mrrCents: 38_700, shareBps: 4646, churnBps: 0 }],
    brands: [
      {
        id: exampleId,
        name: 'Réseau Pierre & Cité',
        companies: 3,
        mrrCents: 30_700,
        commissionBps: 800,
        commissionCents: 24_560,
      },
    ],
    invoices: [
      {
        id: exampleId,
        number: 'FA-2026-000026',
        company: 'Foncière du Forez',
        brand: null,
        issuedOn: '2026-10-03',
        dueOn: '2026-11-02',
        daysLate: 18,
        totalCents: 5880,
        remindersSent: 3,
        remindedOn: null,
        canRemind: true,
      },
    ],
    choices: { brands: [], plans: [] },
    can: { update: true },
  },
});
export type FinanceKpiProps = z.infer<typeof financeKpiPage.props>;
