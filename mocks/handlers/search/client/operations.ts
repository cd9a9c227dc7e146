import { and, between, desc, or } from 'drizzle-orm';
import { maxHitsPerType } from '#contracts/search.ts';
import { show } from '#generated/routes/client/operation.ts';
import { messagesFor } from '#messages/locale.ts';
import * as trade from '#messages/trade.ts';
import { containsWords, matchRank } from '#mocks/db/fold.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { operations } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import type { Searcher } from '../searcher.ts';

/** Operations by reference, name, address or commune, or by one of their prices. */
export const operationSearcher: Searcher<'operation', ClientContext> = {
  type: 'operation',
  can: 'operation.list',
  find: async ({ db, locale }, { words, amount }) => {
    const { ref, name, city, status, searchText } = operations;
    const prices = [operations.purchasePriceCents, operations.offeredPriceCents, operations.askingPriceCents];
    const rows = await db
      .select({ id: operations.id, ref, name, city, status, priceCents: operations.purchasePriceCents })
      .from(operations)
      .where(
        and(
          liveOperations(),
          or(
            containsWords(searchText, words),
            amount
              ? or(...prices.map((price) => between(price, amount.fromCents, amount.toCents)))
              : undefined,
          ),
        ),
      )
      .orderBy(matchRank(searchText, words), desc(operations.updatedAt))
      .limit(maxHitsPerType);
    const states = messagesFor(locale, trade).operationState;
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      subtitle: `${row.ref} · ${row.city} · ${states[row.status]}`,
      amountCents: row.priceCents,
      href: show(row.id),
    }));
  },
};
