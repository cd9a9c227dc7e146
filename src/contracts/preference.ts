import * as z from 'zod';
import { defineAction } from './define.ts';

/** Choices that follow a person on this device; the language also follows the account. */
export const preference = defineAction({
  payload: z.object({
    theme: z.enum(['system', 'light', 'dark']).optional(),
    locale: z.enum(['fr', 'en']).optional(),
  }),
  example: { theme: 'dark' },
});
export type PreferencePayload = z.infer<typeof preference.payload>;
