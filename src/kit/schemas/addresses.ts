import * as z from 'zod';

const address = z.object({
  line: z.string().min(1, 'Indiquez l’adresse.'),
  line2: z.string(),
  postalCode: z.string().regex(/^\d{5}$/, 'Cinq chiffres sont attendus.'),
  city: z.string().min(1, 'Indiquez la commune.'),
  inseeCode: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
});

/** The addresses of the page that shows them. */
export const addressesSchema = z.object({ whole: address, plain: address, wrong: address, read: address });
export type AddressesForm = z.infer<typeof addressesSchema>;
