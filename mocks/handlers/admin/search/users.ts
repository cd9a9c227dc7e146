import { and, eq, or } from 'drizzle-orm';
import { maxHitsPerType } from '#contracts/search.ts';
import { containsWords, matchRank } from '#mocks/db/fold.ts';
import { users } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import { can, type AdminContext } from '#mocks/server/context.ts';
import { recordHref } from '#mocks/server/page-directory.ts';
import { containsDigits } from '../../search/digits.ts';
import type { Searcher } from '../../search/searcher.ts';

/** People by name or address, or by figures of their telephone; the staff only for who may list it. */
export const userSearcher: Searcher<'user', AdminContext> = {
  type: 'user',
  can: 'user.list',
  find: async (context, { words, digits }) => {
    const { firstName, lastName, email, phone, searchText } = users;
    const rows = await context.db
      .select({ id: users.id, firstName, lastName, email })
      .from(users)
      .where(
        and(
          can(context, 'platform-user.list') ? undefined : eq(users.kind, 'client'),
          or(containsWords(searchText, words), digits === null ? undefined : containsDigits(phone, digits)),
        ),
      )
      .orderBy(matchRank(searchText, words), lastName, firstName)
      .limit(maxHitsPerType);
    return rows.map((row) => ({
      id: row.id,
      title: fullName(row),
      subtitle: row.email,
      amountCents: null,
      href: recordHref(context, 'admin.user.edit', row.id),
    }));
  },
};
