import * as z from 'zod';
import { defineAction } from '../../define.ts';
import { requiredText } from '../../fields.ts';

/** Enters an operation like another one, in sourcing; its lots and its simulation come along as drafts where asked. */
export const duplicateOperation = defineAction({
  payload: z.object({
    name: requiredText(120),
    withLots: z.boolean(),
    withSimulation: z.boolean(),
  }),
  example: { name: 'Les Chais de la Bastide (copie)', withLots: true, withSimulation: true },
});
