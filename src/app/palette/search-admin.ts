import { search } from '#generated/routes/admin.ts';
import { getJson } from '#runtime/protocol/get-json.ts';
import type { LoadChoices } from '#ui/fields/useChoiceSearch.ts';
import type { AdminSearchAnswer, HitGroup } from './search-hits.ts';

/** Searches what the staff may see; apart from the clients' search, whose browsers know nothing of it. @throws DataAnswerError */
export const searchAdmin: LoadChoices<HitGroup> = async (q, signal) => {
  const answer = (await getJson(search({ query: { q } }), signal)) as AdminSearchAnswer;
  return answer.groups;
};
