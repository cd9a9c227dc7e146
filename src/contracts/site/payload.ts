import * as z from 'zod';
import { defineAction } from '../define.ts';

const text = (max: number) => z.string().max(max).trim().default('');

/**
 * What the form of a public page sends. It is a plain form of a browser: what is missing is judged by the
 * handler, which shows the page again with what was typed.
 */
export const storeSiteLead = defineAction({
  payload: z.object({
    firstName: text(80),
    lastName: text(80),
    email: text(190),
    phone: text(30),
    lotId: text(26),
    message: text(2000),
    consent: text(10),
    /** Hidden from people: who fills it in is a machine. */
    website: text(200),
  }),
  example: {
    firstName: 'Élodie',
    lastName: 'Marchand',
    email: 'elodie.marchand@example.test',
    phone: '06 12 34 56 78',
    lotId: '',
    message: 'Le lot est-il encore disponible ?',
    consent: 'on',
    website: '',
  },
});
