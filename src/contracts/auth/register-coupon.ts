import * as z from 'zod';
import { defineData } from '../define.ts';
import { couponSummary } from './coupon-summary.ts';

/** A code, and the offer that it is for. */
export interface Query {
  readonly code: string;
  readonly plan: string;
}

/** What the code gives with the offer; null when it gives nothing. */
export const registerCouponAnswer = z.object({ coupon: couponSummary.nullable() });
export type RegisterCouponAnswer = z.infer<typeof registerCouponAnswer>;

export const registerCoupon = defineData({
  query: z.object({
    code: z.string().trim().toUpperCase().max(30).catch(''),
    plan: z.string().trim().max(40).catch(''),
  }),
  contentType: 'application/json',
  body: registerCouponAnswer,
  example: { code: 'PIERRE20', plan: 'pro' },
});
