import * as z from 'zod';
import { defineAction } from '../define.ts';

/** Six figures, however they are grouped. */
const totpCode = z
  .string()
  .transform((text) => text.replaceAll(/[\s\u00A0\u202F]/gu, ''))
  .pipe(
    z
      .string()
      .min(1)
      .regex(/^\d{6}$/),
  );

export const confirmTwoFactor = defineAction({
  payload: z.object({ code: totpCode }),
  example: { code: '123456' },
});
export type ConfirmTwoFactorPayload = z.infer<typeof confirmTwoFactor.payload>;
