import * as z from 'zod';
import { defineData } from '../../../define.ts';
import { downloadQuery, type DownloadFormat } from '../../../list.ts';

export interface Query {
  readonly format?: DownloadFormat;
}

/** The schedule of a loan as a file. */
export const loanScheduleFile = defineData({
  query: z.object(downloadQuery),
  contentType: 'text/csv',
  example: { format: 'csv' },
});
