import * as z from 'zod';
import { fedPortals } from '#domain/broadcast/portals.ts';
import { defineAction } from '../define.ts';
import { id } from '../fields.ts';
import { exampleId } from '../shared.ts';

const report = z.object({
  /** `id` of the advert in the feed. */
  id,
  portal: z.enum(fedPortals),
  state: z.enum(['live', 'error']),
  code: z.string().trim().max(60).default(''),
  /** Why the portal refused it, in its own words. */
  message: z.string().trim().max(300).default(''),
  /** How often it was seen in thirty days. */
  views: z.number().int().min(0).max(100_000_000).optional(),
});
export type AdvertReport = z.output<typeof report>;

/** What a gateway tells of the adverts that it read: one line for each advert and portal. */
export const reportAdverts = defineAction({
  payload: z.object({ reports: z.array(report).min(1).max(500) }),
  example: { reports: [{ id: exampleId, portal: 'leboncoin', state: 'live', views: 120 }] },
});
