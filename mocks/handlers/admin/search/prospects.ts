import { and, isNull } from 'drizzle-orm';
import { maxHitsPerType } from '#contracts/search.ts';
import { index } from '#generated/routes/admin/prospect.ts';
import { containsWords, matchRank } from '#mocks/db/fold.ts';
import { prospects } from '#mocks/db/schema/index.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import type { Searcher } from '../../search/searcher.ts';
import { prospectReach } from '../prospect/list.ts';

/** Prospects by name, company, e-mail or town, as far as the person sees them. */
export const prospectSearcher: Searcher<'prospect', AdminContext> = {
  type: 'prospect',
  can: 'prospect.list',
  find: async (context, { words }) => {
    const { searchText, lastName } = prospects;
    const rows = await context.db
      .select()
      .from(prospects)
      .where(and(isNull(prospects.deletedAt), prospectReach(context), containsWords(searchText, words)))
      .orderBy(matchRank(searchText, words), lastName)
      .limit(maxHitsPerType);
    return rows.map(({ id, firstName, lastName: last, company, city }) => ({
      id,
      title: [firstName, last].filter(Boolean).join(' '),
      subtitle: [company, city].filter(Boolean).join(' · '),
      amountCents: null,
      href: index({ query: { open: id } }),
    }));
  },
};
