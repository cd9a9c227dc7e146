import * as z from 'zod';
import { operationStates } from '#domain/operation/states.ts';
import { id } from '../../fields.ts';
import { exampleId } from '../../shared.ts';

/** The head of an operation, the same on each of its pages. */
export const operationHead = z.object({
  id,
  ref: z.string(),
  name: z.string(),
  city: z.string(),
  status: z.enum(operationStates),
});
export type OperationHead = z.infer<typeof operationHead>;

/** The head of the operation that examples are about. */
export const exampleHead: OperationHead = {
  id: exampleId,
  ref: 'OP-2025-001',
  name: 'Les Chais de la Bastide',
  city: 'Libourne',
  status: 'selling',
};
