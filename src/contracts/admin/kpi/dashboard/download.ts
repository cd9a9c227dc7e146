import { defineData } from '../../../define.ts';
import { downloadQuery, type DownloadFormat } from '../../../list.ts';
import { kpiExplorerQuery, type Query as PageQuery } from '../dashboard.ts';

/** The filters of the page, and the format of the file. */
export interface Query extends PageQuery {
  readonly format?: DownloadFormat;
}

/** What the page shows, as a file. */
export const kpiExplorerDownload = defineData({
  query: kpiExplorerQuery.extend(downloadQuery),
  contentType: 'text/csv',
  example: { keys: 'utm_visits', by: 'week', period: '30d', format: 'csv' },
});
