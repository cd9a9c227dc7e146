import * as z from 'zod';
import { definePage } from './define.ts';

export const errorPage = definePage({
  component: 'Error/Global',
  query: z.object({}),
  props: z.object({
    status: z.number().int(),
    /** Identifier to give to the support, also in the server's log. */
    requestId: z.string(),
    context: z.enum(['admin', 'client', 'guest']),
    /** Seconds to wait before the next try, for 429. */
    retryAfterS: z.number().int().nullable(),
  }),
  example: { status: 404, requestId: '01k8n3v5x7z9b1d3f5h7k9m1n3', context: 'client', retryAfterS: null },
});
export type ErrorProps = z.infer<typeof errorPage.props>;

export const maintenancePage = definePage({
  component: 'Error/Maintenance',
  query: z.object({}),
  props: z.object({
    message: z.string().nullable(),
    /** Instant at which the service should be back. */
    untilAt: z.iso.datetime().nullable(),
    supportEmail: z.string(),
  }),
  example: { message: null, untilAt: '2026-11-20T11:00:00.000Z', supportEmail: 'assistance@example.test' },
});
export type MaintenanceProps = z.infer<typeof maintenancePage.props>;
