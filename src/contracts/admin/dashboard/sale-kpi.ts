import * as z from 'zod';
import { prospectSources } from '#domain/growth/prospect.ts';
import { funnelSteps, openProspectStates } from '#domain/growth/sale-forecast.ts';
import { definePage } from '../../define.ts';
import { day, id } from '../../fields.ts';
import { kpiPeriodDefaults, kpiPeriodQuery, kpiSpan, type KpiPeriodLink } from '../../kpi-period.ts';
import { exampleId, person } from '../../shared.ts';

const optionalId = id.or(z.literal('')).catch('').default('');

export const saleKpiQuery = z.object({
  ...kpiPeriodQuery,
  seller: optionalId,
  brand: optionalId,
  utm: optionalId,
});
export type SaleKpiQuery = z.infer<typeof saleKpiQuery>;

/** What a link to the figures may ask for. */
export interface Query extends KpiPeriodLink {
  readonly seller?: string;
  readonly brand?: string;
  readonly utm?: string;
}

const amount = z.number().int();
const count = z.number().int();
const rate = z.number().int().nullable();
/** Now, and in the period that it is compared with; null where nothing is compared, or nothing is there. */
const compared = z.object({ value: z.number().nullable(), before: z.number().nullable() });
export type Compared = z.infer<typeof compared>;

const sums = z.object({
  sales: compared,
  /** Of what was signed: the first invoice, before VAT. */
  netCents: compared,
  /** Of what was signed: the first twelve months, before VAT. */
  firstYearCents: compared,
  /** Below the list price, on average by sale. */
  discountBps: compared,
  /** Signed, of all that were signed or cancelled. */
  winRateBps: compared,
  /** Median of days from the first word to the signature. */
  cycleDays: compared,
});

export const saleKpiPage = definePage({
  component: 'Admin/Dashboard/SaleKpi',
  query: saleKpiQuery,
  props: z.object({
    query: saleKpiQuery,
    span: kpiSpan,
    /** Somebody who sees their own figures alone. */
    isOwn: z.boolean(),
    /** False where nothing was sold and nobody came: the page says so. */
    hasFigures: z.boolean(),
    figures: sums,
    /** The same of the whole team, for who sees their own alone; null for the others. */
    team: sums.nullable(),
    /** Prospects that came within the period, by the steps that they reached. */
    funnel: z.array(
      z.object({
        step: z.enum(funnelSteps),
        count,
        conversionBps: rate,
        medianDays: z.number().nullable(),
      }),
    ),
    months: z.array(z.object({ month: z.string(), firstYearCents: amount, targetCents: amount })),
    sellers: z.array(
      person.extend({
        sales: count,
        netCents: amount,
        firstYearCents: amount,
        /** Sum of the targets of the months of the period; null where none was set. */
        targetCents: amount.nullable(),
        achievedBps: rate,
      }),
    ),
    sources: z.array(
      z.object({ source: z.enum(prospectSources), prospects: count, won: count, conversionBps: rate }),
    ),
    /** Campaigns as their own list tells them, with the sales of the period. */
    utms: z.array(
      person.extend({
        prospects: count,
        sales: count,
        netCents: amount,
        costCents: amount.nullable(),
        /** Companies that came by it and pay, since it began. */
        paid: count,
        cacCents: amount.nullable(),
      }),
    ),
    coupons: z.array(z.object({ id, code: z.string(), uses: count, sales: count, savedCents: amount })),
    forecast: z.object({
      states: z.array(
        z.object({
          state: z.enum(openProspectStates),
          count,
          expectedCents: amount,
          weight: count,
          weightedCents: amount,
        }),
      ),
      totalCents: amount,
    }),
    /** Targets of each seller from this month on, to be changed. */
    targets: z.array(z.object({ sellerId: id, month: z.string(), amountCents: amount })),
    choices: z.object({ sellers: z.array(person), brands: z.array(person), utms: z.array(person) }),
    today: day,
    can: z.object({ update: z.boolean() }),
  }),
  example: {
    query: { ...kpiPeriodDefaults, seller: '', brand: '', utm: '' },
    span: {
      from: '2026-01-01',
      to: '2026-11-20',
      before: { from: '2025-01-01', to: '2025-11-20' },
      problem: null,
    },
    isOwn: false,
    hasFigures: true,
    figures: {
      sales: { value: 4, before: 6 },
      netCents: { value: 47_700, before: 30_700 },
      firstYearCents: { value: 526_300, before: 500_000 },
      discountBps: { value: 0, before: 0 },
      winRateBps: { value: 8000, before: 10_000 },
      cycleDays: { value: 13, before: 12 },
    },
    team: null,
    funnel: [{ step: 'new', count: 12, conversionBps: null, medianDays: null }],
    months: [{ month: '2026-11', firstYearCents: 0, targetCents: 60_000 }],
    sellers: [
      {
        id: exampleId,
        name: 'Inès Benali',
        sales: 2,
        netCents: 29_900,
        firstYearCents: 412_700,
        targetCents: 660_000,
        achievedBps: 6253,
      },
    ],
    sources: [{ source: 'salon', prospects: 3, won: 1, conversionBps: 3333 }],
    utms: [
      {
        id: exampleId,
        name: 'Salon RENT',
        prospects: 2,
        sales: 1,
        netCents: 0,
        costCents: 180_000,
        paid: 3,
        cacCents: 60_000,
      },
    ],
    coupons: [{ id: exampleId, code: 'PIERRE20', uses: 2, sales: 0, savedCents: 51_360 }],
    forecast: {
      states: [{ state: 'proposal', count: 2, expectedCents: 42_800, weight: 80, weightedCents: 34_240 }],
      totalCents: 34_240,
    },
    targets: [{ sellerId: exampleId, month: '2026-11', amountCents: 60_000 }],
    choices: { sellers: [], brands: [], utms: [] },
    today: '2026-11-20',
    can: { update: true },
  },
});
export type SaleKpiProps = z.infer<typeof saleKpiPage.props>;
