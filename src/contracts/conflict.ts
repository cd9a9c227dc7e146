import * as z from 'zod';

/** A record that changed since it was read: who did it, when, and which fields differ. */
export const conflict = z.object({ by: z.string(), at: z.iso.datetime(), fields: z.array(z.string()) });
export type Conflict = z.infer<typeof conflict>;
