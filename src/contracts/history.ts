import * as z from 'zod';
import { defineData } from './define.ts';
import { instant } from './fields.ts';
import { listMeta, pageQuery } from './list.ts';

/** An entry of the journal in the person's language. */
export const historyEntry = z.object({
  id: z.string(),
  at: instant,
  actorId: z.string().nullable(),
  /** Null for what the server did by itself. */
  actor: z.string().nullable(),
  /** `area.verb`, as in the address of the journal. */
  action: z.string(),
  record: z.object({ type: z.string(), id: z.string() }).nullable(),
  sentence: z.string(),
  /** Fields that changed; values are null where only the change is told. */
  changes: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      from: z.string().nullable(),
      to: z.string().nullable(),
      text: z.string(),
    }),
  ),
  isDenied: z.boolean(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

export const historyPageBody = z.object({ entries: z.array(historyEntry), meta: listMeta });

/** What a link to the history of a record may ask for. */
export interface Query {
  readonly page?: number;
  readonly perPage?: number;
}

/** What happened to one record, the last first. */
export const historyIndex = defineData({
  query: z.object(pageQuery),
  contentType: 'application/json',
  body: historyPageBody,
  example: { page: '1' },
});
