import type * as z from 'zod';
import type { adminSearch } from '#contracts/admin/search.ts';
import type { SearchAnswer, SearchHit } from '#contracts/search.ts';

/** What the staff's search answers. */
export type AdminSearchAnswer = z.infer<NonNullable<typeof adminSearch.body>>;

/** Hits of one kind, best first. */
export interface HitGroup {
  readonly type: (SearchAnswer | AdminSearchAnswer)['groups'][number]['type'];
  readonly hits: readonly SearchHit[];
}
