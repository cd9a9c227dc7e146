import * as z from 'zod';
import { couponDurations, couponKinds, maxCouponValue } from '#domain/subscription/coupon.ts';
import { defineAction } from '../../define.ts';
import { day, id, optionalDay, recordVersion, requiredText } from '../../fields.ts';

const optionalCount = (max: number) => z.number().int().min(1).max(max).nullable();

/** The fields of a promotion code, as its form holds them. */
export const couponFields = z.object({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .min(3)
    .max(30)
    .refine((text) => /^[A-Z\d-]+$/.test(text), { params: { code: 'couponCode' } }),
  label: requiredText(120),
  kind: z.enum(couponKinds),
  /** Percent, cents, months or days by the kind. */
  value: z.number().int().min(1).max(1_000_000),
  duration: z.enum(couponDurations),
  /** Periods that it serves, where the duration counts them. */
  periods: optionalCount(36),
  /** Offers that it can be used with; empty for all. */
  planIds: z.array(id).max(20),
  brandId: id.nullable(),
  startsOn: day,
  endsOn: optionalDay,
  maxRedemptions: optionalCount(100_000),
  perTenantMax: z.number().int().min(1).max(100),
  isForNewCustomers: z.boolean(),
});
export type CouponPayload = z.output<typeof couponFields>;

const withRules = <Schema extends typeof couponFields>(schema: Schema) =>
  schema
    .refine(({ kind, value }) => kind !== 'percent' || value <= maxCouponValue.percent, {
      path: ['value'],
      params: { code: 'couponPercent' },
    })
    .refine(({ kind, value }) => kind !== 'free_months' || value <= maxCouponValue.free_months, {
      path: ['value'],
      params: { code: 'couponMonths' },
    })
    .refine(({ kind, value }) => kind !== 'trial_days' || value <= maxCouponValue.trial_days, {
      path: ['value'],
      params: { code: 'couponDays' },
    })
    .refine(
      ({ kind, duration, periods }) =>
        duration !== 'n_periods' || periods !== null || kind === 'free_months' || kind === 'trial_days',
      { path: ['periods'], params: { code: 'couponPeriods' } },
    )
    .refine(({ startsOn, endsOn }) => endsOn === null || startsOn <= endsOn, {
      path: ['endsOn'],
      params: { code: 'datesOrder' },
    });

export const couponPayload = withRules(couponFields);

export const exampleCoupon: z.input<typeof couponFields> = {
  code: 'PRINTEMPS10',
  label: 'Offre de printemps',
  kind: 'percent',
  value: 10,
  duration: 'n_periods',
  periods: 3,
  planIds: [],
  brandId: null,
  startsOn: '2026-12-01',
  endsOn: '2027-03-31',
  maxRedemptions: 100,
  perTenantMax: 1,
  isForNewCustomers: false,
};

export const storeCoupon = defineAction({ payload: couponPayload, example: exampleCoupon });

/** As for creation, with the version that was read. */
export const updateCoupon = defineAction({
  payload: withRules(couponFields.extend({ version: recordVersion })),
  example: { ...exampleCoupon, version: 1 },
});
