import * as z from 'zod';

const cents = z.number('Saisissez un montant.').int().positive('Le montant doit être supérieur à 0 €.');

/** A short estimate, as the page of the form's layout sends it. */
export const estimateSchema = z.object({
  name: z.string().min(1, 'Ce champ est obligatoire.'),
  phone: z.string(),
  priceCents: cents,
  worksCents: cents,
  saleCents: cents,
  startMonth: z
    .string()
    .regex(/^\d{4}-\d{2}$/, 'Saisissez un mois.')
    .nullable(),
  note: z.string(),
  tags: z.array(z.string()),
});
export type Estimate = z.infer<typeof estimateSchema>;

/** As it is typed in: amounts may be missing. */
export type EstimateValues = Omit<Estimate, 'priceCents' | 'worksCents' | 'saleCents'> & {
  priceCents: number | null;
  worksCents: number | null;
  saleCents: number | null;
};
