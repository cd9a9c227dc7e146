import * as z from 'zod';
import { defineData } from '../../define.ts';
import type { ListLink } from '../../define-list.ts';
import { idsQuery } from '../../list.ts';
import { mediaList } from '../media.ts';

/** The files that an archive holds: by identifier, or all that the list's filters let through but some. */
export type Query = ListLink<typeof mediaList> & {
  readonly ids?: readonly string[];
  readonly all?: '1';
  readonly except?: readonly string[];
};

/** Files as one archive; the way back with a sentence where they are too many, or weigh too much, for one. */
export const mediaArchive = defineData({
  query: mediaList.query.and(z.object({ ids: idsQuery, all: z.enum(['', '1']).catch(''), except: idsQuery })),
  contentType: 'application/zip',
  example: { ids: [] },
});
