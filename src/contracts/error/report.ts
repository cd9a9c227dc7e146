import * as z from 'zod';
import { defineAction } from '../define.ts';

/**
 * What a person writes about the error page that they see. The answer is JSON: what cannot be taken is told
 * there, as a redirect would lead to the page that failed.
 */
export const reportError = defineAction({
  payload: z.object({
    /** The code on the error page. */
    requestId: z.string().max(64).catch(''),
    message: z.string().max(20_000).catch(''),
  }),
  example: { requestId: '01k8n3v5x7z9b1d3f5h7k9m1n3', message: 'En enregistrant la fiche.' },
});

export const reportAnswer = z.union([
  z.object({ outcome: z.literal('received') }),
  z.object({ outcome: z.literal('refused'), error: z.string() }),
]);
export type ReportAnswer = z.infer<typeof reportAnswer>;
