import * as z from 'zod';

/** The version of a record that was read, as PostgreSQL can hold it (integer). */
export const recordVersion = z.number().int().min(1).max(2_147_483_646);

/** A lower-case ULID. */
export const id = z.string().regex(/^[0-9a-hjkmnp-tv-z]{26}$/);

/** Text of at most `max` signs that must not be blank. */
export const requiredText = (max: number) => z.string().trim().min(1).max(max);

/** Text of at most `max` signs, possibly empty. */
export const optionalText = (max: number) => z.string().trim().max(max);

/** A whole number of euro cents, zero or more; null when not known. */
export const optionalCents = z.number().int().min(0).max(100_000_000_000).nullable();

/** An area in m² as a decimal string with at most two decimals, or null. */
export const optionalAreaM2 = z
  .string()
  .regex(/^\d{1,8}(\.\d{1,2})?$/)
  .nullable();

/** A day as ISO `YYYY-MM-DD`, from the year 1000 on: years have four digits, and databases no year 0. */
export const day = z.iso.date().refine((value) => value >= '1000-01-01', { params: { code: 'date' } });
export const optionalDay = day.nullable();

/** An instant as ISO UTC, for answers. */
export const instant = z.iso.datetime();

/** A link to the page or field where what stands against a step is put right. */
export const remedy = z.object({ label: z.string(), href: z.string() });
export type Remedy = z.infer<typeof remedy>;

/** Text flashed once after an action, with a way back, or links to what is to be put right, where there are any. */
export const flash = z.object({
  type: z.enum(['success', 'info', 'warning', 'error']),
  text: z.string(),
  undo: z
    .object({
      href: z.string(),
      method: z.enum(['POST', 'PATCH', 'DELETE']),
      label: z.string(),
      /** What is sent along. */
      data: z
        .record(z.string(), z.union([z.number(), z.boolean(), z.string(), z.array(z.string())]))
        .optional(),
    })
    .optional(),
  remedies: z.array(remedy).optional(),
});
export type Flash = z.infer<typeof flash>;
