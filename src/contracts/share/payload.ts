import * as z from 'zod';
import { defineAction } from '../define.ts';
import { id, requiredText } from '../fields.ts';
import { exampleId } from '../shared.ts';

/** Opens a link, with its code where it has one. */
export const unlockShare = defineAction({
  payload: z.object({ code: z.string().max(80) }),
  example: { code: 'chai-4712-bastide' },
});

/** A reader's question. */
export const askShare = defineAction({
  payload: z.object({
    name: requiredText(120),
    email: z.email().max(190),
    message: requiredText(4000),
    consent: z.boolean().refine((isGiven) => isGiven, { params: { code: 'shareConsent' } }),
  }),
  example: {
    name: 'Claire Besnard',
    email: 'claire.besnard@example.test',
    message: 'Le permis est-il purgé de tout recours ?',
    consent: true,
  },
});

/** Longest stretch that is told at once, in seconds. */
export const maxStretchS = 120;

/** Tells how long a page was on the screen since it was last told. */
export const readShare = defineAction({
  payload: z.object({ view: id, seconds: z.number().int().min(1).max(maxStretchS) }),
  example: { view: exampleId, seconds: 15 },
});
