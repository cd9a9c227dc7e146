import { and, isNull } from 'drizzle-orm';
import { maxHitsPerType, type SearchType } from '#contracts/search.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { containsWords, foldedFields, matchRank } from '#mocks/db/fold.ts';
import { profiles } from '#mocks/db/schema/index.ts';
import { recordHref } from '#mocks/server/page-directory.ts';
import { pageSearcher } from '../pages.ts';
import type { Searcher } from '../searcher.ts';
import { contactSearcher } from './contacts.ts';
import { lotSearcher } from './lots.ts';
import { operationSearcher } from './operations.ts';
import { opportunitySearcher } from './opportunities.ts';
import { transactionSearcher } from './transactions.ts';
import { openProfiles } from '../../client/profile/access.ts';

/** Profiles of those who carry operations, by name. */
const profileSearcher: Searcher<'profile', ClientContext> = {
  type: 'profile',
  can: 'profile.list',
  find: async (context, { words }) => {
    const name = foldedFields(profiles.name);
    const rows = await context.db
      .select({ id: profiles.id, name: profiles.name })
      .from(profiles)
      .where(and(isNull(profiles.deletedAt), openProfiles(context), containsWords(name, words)))
      .orderBy(matchRank(name, words), profiles.name)
      .limit(maxHitsPerType);
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      subtitle: null,
      amountCents: null,
      href: recordHref(context, 'client.profile.edit', row.id),
    }));
  },
};

/** What people of a company search, in the order of the answer. A new type starts in `searchTypes`. */
export const clientSearchers = Object.values({
  operation: operationSearcher,
  opportunity: opportunitySearcher,
  lot: lotSearcher,
  contact: contactSearcher,
  profile: profileSearcher,
  transaction: transactionSearcher,
  page: pageSearcher('page', 'client'),
  action: pageSearcher('action', 'client'),
} satisfies { readonly [Type in SearchType]: Searcher<Type, ClientContext> }) as readonly Searcher<
  SearchType,
  ClientContext
>[];
