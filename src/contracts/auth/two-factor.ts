import * as z from 'zod';
import { defineAction } from '../define.ts';

/** The second step of a sign-in: one of the two, the other empty. */
export const twoFactor = defineAction({
  payload: z.object({
    /** Six figures, possibly grouped by blanks. */
    code: z.string().trim().max(12).default(''),
    recoveryCode: z.string().trim().max(40).default(''),
    /** Spares this browser the second step for 30 days. */
    trustDevice: z.boolean().default(false),
  }),
  example: { code: '123456', recoveryCode: '', trustDevice: false },
});
export type TwoFactorPayload = z.infer<typeof twoFactor.payload>;
