import * as z from 'zod';

const bothLanguages = z.object({ fr: z.string(), en: z.string() });

const value = z.discriminatedUnion('unit', [
  z.object({
    unit: z.enum(['cents', 'number', 'days', 'months', 'm2']),
    value: z.number().nullable(),
  }),
  z.object({ unit: z.enum(['rate', 'day', 'month']), value: z.string().nullable() }),
  z.object({ unit: z.literal('text'), value: bothLanguages }),
]);

/** A figure, told: how it came about, as `explain` of the domain says it and the screens show it. */
export const explained = z.object({
  label: bothLanguages,
  formula: bothLanguages,
  figure: value,
  inputs: z.array(z.object({ name: bothLanguages, figure: value })),
  source: z.string().nullable(),
  isUnverified: z.boolean(),
});
