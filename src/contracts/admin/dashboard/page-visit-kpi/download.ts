import * as z from 'zod';
import { defineData } from '../../../define.ts';
import { day } from '../../../fields.ts';
import { downloadQuery, type DownloadFormat } from '../../../list.ts';
import { visitFilters, type Query as PageQuery } from '../page-visit-kpi.ts';

/** The days and the filters of the page, and the format of the file. */
export interface Query extends Omit<PageQuery, 'period'> {
  readonly from: string;
  readonly to: string;
  readonly format?: DownloadFormat;
}

/** Visits of every page within these days as a file. */
export const pageVisitKpiDownload = defineData({
  query: z.object({
    from: day.catch('2026-01-01'),
    to: day.catch('2026-01-01'),
    ...visitFilters,
    ...downloadQuery,
  }),
  contentType: 'text/csv',
  example: { from: '2026-10-22', to: '2026-11-20', format: 'csv' },
});
