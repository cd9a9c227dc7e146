import { and, between, isNull, or } from 'drizzle-orm';
import { maxHitsPerType } from '#contracts/search.ts';
import * as saleMessages from '#messages/admin/sale.ts';
import { messagesFor } from '#messages/locale.ts';
import { containsWords, matchRank } from '#mocks/db/fold.ts';
import { sales } from '#mocks/db/schema/index.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { recordHref } from '#mocks/server/page-directory.ts';
import type { Searcher } from '../../search/searcher.ts';
import { saleReach } from '../sale/list.ts';

/** Sales by number, customer or notes, or by their net amount, as far as the person sees them. */
export const saleSearcher: Searcher<'sale', AdminContext> = {
  type: 'sale',
  can: 'sale.list',
  find: async (context, { words, amount }) => {
    const { id, number, customerName, status, netCents, searchText } = sales;
    const rows = await context.db
      .select({
        id,
        number,
        customerName,
        status,
        netCents,
      })
      .from(sales)
      .where(
        and(
          isNull(sales.deletedAt),
          saleReach(context),
          or(
            containsWords(searchText, words),
            amount ? between(netCents, amount.fromCents, amount.toCents) : undefined,
          ),
        ),
      )
      .orderBy(matchRank(searchText, words), number)
      .limit(maxHitsPerType);
    const { choices } = messagesFor(context.locale, saleMessages);
    return rows.map((row) => ({
      id: row.id,
      title: `${row.number} · ${row.customerName}`,
      subtitle: choices.status[row.status],
      amountCents: row.netCents,
      href: recordHref(context, 'admin.sale.edit', row.id),
    }));
  },
};
