import * as z from 'zod';
import { defineData } from '../../define.ts';

/** What a link to a new code may ask for. */
export interface Query {
  readonly prefix?: string;
}

/** A code that nobody has: what it begins with, then eight signs that are not taken for one another. */
export const generateCoupon = defineData({
  query: z.object({
    prefix: z
      .string()
      .toUpperCase()
      .regex(/^[A-Z\d-]{0,20}$/)
      .catch(''),
  }),
  contentType: 'application/json',
  body: z.object({ code: z.string() }),
  example: { prefix: 'SALON-' },
});
export interface GeneratedCoupon {
  readonly code: string;
}
