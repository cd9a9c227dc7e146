import * as z from 'zod';
import { defineAction } from '../define.ts';
import { id } from '../fields.ts';
import { exampleId } from '../shared.ts';

/** Which of the person's companies to work in. */
export const companyChoice = defineAction({
  payload: z.object({ tenantId: id }),
  example: { tenantId: exampleId },
});
