import * as z from 'zod';
import { kpiKeys, recomputedDaysMax } from '#domain/audience/explorer/keys.ts';
import { day as dayOf, daysBetween } from '#domain/time/day.ts';
import { defineAction } from '../../define.ts';
import { day, recordVersion } from '../../fields.ts';
import { storeView, updateView } from '../../view.ts';

/** Saves what is shown under a name. */
export const storeKpiView = defineAction({
  payload: storeView.payload.omit({ page: true }),
  example: { name: 'Campagnes', params: { keys: 'utm_visits', by: 'week', period: '30d' }, isShared: true },
});

/** Changes what is given of a view. */
export const updateKpiView = defineAction({
  payload: updateView.payload,
  example: updateView.example,
});

/** Cents, basis points or a count: what a figure may be meant to reach. */
const goalValue = z.number().int().min(0).max(100_000_000_000);

/** Sets what a figure is meant to reach in a month; null takes it away. */
export const updateKpiGoal = defineAction({
  payload: z.object({
    key: z.enum(kpiKeys),
    month: z
      .string()
      .max(7)
      .regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/),
    value: goalValue.nullable(),
    /** Of the goal that is changed; null for a new one. */
    version: recordVersion.nullable(),
  }),
  example: { key: 'mrr' as const, month: '2026-12', value: 90_000, version: null },
});

const isDay = (text: string): boolean => day.safeParse(text).success;

/** Days whose figures are computed anew. */
export const recomputeKpis = defineAction({
  payload: z
    .object({ from: day, to: day })
    .refine(({ from, to }) => from <= to, { path: ['to'], params: { code: 'datesOrder' } })
    .refine(
      ({ from, to }) =>
        from > to || !isDay(from) || !isDay(to) || daysBetween(dayOf(from), dayOf(to)) < recomputedDaysMax,
      { path: ['to'], params: { code: 'kpiDays' } },
    ),
  example: { from: '2026-10-01', to: '2026-10-31' },
});
