import * as z from 'zod';
import { defineData } from './define.ts';
import { day, id } from './fields.ts';
import { historyPageBody } from './history.ts';
import { downloadQuery, pageQuery, type DownloadFormat } from './list.ts';

/** What the journal is searched by. */
export const auditFilters = z.object({
  /** Text in the name of the record. */
  q: z.string().trim().max(120).catch(''),
  actorId: id.nullable().catch(null),
  /** Beginning of an action: `operation` or `operation.update`. */
  action: z
    .string()
    .regex(/^[a-z-]+(\.[a-z_-]+)*$/)
    .max(60)
    .nullable()
    .catch(null),
  recordType: z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .nullable()
    .catch(null),
  recordId: z.string().max(80).nullable().catch(null),
  /** First and last day, in Paris. */
  from: day.nullable().catch(null),
  to: day.nullable().catch(null),
});
export type AuditFilters = z.output<typeof auditFilters>;

/** What a link to the journal may ask for. */
export interface Query {
  readonly q?: string;
  readonly actorId?: string;
  readonly action?: string;
  readonly recordType?: string;
  readonly recordId?: string;
  readonly from?: string;
  readonly to?: string;
  readonly page?: number;
  readonly perPage?: number;
  readonly format?: DownloadFormat;
}

/** The journal of a company, or of the whole platform for its staff. */
export const auditIndex = defineData({
  query: z.object({ ...auditFilters.shape, ...pageQuery }),
  contentType: 'application/json',
  body: historyPageBody,
  example: { action: 'operation' },
});

/** The journal as a file. */
export const auditDownload = defineData({
  query: z.object({ ...auditFilters.shape, ...downloadQuery }),
  contentType: 'text/csv',
  example: { action: 'operation', format: 'csv' },
});
