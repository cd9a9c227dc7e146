import { defineData } from '../../define.ts';
import { downloadQuery, type DownloadFormat } from '../../list.ts';
import { adminDashboardQuery, type Query as PageQuery } from './dashboard.ts';

/** The days of the page, and the format of the file. */
export interface Query extends PageQuery {
  readonly format?: DownloadFormat;
}

/** What the dashboard tells as a file. */
export const adminDashboardDownload = defineData({
  query: adminDashboardQuery.extend(downloadQuery),
  contentType: 'text/csv',
  example: { period: 'year', format: 'csv' },
});
