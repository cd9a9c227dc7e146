import * as z from 'zod';
import { goalKeys, goalMax, goalYears } from '#domain/audience/brand-goals.ts';
import { defineAction } from '../../define.ts';

/** Sets what a figure is to come to in a year, or takes that away (null). */
export const updateGoal = defineAction({
  payload: z.object({
    key: z.enum(goalKeys),
    year: z.number().int().min(goalYears.first).max(goalYears.last),
    value: z
      .number()
      .int()
      .max(goalMax)
      .refine((value) => value > 0, { params: { code: 'goalPositive' } })
      .nullable(),
  }),
  example: { key: 'lotsSold', year: 2026, value: 20 },
});
