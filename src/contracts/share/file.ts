import * as z from 'zod';
import { defineData } from '../define.ts';

/** Whether the file is to be saved instead of shown. */
export interface Query {
  readonly enregistrer?: '' | '1';
}

/** A file behind a link. */
export const shareFile = defineData({
  query: z.object({ enregistrer: z.enum(['', '1']).catch('') }),
  contentType: 'application/octet-stream',
  example: { enregistrer: '' },
});
