import * as z from 'zod';
import { abandonReasons } from '#domain/operation/enums.ts';
import { operationStates } from '#domain/operation/states.ts';
import { operationSteps } from '#domain/states/operation/transitions.ts';
import { defineAction } from '../../define.ts';
import { day, optionalText, recordVersion, remedy, requiredText } from '../../fields.ts';

/** A step out of an operation's state, as the person who asks may take it. */
export const operationTransition = z.object({
  step: z.enum(operationSteps),
  to: z.enum(operationStates),
  label: z.string(),
  /** The system alone takes it. */
  isAutomatic: z.boolean(),
  /** It is not for this person. */
  isForOthers: z.boolean(),
  /** Why it cannot be taken now; null when it can. */
  reason: z.string().nullable(),
  remedies: z.array(remedy),
});
export type OperationTransition = z.infer<typeof operationTransition>;

/** States that a person leads an operation to, its end and its reopening aside. */
export const advanceTargets = ['study', 'owned', 'works', 'selling'] as const;

const reason = z.string().trim().max(500).optional();

/** Leads an operation to another state; the day is today where none is given. */
export const advanceOperation = defineAction({
  payload: z.object({ to: z.enum(advanceTargets), version: recordVersion, on: day.optional(), reason }),
  example: { to: 'study', version: 1 },
});

/** Gives an operation up before its deed. */
export const abandonOperation = defineAction({
  payload: z.object({
    version: recordVersion,
    on: day.optional(),
    reason: z.enum(abandonReasons),
    comment: optionalText(2000),
  }),
  example: {
    version: 1,
    on: '2026-11-20',
    reason: 'price',
    comment: 'Le vendeur a relevé son prix au-delà de notre seuil de marge.',
  },
});

/** Brings an operation back that was closed or given up. */
export const reopenOperation = defineAction({
  payload: z.object({ version: recordVersion, reason: requiredText(500) }),
  example: { version: 2, reason: 'Le vendeur accepte finalement notre prix.' },
});
