import type * as z from 'zod';
import type { adminSearch } from '#contracts/admin/search.ts';
import type { SearchAnswer, SearchHit } from '#contracts/search.ts';
import { search as adminHref } from '#generated/routes/admin.ts';
import { search as clientHref } from '#generated/routes/root.ts';
import { getJson } from '#runtime/protocol/get-json.ts';
import type { LoadChoices } from '#ui/fields/useChoiceSearch.ts';

type AdminSearchAnswer = z.infer<NonNullable<typeof adminSearch.body>>;
type GroupType = (SearchAnswer | AdminSearchAnswer)['groups'][number]['type'];

/** Hits of one kind, best first. */
export interface HitGroup {
  readonly type: GroupType;
  readonly hits: readonly SearchHit[];
}

// The server validates its answers by the same contracts.

/** Searches what a person of a company may see. @throws DataAnswerError */
export const searchClient: LoadChoices<HitGroup> = async (q, signal) =>
  ((await getJson(clientHref({ query: { q } }), signal)) as SearchAnswer).groups;

/** Searches what the staff may see. @throws DataAnswerError */
export const searchAdmin: LoadChoices<HitGroup> = async (q, signal) =>
  ((await getJson(adminHref({ query: { q } }), signal)) as AdminSearchAnswer).groups;
