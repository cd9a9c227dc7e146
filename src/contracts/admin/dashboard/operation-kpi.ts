import * as z from 'zod';
import { activities, type Activity } from '#domain/company/enums.ts';
import { definePage } from '../../define.ts';
import { id } from '../../fields.ts';
import {
  kpiFigure,
  kpiPart,
  kpiPeriodDefaults,
  kpiPeriodQuery,
  kpiSpan,
  type KpiPeriodLink,
} from '../../kpi-period.ts';

/** What the figures are narrowed to. */
export const operationKpiFilters = {
  brand: id.or(z.literal('')).catch('').default(''),
  department: z
    .string()
    .regex(/^(\d{2}|2[AB]|97\d)$/)
    .or(z.literal(''))
    .catch('')
    .default(''),
  activity: z.enum(activities).or(z.literal('')).catch('').default(''),
};

export const operationKpiQuery = z.object({ ...kpiPeriodQuery, ...operationKpiFilters });
export type OperationKpiQuery = z.infer<typeof operationKpiQuery>;

/** What a link to the figures may ask for. */
export interface Query extends KpiPeriodLink {
  readonly brand?: string;
  readonly department?: string;
  readonly activity?: Activity | '';
}

const shown = { value: 12, before: 9, isHidden: false };
const part = { value: 4, isHidden: false };

/** One department with the figures that enough companies make. */
export const operationKpiDepartment = z.object({
  code: z.string(),
  active: kpiPart,
  acquisitionCents: kpiPart,
  lotsSold: kpiPart,
  marginBps: kpiPart,
  /** Middle of its operations, to a tenth of a degree; null where their number is not told. */
  at: z.object({ lat: z.number(), lng: z.number() }).nullable(),
});
export type OperationKpiDepartment = z.infer<typeof operationKpiDepartment>;

export const operationKpiPage = definePage({
  component: 'Admin/Dashboard/OperationKpi',
  query: operationKpiQuery,
  props: z.object({
    query: operationKpiQuery,
    span: kpiSpan,
    /** Companies of the selection have operations at all; the page says so where none has. */
    hasOperations: z.boolean(),
    /** False where the selection, or what it leaves out, is of fewer than three companies: nothing is told. */
    isDisclosed: z.boolean(),
    figures: z.object({
      created: kpiFigure,
      active: kpiFigure,
      closed: kpiFigure,
      abandoned: kpiFigure,
      acquisitionCents: kpiFigure,
      worksCents: kpiFigure,
      lotsInStock: kpiFigure,
      lotsSold: kpiFigure,
      marginBps: kpiFigure,
      durationDays: kpiFigure,
      absorptionBps: kpiFigure,
      /** Companies with at least one operation in progress, of all. */
      activeShareBps: kpiFigure,
    }),
    /** Validated simulations by their gross margin; `fromBps` begins a bin, the first and the last are open. */
    margins: z.array(z.object({ fromBps: z.number().int(), operations: kpiPart })),
    months: z.array(z.object({ month: z.string(), created: kpiPart, closed: kpiPart, lotsSold: kpiPart })),
    departments: z.array(operationKpiDepartment),
    /** What can be chosen. */
    choices: z.object({
      brands: z.array(z.object({ id, name: z.string() })),
      departments: z.array(z.string()),
    }),
  }),
  example: {
    query: { ...kpiPeriodDefaults, brand: '', department: '', activity: '' },
    span: {
      from: '2026-01-01',
      to: '2026-11-20',
      before: { from: '2025-01-01', to: '2025-11-20' },
      problem: null,
    },
    hasOperations: true,
    isDisclosed: true,
    figures: {
      created: shown,
      active: shown,
      closed: shown,
      abandoned: { value: null, before: null, isHidden: true },
      acquisitionCents: { value: 412_000_000, before: null, isHidden: false },
      worksCents: { value: 155_000_000, before: null, isHidden: false },
      lotsInStock: shown,
      lotsSold: shown,
      marginBps: { value: 1720, before: 1650, isHidden: false },
      durationDays: { value: 402, before: null, isHidden: false },
      absorptionBps: { value: 3800, before: 4100, isHidden: false },
      activeShareBps: { value: 6700, before: 5000, isHidden: false },
    },
    margins: [{ fromBps: 1500, operations: part }],
    months: [{ month: '2026-10', created: part, closed: { value: null, isHidden: true }, lotsSold: part }],
    departments: [
      {
        code: '33',
        active: part,
        acquisitionCents: { value: 150_000_000, isHidden: false },
        lotsSold: { value: null, isHidden: true },
        marginBps: { value: 1810, isHidden: false },
        at: { lat: 44.8, lng: -0.6 },
      },
    ],
    choices: {
      brands: [{ id: '01jgfjjz0005mcpg5kxbjvv7z1', name: 'Réseau Pierre & Cité' }],
      departments: ['33', '44'],
    },
  },
});
export type OperationKpiProps = z.infer<typeof operationKpiPage.props>;
