import * as z from 'zod';
import { defineData } from '../../define.ts';
import { idsQuery } from '../../list.ts';

/** The files that an archive holds, by identifier. */
export interface Query {
  readonly ids: readonly string[];
}

/** Files as one archive. */
export const mediaArchive = defineData({
  query: z.object({ ids: idsQuery }),
  contentType: 'application/zip',
  example: { ids: [] },
});
