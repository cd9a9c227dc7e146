import { acquisitionRegimes, operationKinds, vatRegimes } from '#domain/operation/enums.ts';
import * as z from 'zod';
import { defineAction } from '../../define.ts';
import { recordVersion, requiredText } from '../../fields.ts';

/** Makes an operation of an opportunity or of a quick sale: what that does not tell is asked for. */
export const convertToOperation = defineAction({
  payload: z.object({
    name: requiredText(120),
    kind: z.enum(operationKinds),
    acquisitionRegime: z.enum(acquisitionRegimes),
    vatRegime: z.enum(vatRegimes),
    addressLine: requiredText(180),
    version: recordVersion,
  }),
  example: {
    name: 'Immeuble rue Fonneuve',
    kind: 'trading',
    acquisitionRegime: 'mdb',
    vatRegime: 'exempt',
    addressLine: '41 rue Fonneuve',
    version: 1,
  },
});
