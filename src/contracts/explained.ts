import * as z from 'zod';

const text = z.object({ fr: z.string(), en: z.string() });

const value = z.union([
  z.object({
    unit: z.enum(['cents', 'number', 'days', 'months', 'm2']),
    value: z.number().nullable(),
  }),
  /** A rate is decimal text, `0.0460`. */
  z.object({ unit: z.enum(['rate', 'day', 'month']), value: z.string().nullable() }),
  z.object({ unit: z.literal('text'), value: text }),
]);

/** A figure, told: what `explain` of the domain gives, for the « ? » beside it. */
export const explained = z.object({
  label: text,
  formula: text,
  figure: value,
  inputs: z.array(z.object({ name: text, figure: value })),
  source: z.string().nullable(),
  isUnverified: z.boolean(),
});
export type Explained = z.infer<typeof explained>;
