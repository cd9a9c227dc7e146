import { and, isNull } from 'drizzle-orm';
import { maxHitsPerType } from '#contracts/search.ts';
import { containsWords, foldedFields, matchRank } from '#mocks/db/fold.ts';
import { profiles } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { recordHref } from '#mocks/server/page-directory.ts';
import { openProfiles } from '../../client/profile/access.ts';
import type { Searcher } from '../searcher.ts';

/** Profiles of those who carry operations, by name. */
export const profileSearcher: Searcher<'profile', ClientContext> = {
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
