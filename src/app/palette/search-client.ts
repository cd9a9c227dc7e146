import type { SearchAnswer } from '#contracts/search.ts';
import { search } from '#generated/routes/root.ts';
import { getJson } from '#runtime/protocol/get-json.ts';
import type { LoadChoices } from '#ui/fields/useChoiceSearch.ts';
import type { HitGroup } from './search-hits.ts';

/** Searches what a person of a company may see. @throws DataAnswerError */
export const searchClient: LoadChoices<HitGroup> = async (q, signal) => {
  const answer = (await getJson(search({ query: { q } }), signal)) as SearchAnswer;
  return answer.groups;
};
