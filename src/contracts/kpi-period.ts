import * as z from 'zod';
import {
  kpiComparisons,
  kpiPeriodProblems,
  kpiPeriods,
  type KpiComparison,
  type KpiPeriod,
} from '#domain/audience/kpi-period.ts';
import { day } from './fields.ts';

/** The days that figures are read over, as an address says them, and what they are compared with. */
export const kpiPeriodQuery = {
  period: z.enum(kpiPeriods).catch('year').default('year'),
  from: day.or(z.literal('')).catch('').default(''),
  to: day.or(z.literal('')).catch('').default(''),
  compare: z.enum(kpiComparisons).catch('previous').default('previous'),
};

/** The period of an address without any. */
export const kpiPeriodDefaults = { period: 'year', from: '', to: '', compare: 'previous' } as const;

/** What a link may say of it. */
export interface KpiPeriodLink {
  readonly period?: KpiPeriod;
  readonly from?: string;
  readonly to?: string;
  readonly compare?: KpiComparison;
}

/** The days themselves, both ends among them, and why those asked for could not be taken. */
export const kpiSpan = z.object({
  from: day,
  to: day,
  /** Null where nothing is compared. */
  before: z.object({ from: day, to: day }).nullable(),
  problem: z.enum(kpiPeriodProblems).nullable(),
});
export type KpiSpan = z.infer<typeof kpiSpan>;

/** A figure over several companies: its value, what it was before, and whether too few of them make it. */
export const kpiFigure = z.object({
  value: z.number().int().nullable(),
  before: z.number().int().nullable(),
  /** Fewer than three companies: « n.c. ». */
  isHidden: z.boolean(),
});
export type KpiFigure = z.infer<typeof kpiFigure>;

/** A figure of one part of a whole. */
export const kpiPart = z.object({
  value: z.number().int().nullable(),
  isHidden: z.boolean(),
});
export type KpiPart = z.infer<typeof kpiPart>;
