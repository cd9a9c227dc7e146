import { defineData } from '../../../define.ts';
import { downloadQuery, type DownloadFormat } from '../../../list.ts';
import { saleKpiQuery, type Query as PageQuery } from '../sale-kpi.ts';

/** The days and the filters of the page, and the format of the file. */
export interface Query extends PageQuery {
  readonly format?: DownloadFormat;
}

/** The figures of the page as a file. */
export const saleKpiDownload = defineData({
  query: saleKpiQuery.extend(downloadQuery),
  contentType: 'text/csv',
  example: { period: 'year', format: 'csv' },
});
