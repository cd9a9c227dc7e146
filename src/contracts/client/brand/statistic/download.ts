import { defineData } from '../../../define.ts';
import { downloadQuery, type DownloadFormat } from '../../../list.ts';
import { brandStatisticQuery, type Query as PageQuery } from '../statistic.ts';

/** What the page shows, and the format of the file. */
export interface Query extends PageQuery {
  readonly format?: DownloadFormat;
}

/** The ranking as a file. */
export const brandStatisticDownload = defineData({
  query: brandStatisticQuery.extend(downloadQuery),
  contentType: 'text/csv',
  example: { by: 'company', metric: 'lotsSold', format: 'csv' },
});
