import { maxHitsPerType, type SearchHit } from '#contracts/search.ts';
import type { PermissionKey } from '#domain/access/permissions.ts';
import { can, type SignedInContext } from '#mocks/server/context.ts';
import { HttpFailure } from '#mocks/server/failures.ts';
import { json, type RawAnswer } from '#mocks/server/handler.ts';
import { hitThrottle } from '#mocks/server/throttle.ts';
import { readTerm, type SearchTerm } from './term.ts';

/** How one type of record is searched. */
export interface Searcher<Type extends string, Context extends SignedInContext> {
  readonly type: Type;
  /** The right without which nothing of the type is found; null where `find` looks at rights itself. */
  readonly can: PermissionKey | null;
  /** The best hits first, at most `maxHitsPerType`. Reads through `context.db`, which holds the borders. */
  readonly find: (context: Context, term: SearchTerm) => Promise<readonly SearchHit[]>;
}

/** Searches of one person in a minute. */
const searchesPerMinute = 60;

/**
 * Asks each searcher of the types asked for, and of which the person may see records.
 *
 * @param types none for all
 * @throws HttpFailure 429 with the seconds to wait
 */
export async function searchAll<Type extends string, Context extends SignedInContext>(
  context: Context,
  searchers: readonly Searcher<Type, Context>[],
  { q, types }: { readonly q: string; readonly types: readonly Type[] },
): Promise<RawAnswer> {
  const term = readTerm(q);
  if (term === null) return json({ groups: [] });
  const wait = await hitThrottle(context.deps, `search:${context.actor.user.id}`, searchesPerMinute, 60);
  if (wait !== null) throw new HttpFailure(429, `more than ${searchesPerMinute} searches a minute`, wait);
  const groups = [];
  for (const searcher of searchers) {
    if (types.length > 0 && !types.includes(searcher.type)) continue;
    if (searcher.can !== null && !can(context, searcher.can)) continue;
    const hits = (await searcher.find(context, term)).slice(0, maxHitsPerType);
    if (hits.length > 0) groups.push({ type: searcher.type, hits });
  }
  return json({ groups });
}
