import { and, isNull } from 'drizzle-orm';
import { maxHitsPerType } from '#contracts/search.ts';
import * as partnerMessages from '#messages/admin/partner.ts';
import { messagesFor } from '#messages/locale.ts';
import { containsWords, matchRank } from '#mocks/db/fold.ts';
import { partners } from '#mocks/db/schema/index.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { recordHref } from '#mocks/server/page-directory.ts';
import type { Searcher } from '../../search/searcher.ts';

/** Partners by name, with their trade. */
export const partnerSearcher: Searcher<'partner', AdminContext> = {
  type: 'partner',
  can: 'partner.list',
  find: async (context, { words }) => {
    const { id, name, category, searchText } = partners;
    const rows = await context.db
      .select({ id, name, category })
      .from(partners)
      .where(and(isNull(partners.deletedAt), containsWords(searchText, words)))
      .orderBy(matchRank(searchText, words), name)
      .limit(maxHitsPerType);
    const { choices } = messagesFor(context.locale, partnerMessages);
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      subtitle: choices.category[row.category],
      amountCents: null,
      href: recordHref(context, 'admin.partner.edit', row.id),
    }));
  },
};
