import * as z from 'zod';
import { terminationReasons } from '#domain/operation/enums.ts';
import { closingChecks, terminationKinds } from '#domain/operation/termination.ts';
import { defineAction } from '../../../define.ts';
import { day, optionalText, recordVersion, requiredText } from '../../../fields.ts';

/** What is told of an end before it is confirmed; 0 as version prepares the first. */
export const terminationFields = z.object({
  version: z.number().int().min(0).max(2_147_483_646),
  kind: z.enum(terminationKinds),
  on: day,
  reason: z.enum(terminationReasons),
  comment: optionalText(2000),
  lessons: optionalText(4000),
  keepsRetentionFollowUp: z.boolean(),
});
export type TerminationPayload = z.output<typeof terminationFields>;

export const exampleTermination: TerminationPayload = {
  version: 0,
  kind: 'abandoned',
  on: '2026-11-20',
  reason: 'price',
  comment: 'Le vendeur a relevé son prix au-delà de notre seuil de marge.',
  lessons: 'Demander l’étude de sol avant l’offre.',
  keepsRetentionFollowUp: false,
};

export const updateTermination = defineAction({ payload: terminationFields, example: exampleTermination });

/** Ends the operation as it was prepared. */
export const confirmTermination = defineAction({
  payload: z.object({
    version: recordVersion,
    /** Points that are open and known. */
    acknowledged: z.array(z.enum(closingChecks)).max(closingChecks.length),
    /** The reference of the operation, typed once more. */
    confirmation: requiredText(40),
  }),
  example: { version: 1, acknowledged: ['shares'], confirmation: 'OP-2026-001' },
});

/** Brings the operation back. */
export const reopenTermination = defineAction({
  payload: z.object({ version: recordVersion, reason: requiredText(500) }),
  example: { version: 2, reason: 'Le vendeur accepte finalement notre prix.' },
});
