import { and, eq, isNull, or } from 'drizzle-orm';
import { maxHitsPerType } from '#contracts/search.ts';
import { scopesOf } from '#domain/access/permissions.ts';
import { containsWords, matchRank } from '#mocks/db/fold.ts';
import { utms } from '#mocks/db/schema/index.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { recordHref } from '#mocks/server/page-directory.ts';
import type { Searcher } from '../../search/searcher.ts';

/** Followed links by name or words, as far as the person's right to them reaches. */
export const utmSearcher: Searcher<'utm', AdminContext> = {
  type: 'utm',
  can: 'utm.list',
  find: async (context, { words }) => {
    const { id, name, slug, ownerUserId, searchText } = utms;
    const { user, roles, roleDefinitions } = context.actor;
    const own = or(eq(ownerUserId, user.id), isNull(ownerUserId));
    const rows = await context.db
      .select({ id, name, slug })
      .from(utms)
      .where(
        and(
          isNull(utms.deletedAt),
          scopesOf(roles, 'utm.list', roleDefinitions).includes('all') ? undefined : own,
          containsWords(searchText, words),
        ),
      )
      .orderBy(matchRank(searchText, words), name)
      .limit(maxHitsPerType);
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      subtitle: `/r/${row.slug}`,
      amountCents: null,
      href: recordHref(context, 'admin.utm.edit', row.id),
    }));
  },
};
