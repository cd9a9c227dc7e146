import { defineData } from '../../../define.ts';
import { downloadQuery, type DownloadFormat } from '../../../list.ts';
import { miniSiteQuery, type Query as PageQuery } from '../mini-site.ts';

/** The days and the filters of the page, and the format of the file. */
export interface Query extends PageQuery {
  readonly format?: DownloadFormat;
}

/** The mini-sites of the page as a file. */
export const miniSiteDownload = defineData({
  query: miniSiteQuery.extend(downloadQuery),
  contentType: 'text/csv',
  example: { period: 'year', format: 'csv' },
});
