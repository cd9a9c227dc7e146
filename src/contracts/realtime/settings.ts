import * as z from 'zod';

/** How a page reaches the realtime server; null where it must not, as on printable pages. */
export const realtimeSettings = z
  .object({
    /** Public key of the application; null where there is no realtime server. */
    key: z.string().nullable(),
    cluster: z.literal('eu'),
    host: z.string(),
    port: z.number().int(),
    forceTls: z.boolean(),
    /**
     * Where the person hears what changes in their company: on its channel, or on their own when they see only
     * some of its operations; null outside of a company.
     */
    changesChannel: z.string().nullable(),
  })
  .nullable();
export type RealtimeSettings = z.infer<typeof realtimeSettings>;
