import * as z from 'zod';
import { definePage } from '../define.ts';

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
