import { defineData } from '../../../define.ts';
import { downloadQuery, type DownloadFormat } from '../../../list.ts';
import { financeKpiQuery, type Query as PageQuery } from '../finance-kpi.ts';

/** The filters of the page, and the format of the file. */
export interface Query extends PageQuery {
  readonly format?: DownloadFormat;
}

/** The late invoices as a file. */
export const financeKpiDownload = defineData({
  query: financeKpiQuery.extend(downloadQuery),
  contentType: 'text/csv',
  example: { period: 'year', format: 'csv' },
});
