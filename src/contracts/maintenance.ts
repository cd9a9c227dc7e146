import * as z from 'zod';
import { defineAction } from './define.ts';

/** Closes the application (`isOn`), or opens it again. Only a signed request may. */
export const updateMaintenance = defineAction({
  payload: z.object({
    isOn: z.boolean(),
    message: z.string().trim().max(500).default(''),
    until: z.iso.datetime().max(40).nullable().default(null),
    /** SHA-256 of the word that lets its bearer in meanwhile, in hexadecimal. */
    bypassHash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .nullable()
      .default(null),
  }),
  example: { isOn: true, message: 'Mise à jour.', until: '2026-11-20T11:00:00.000Z' },
});
