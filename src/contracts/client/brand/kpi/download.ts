import { defineData } from '../../../define.ts';
import { downloadQuery, type DownloadFormat } from '../../../list.ts';
import { brandKpiQuery, type Query as PageQuery } from '../kpi.ts';

/** The days and the filters of the page, and the format of the file. */
export interface Query extends PageQuery {
  readonly format?: DownloadFormat;
}

/** The figures of the page as a file: those that are not told there are not told here. */
export const brandKpiDownload = defineData({
  query: brandKpiQuery.extend(downloadQuery),
  contentType: 'text/csv',
  example: { period: 'year', format: 'csv' },
});
