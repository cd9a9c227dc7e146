import * as z from 'zod';
import { adoptionModules } from '#domain/audience/adoption.ts';
import { goalKeys } from '#domain/audience/brand-goals.ts';
import { activities, type Activity } from '#domain/company/enums.ts';
import { definePage } from '../../define.ts';
import { id, instant } from '../../fields.ts';
import {
  kpiFigure,
  kpiPart,
  kpiPeriodDefaults,
  kpiPeriodQuery,
  kpiSpan,
  type KpiPeriodLink,
} from '../../kpi-period.ts';
import { brandHead, exampleBrandHead } from './head.ts';

/** What figures of a network are narrowed to. */
export const brandKpiFilters = {
  activity: z.enum(activities).or(z.literal('')).catch('').default(''),
  department: z
    .string()
    .regex(/^(\d{2}|2[AB]|97\d)$/)
    .or(z.literal(''))
    .catch('')
    .default(''),
};

export const brandKpiQuery = z.object({
  ...kpiPeriodQuery,
  ...brandKpiFilters,
  plan: id.or(z.literal('')).catch('').default(''),
});
export type BrandKpiQuery = z.infer<typeof brandKpiQuery>;

/** What a link to the figures may ask for. */
export interface Query extends KpiPeriodLink {
  readonly activity?: Activity | '';
  readonly department?: string;
  readonly plan?: string;
}

const shown = { value: 12, before: 9, isHidden: false };
const part = { value: 4, isHidden: false };

export const brandKpiPage = definePage({
  component: 'Client/Brand/Kpi',
  query: brandKpiQuery,
  props: z.object({
    query: brandKpiQuery,
    span: kpiSpan,
    head: brandHead,
    /** Which companies of the network share their figures, and when the others were asked to. */
    sharing: z.object({
      companies: z.number().int(),
      sharing: z.number().int(),
      askedAt: instant.nullable(),
      canAsk: z.boolean(),
    }),
    /** False where the selection, or what it leaves out, is of fewer than three companies: nothing is told. */
    isDisclosed: z.boolean(),
    figures: z.object({
      /** Companies with a running subscription or trial. */
      activeCompanies: kpiFigure,
      /** People who signed in within the last thirty days. */
      activeUsers: kpiFigure,
      active: kpiFigure,
      acquisitionCents: kpiFigure,
      lotsInStock: kpiFigure,
      lotsSold: kpiFigure,
      marginBps: kpiFigure,
      saleDelayDays: kpiFigure,
      leads: kpiFigure,
      answerDays: kpiFigure,
    }),
    /** The last twelve months: what there was at their end, and what was done in the twelve months until then. */
    months: z.array(
      z.object({
        month: z.string(),
        active: kpiPart,
        lotsInStock: kpiPart,
        created: kpiPart,
        lotsSold: kpiPart,
        leads: kpiPart,
      }),
    ),
    /** Companies that make use of each module, of those that share; the most used first. */
    modules: z.array(z.object({ id: z.enum(adoptionModules), companies: z.number().int(), bps: z.number() })),
    /** What is aimed at, with what the year has come to so far. */
    goals: z.array(
      z.object({
        key: z.enum(goalKeys),
        year: z.number().int(),
        value: z.number().int(),
        reached: kpiPart,
        reachBps: z.number().int().nullable(),
      }),
    ),
    /** What can be chosen; the years are those that goals may be set for. */
    choices: z.object({
      departments: z.array(z.string()),
      plans: z.array(z.object({ id, name: z.string() })),
      years: z.array(z.number().int()),
    }),
    can: z.object({ update: z.boolean(), export: z.boolean() }),
  }),
  example: {
    query: { ...kpiPeriodDefaults, activity: '', department: '', plan: '' },
    span: {
      from: '2026-01-01',
      to: '2026-11-20',
      before: { from: '2025-01-01', to: '2025-11-20' },
      problem: null,
    },
    head: exampleBrandHead,
    sharing: { companies: 5, sharing: 4, askedAt: null, canAsk: true },
    isDisclosed: true,
    figures: {
      activeCompanies: { value: 4, before: null, isHidden: false },
      activeUsers: shown,
      active: shown,
      acquisitionCents: { value: 412_000_000, before: null, isHidden: false },
      lotsInStock: shown,
      lotsSold: shown,
      marginBps: { value: 1720, before: 1650, isHidden: false },
      saleDelayDays: { value: 140, before: 152, isHidden: false },
      leads: shown,
      answerDays: { value: null, before: null, isHidden: true },
    },
    months: [
      {
        month: '2026-10',
        active: part,
        lotsInStock: part,
        created: part,
        lotsSold: { value: null, isHidden: true },
        leads: part,
      },
    ],
    modules: [{ id: 'operation', companies: 4, bps: 10_000 }],
    goals: [
      { key: 'lotsSold', year: 2026, value: 20, reached: { value: 12, isHidden: false }, reachBps: 6000 },
    ],
    choices: { departments: ['33', '44'], plans: [], years: [2026, 2027] },
    can: { update: true, export: true },
  },
});
export type BrandKpiProps = z.infer<typeof brandKpiPage.props>;
