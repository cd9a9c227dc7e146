import { z } from 'zod';

/** An account that must not be there yet, which only the server knows. */
export const accountSchema = z.object({
  email: z.email('Cette adresse n’est pas complète.'),
  login: z.string().trim().min(3, 'Écrivez au moins 3 signes.'),
});

export type Account = z.infer<typeof accountSchema>;
