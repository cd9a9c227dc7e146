import { and, desc, eq, isNull } from 'drizzle-orm';
import { maxHitsPerType } from '#contracts/search.ts';
import { transaction as index } from '#generated/routes/client.ts';
import { containsWords } from '#mocks/db/fold.ts';
import { transactions, treasuryAccounts } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { textFormat } from '#mocks/server/text-format.ts';
import { movementText } from '../../client/transaction/list.ts';
import { withinReach } from '../../client/transaction/reach.ts';
import type { Searcher } from '../searcher.ts';

/** Movements of bank accounts by label, counterparty, reference or amount, the latest first. */
export const transactionSearcher: Searcher<'transaction', ClientContext> = {
  type: 'transaction',
  can: 'transaction.list',
  find: async (context, { words }) => {
    const { id, label, bookedOn, amountCents } = transactions;
    const rows = await context.db
      .select({ id, label, bookedOn, amountCents, account: treasuryAccounts.label })
      .from(transactions)
      .innerJoin(treasuryAccounts, eq(treasuryAccounts.id, transactions.accountId))
      .where(and(isNull(transactions.deletedAt), withinReach(context), containsWords(movementText, words)))
      .orderBy(desc(bookedOn), transactions.id)
      .limit(maxHitsPerType);
    const format = textFormat(context.locale);
    return rows.map((row) => ({
      id: row.id,
      title: row.label,
      subtitle: `${format.date(row.bookedOn)} · ${row.account}`,
      amountCents: row.amountCents,
      href: index({ query: { open: row.id } }),
    }));
  },
};
