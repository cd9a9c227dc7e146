import { z } from 'zod';

/** A message to the town hall: both sides check it. */
export const messageSchema = z.object({
  name: z.string().trim().min(1, 'Indiquez un nom.').max(80, 'Le nom dépasse 80 signes.'),
  email: z.email('Cette adresse n’est pas complète.'),
  text: z.string().trim().min(10, 'Écrivez au moins 10 signes.'),
});

export type Message = z.infer<typeof messageSchema>;
