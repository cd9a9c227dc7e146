import * as z from 'zod';
import { defineAction } from '../../define.ts';
import { id, optionalText } from '../../fields.ts';

/** Opens the area of a company in the name of one of its people. */
export const impersonateUser = defineAction({
  payload: z.object({
    /** The company, for a person of several; their first one when left out. */
    tenantId: id.nullable().default(null),
    mode: z.enum(['read', 'write']),
    reason: z.string().trim().min(10).max(500),
    ticket: optionalText(40).default(''),
  }),
  example: { tenantId: null, mode: 'read', reason: 'Aide à la saisie d’une opération', ticket: '4821' },
});
export type ImpersonateUserPayload = z.infer<typeof impersonateUser.payload>;
