import * as z from 'zod';
import { defineAction } from '../../define.ts';
import { id, requiredText } from '../../fields.ts';
import { maxTags } from '../../limits.ts';
import { bulkRows } from '../../list.ts';
import { exampleId } from '../../shared.ts';
import { operationIndexQuery } from './index.ts';

const rows = bulkRows(operationIndexQuery);
export type BulkOperations = z.output<typeof rows>;

const exampleRows: z.input<typeof rows> = { kind: 'ids', ids: [exampleId] };

/** Puts several operations into someone's hands. */
export const assignOperations = defineAction({
  payload: z.object({ rows, managerId: id }),
  example: { rows: exampleRows, managerId: exampleId },
});

/** Adds tags to several operations. */
export const tagOperations = defineAction({
  payload: z.object({ rows, tags: z.array(requiredText(40)).min(1).max(maxTags) }),
  example: { rows: exampleRows, tags: ['centre-ville'] },
});
