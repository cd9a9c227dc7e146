import { and, isNull } from 'drizzle-orm';
import { maxHitsPerType } from '#contracts/search.ts';
import { containsWords, matchRank } from '#mocks/db/fold.ts';
import { coupons } from '#mocks/db/schema/index.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { recordHref } from '#mocks/server/page-directory.ts';
import type { Searcher } from '../../search/searcher.ts';

/** Promotion codes by code or label. */
export const couponSearcher: Searcher<'coupon', AdminContext> = {
  type: 'coupon',
  can: 'coupon.list',
  find: async (context, { words }) => {
    const { id, code, label, searchText } = coupons;
    const rows = await context.db
      .select({ id, code, label })
      .from(coupons)
      .where(and(isNull(coupons.deletedAt), containsWords(searchText, words)))
      .orderBy(matchRank(searchText, words), code)
      .limit(maxHitsPerType);
    return rows.map((row) => ({
      id: row.id,
      title: row.code,
      subtitle: row.label,
      amountCents: null,
      href: recordHref(context, 'admin.coupon.edit', row.id),
    }));
  },
};
