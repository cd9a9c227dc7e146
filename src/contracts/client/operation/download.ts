import * as z from 'zod';
import { defineData } from '../../define.ts';
import { downloadQuery, idsQuery, type DownloadFormat } from '../../list.ts';
import { operationIndexQuery, type Query as ListQuery } from './index.ts';

/** What a link may ask for: the list's own filters, and the format of the file. */
export interface Query extends ListQuery {
  readonly format?: DownloadFormat;
  /** These operations alone. */
  readonly ids?: readonly string[];
}

/** The filtered list as a file. */
export const operationDownload = defineData({
  query: z.object({ ...operationIndexQuery.shape, ...downloadQuery, ids: idsQuery }),
  contentType: 'text/csv',
  example: { sort: 'ref', format: 'csv' },
});
