import * as z from 'zod';
import { defineAction } from '../../define.ts';

/** Closes the application, at once or at an announced instant, or opens it again (`isOn` false). */
export const updateSettingsMaintenance = defineAction({
  payload: z
    .object({
      isOn: z.boolean(),
      message: z.string().trim().max(500).default(''),
      /** When it closes; null for at once. Until then a bar tells everybody. */
      at: z.iso.datetime().max(40).nullable().default(null),
      /** When it should be open again. */
      until: z.iso.datetime().max(40).nullable().default(null),
      /** Addresses that are let through. */
      allowedIps: z
        .array(z.union([z.ipv4(), z.ipv6()]))
        .max(20)
        .default([]),
    })
    .refine(({ at, until }) => at === null || until === null || Date.parse(until) >= Date.parse(at), {
      path: ['until'],
      params: { code: 'datesOrder' },
    }),
  example: {
    isOn: true,
    message: 'Mise à jour.',
    at: '2026-11-20T21:00:00.000Z',
    until: '2026-11-20T22:00:00.000Z',
    allowedIps: ['203.0.113.7'],
  },
});
