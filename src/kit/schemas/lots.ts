import * as z from 'zod';

/** A list of lots, as the page of repeated lines sends it. */
export const lotsSchema = z.object({
  lots: z
    .array(
      z.object({
        ref: z.string().min(1, 'Indiquez le lot.'),
        kind: z.enum(['flat', 'garage'], 'Choisissez une nature.').nullable(),
        areaM2: z.string().nullable(),
        priceCents: z.number('Saisissez un montant.').int().nullable(),
      }),
    )
    .min(1, 'Ajoutez un lot.'),
});
export type LotsForm = z.infer<typeof lotsSchema>;
