import { z } from 'zod';

/** The record that two people change at once. */
export const recordSchema = z.object({
  label: z.string().trim().min(1, 'Indiquez un intitulé.'),
  city: z.string().trim().min(1, 'Indiquez une commune.'),
});

export type SharedRecord = z.infer<typeof recordSchema>;

/** What a stale save is told: who was faster, and what they wrote. */
export interface RecordConflict {
  readonly by: string;
  readonly values: SharedRecord;
}
