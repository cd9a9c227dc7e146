import * as z from 'zod';
import {
  brandDimensions,
  brandMetrics,
  type BrandDimension,
  type BrandMetric,
} from '#domain/audience/brand-metrics.ts';
import type { Activity } from '#domain/company/enums.ts';
import { definePage } from '../../define.ts';
import { textsQuery, viewQuery } from '../../list.ts';
import {
  kpiFigure,
  kpiPart,
  kpiPeriodDefaults,
  kpiPeriodQuery,
  kpiSpan,
  type KpiPeriodLink,
} from '../../kpi-period.ts';
import { exampleId, person } from '../../shared.ts';
import { savedView } from '../../view.ts';
import { brandHead, exampleBrandHead } from './head.ts';
import { brandKpiFilters } from './kpi.ts';

export const brandStatisticQuery = z.object({
  ...kpiPeriodQuery,
  ...brandKpiFilters,
  by: z.enum(brandDimensions).catch('company').default('company'),
  metric: z.enum(brandMetrics).catch('lotsSold').default('lotsSold'),
  /** Companies that are told by their name. */
  company: textsQuery,
  sort: z
    .string()
    .regex(/^-?[A-Za-z]{1,20}$/)
    .catch('')
    .default(''),
  view: viewQuery.default(''),
});
export type BrandStatisticQuery = z.infer<typeof brandStatisticQuery>;

/** What a link to the statistics may ask for. */
export interface Query extends KpiPeriodLink {
  readonly by?: BrandDimension;
  readonly metric?: BrandMetric;
  readonly activity?: Activity | '';
  readonly department?: string;
  readonly company?: readonly string[];
  readonly sort?: string;
  readonly view?: string;
}

/** A line of the ranking. */
export const brandStatisticRow = z.object({
  /** A code, an activity, a month, a company; `A` for one whose name is not told. */
  id: z.string(),
  /** From 1; null where there is no value, or months follow one another. */
  rank: z.number().int().nullable(),
  /** The company's name; null where it is not told, and for what is no company. */
  name: z.string().nullable(),
  value: kpiPart,
  /** Part of the whole; null where there is none. */
  shareBps: z.number().int().nullable(),
  changeBps: z.number().int().nullable(),
});
export type BrandStatisticRow = z.infer<typeof brandStatisticRow>;

/** How values lie apart, without the tenth at either end. */
const spread = z.object({
  min: z.number(),
  low: z.number(),
  middle: z.number(),
  high: z.number(),
  max: z.number(),
  mean: z.number(),
});
export type BrandSpread = z.infer<typeof spread>;

/** Null where too few companies make it; of the selection also where nothing is selected. */
const compared = z.object({ network: spread.nullable(), selection: spread.nullable() });
export type ComparedSpread = z.infer<typeof compared>;

export const brandStatisticPage = definePage({
  component: 'Client/Brand/Statistic',
  query: brandStatisticQuery,
  props: z.object({
    query: brandStatisticQuery,
    span: kpiSpan,
    head: brandHead,
    /** False where fewer than three companies make the figures of the network, or of what is selected. */
    isDisclosed: z.boolean(),
    /** Something narrows the network to a selection. */
    isNarrowed: z.boolean(),
    total: kpiFigure,
    rows: z.array(brandStatisticRow),
    /** Of the companies' own values. */
    quartiles: z.object({ low: z.number(), middle: z.number(), high: z.number() }).nullable(),
    spreads: z.object({ marginBps: compared, saleDelayDays: compared }),
    departments: z.array(z.object({ code: z.string(), value: kpiPart })),
    /** The months of the calendar, `01` to `12`, over all years of the period. */
    seasons: z.array(z.object({ month: z.string(), value: kpiPart })),
    choices: z.object({ departments: z.array(z.string()), companies: z.array(person) }),
    views: z.array(savedView),
    can: z.object({ export: z.boolean() }),
  }),
  example: {
    query: {
      ...kpiPeriodDefaults,
      activity: '',
      department: '',
      by: 'company',
      metric: 'lotsSold',
      company: [],
      sort: '',
      view: '',
    },
    span: {
      from: '2026-01-01',
      to: '2026-11-20',
      before: { from: '2025-01-01', to: '2025-11-20' },
      problem: null,
    },
    head: exampleBrandHead,
    isDisclosed: true,
    isNarrowed: false,
    total: { value: 17, before: 6, isHidden: false },
    rows: [
      {
        id: exampleId,
        rank: 1,
        name: 'Sillage Patrimoine',
        value: { value: 7, isHidden: false },
        shareBps: 4118,
        changeBps: 4000,
      },
      {
        id: 'A',
        rank: 2,
        name: null,
        value: { value: 6, isHidden: false },
        shareBps: 3529,
        changeBps: null,
      },
    ],
    quartiles: { low: 4, middle: 6, high: 7 },
    spreads: {
      marginBps: {
        network: { min: 800, low: 1000, middle: 1200, high: 1500, max: 1900, mean: 1240 },
        selection: null,
      },
      saleDelayDays: { network: null, selection: null },
    },
    departments: [{ code: '33', value: { value: 9, isHidden: false } }],
    seasons: [{ month: '01', value: { value: null, isHidden: true } }],
    choices: { departments: ['33', '44'], companies: [] },
    views: [],
    can: { export: true },
  },
});
export type BrandStatisticProps = z.infer<typeof brandStatisticPage.props>;
