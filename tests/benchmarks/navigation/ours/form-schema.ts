import { z } from 'zod';

export const formSchema = z.object({ name: z.string(), email: z.string(), text: z.string() });
