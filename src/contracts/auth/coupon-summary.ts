import * as z from 'zod';

/** What a promotion code gives; `value` is percent, cents, months or days by its kind. */
export const couponSummary = z.object({
  code: z.string(),
  label: z.string(),
  kind: z.enum(['percent', 'amount', 'free_months', 'trial_days']),
  value: z.number().int(),
  duration: z.enum(['once', 'n_periods', 'forever']),
  periods: z.number().int().nullable(),
});
export type CouponSummary = z.infer<typeof couponSummary>;

export const exampleCoupon: CouponSummary = {
  code: 'PIERRE20',
  label: 'Remise Réseau Pierre & Cité',
  kind: 'percent',
  value: 20,
  duration: 'n_periods',
  periods: 6,
};
