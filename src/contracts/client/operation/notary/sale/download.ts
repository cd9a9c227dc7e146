import * as z from 'zod';
import { defineData } from '../../../../define.ts';
import { downloadQuery, idsQuery, type DownloadFormat } from '../../../../list.ts';
import { saleIndexQuery, type Query as SaleQuery } from './index.ts';

export interface Query extends SaleQuery {
  readonly format?: DownloadFormat;
  readonly ids?: readonly string[];
}

/** The sales of an operation that the filters let through, as a file. */
export const notarySaleFile = defineData({
  query: z.object({ ...saleIndexQuery.shape, ...downloadQuery, ids: idsQuery }),
  contentType: 'text/csv',
  example: { format: 'csv' },
});
