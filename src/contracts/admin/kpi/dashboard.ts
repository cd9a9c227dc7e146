import * as z from 'zod';
import {
  kpiDimensions,
  kpiKeys,
  type KpiDimensionName,
  type KpiKey,
} from '#domain/audience/explorer/keys.ts';
import {
  kpiPictures,
  cohortMeasures,
  type CohortMeasure,
  type KpiPicture,
} from '#domain/audience/explorer/look.ts';
import { kpiSteps, type KpiStep } from '#domain/audience/explorer/steps.ts';
import { definePage } from '../../define.ts';
import { day, instant } from '../../fields.ts';
import { kpiFigure, kpiPart, kpiPeriodQuery, kpiSpan, type KpiPeriodLink } from '../../kpi-period.ts';
import { choicesQuery, viewQuery } from '../../list.ts';
import { savedView } from '../../view.ts';

export const kpiExplorerQuery = z.object({
  ...kpiPeriodQuery,
  keys: choicesQuery(kpiKeys),
  by: z.enum(kpiSteps).catch('month').default('month'),
  dim: z
    .enum(['', ...kpiDimensions])
    .catch('')
    .default(''),
  look: z.enum(kpiPictures).catch('line').default('line'),
  cohort: z.enum(cohortMeasures).catch('companies').default('companies'),
  view: viewQuery.default(''),
});
export type KpiExplorerQuery = z.infer<typeof kpiExplorerQuery>;

/** What a link to the page may ask for. */
export interface Query extends KpiPeriodLink {
  readonly keys?: readonly KpiKey[] | string;
  readonly by?: KpiStep;
  readonly dim?: KpiDimensionName | '';
  readonly look?: KpiPicture;
  readonly cohort?: CohortMeasure;
  readonly view?: string;
}

const key = z.enum(kpiKeys);
const rate = z.number().int();

/** One line, bar or surface of a chart. */
const series = z.object({
  id: z.string(),
  key,
  /** What it is a part of the figure for; null for all of it. */
  part: z.string().nullable(),
  kind: z.enum(['value', 'before', 'goal', 'others']),
});
export type KpiSeries = z.infer<typeof series>;

const chart = z.object({
  id: z.string(),
  unit: z.enum(['cents', 'bps', 'count']),
  /** The one figure that is told by parts; null for several beside each other. */
  of: key.nullable(),
  series: z.array(series),
  points: z.array(
    z.object({
      at: z.string(),
      from: day,
      to: day,
      values: z.record(z.string(), kpiPart),
    }),
  ),
});
export type KpiChart = z.infer<typeof chart>;

/** A day whose value stands out. */
const anomaly = z.object({
  key,
  day,
  value: z.number().int(),
  /** Tenths of standard deviations. */
  zTenths: z.number().int(),
  /** Series and place of the chart at which it is marked. */
  at: z.string(),
});
export type KpiAnomaly = z.infer<typeof anomaly>;

const goal = z.object({
  key,
  month: z.string(),
  value: z.number().int(),
  version: z.number().int(),
  /** What the month came to, until now where it runs; null where that is not known. */
  reached: z.number().int().nullable(),
});
export type KpiGoalRow = z.infer<typeof goal>;

const cohort = z.object({
  month: z.string(),
  companies: z.number().int(),
  cells: z.array(z.object({ companiesBps: rate, mrrBps: rate.nullable() })),
});
export type KpiCohort = z.infer<typeof cohort>;

export const kpiExplorerPage = definePage({
  component: 'Admin/Kpi/Dashboard',
  query: kpiExplorerQuery,
  props: z.object({
    query: kpiExplorerQuery,
    span: kpiSpan,
    today: day,
    /** How finely it is told: more roughly than asked for over a long time. */
    step: z.enum(kpiSteps),
    /** More than four figures were asked for. */
    isTooMany: z.boolean(),
    /** The figures that the person may see. */
    keys: z.array(key),
    figures: z.array(kpiFigure.extend({ key })),
    charts: z.array(chart),
    anomalies: z.array(anomaly),
    goals: z.array(goal),
    /** When each chosen figure was last computed. */
    computed: z.array(z.object({ key, at: instant })),
    /** Null for those who may not see what companies pay. */
    cohorts: z.array(cohort).nullable(),
    /** What is being computed anew; null when nothing is. */
    recompute: z.object({ from: day, to: day, done: z.number().int(), total: z.number().int() }).nullable(),
    views: z.array(savedView),
    can: z.object({ save: z.boolean(), update: z.boolean(), recompute: z.boolean() }),
  }),
  example: {
    query: {
      period: 'year',
      from: '',
      to: '',
      compare: 'previous',
      keys: ['mrr'],
      by: 'month',
      dim: '',
      look: 'line',
      cohort: 'companies',
      view: '',
    },
    span: {
      from: '2026-01-01',
      to: '2026-11-20',
      before: { from: '2025-01-01', to: '2025-11-20' },
      problem: null,
    },
    today: '2026-11-20',
    step: 'month',
    isTooMany: false,
    keys: ['mrr', 'arr'],
    figures: [{ key: 'mrr', value: 83_300, before: 66_300, isHidden: false }],
    charts: [
      {
        id: 'cents',
        unit: 'cents',
        of: null,
        series: [{ id: 'mrr', key: 'mrr', part: null, kind: 'value' }],
        points: [
          {
            at: '2026-11',
            from: '2026-11-01',
            to: '2026-11-20',
            values: { mrr: { value: 83_300, isHidden: false } },
          },
        ],
      },
    ],
    anomalies: [{ key: 'mrr', day: '2026-10-25', value: -4900, zTenths: -94, at: '2026-10' }],
    goals: [{ key: 'mrr', month: '2026-11', value: 90_000, version: 1, reached: 83_300 }],
    computed: [{ key: 'mrr', at: '2026-11-20T01:00:00.000Z' }],
    cohorts: [
      {
        month: '2026-10',
        companies: 2,
        cells: [
          { companiesBps: 10_000, mrrBps: 10_000 },
          { companiesBps: 5000, mrrBps: 7248 },
        ],
      },
    ],
    recompute: null,
    views: [],
    can: { save: true, update: true, recompute: true },
  },
});
export type KpiExplorerProps = z.infer<typeof kpiExplorerPage.props>;
