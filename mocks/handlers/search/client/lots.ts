import { and, between, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { maxHitsPerType } from '#contracts/search.ts';
import { edit } from '#generated/routes/client/operation/sale.ts';
import { messagesFor } from '#messages/locale.ts';
import * as trade from '#messages/trade.ts';
import { containsWords, matchRank } from '#mocks/db/fold.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { lots, operations } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import type { Searcher } from '../searcher.ts';

/**
 * Lots by reference, label or building, or by their price. The operation's name narrows, but does not find
 * by itself: its lots would hide it.
 */
export const lotSearcher: Searcher<'lot', ClientContext> = {
  type: 'lot',
  can: 'sale-plan.list',
  find: async ({ db, locale }, { words, amount }) => {
    const own = lots.searchText;
    const rows = await db
      .select({
        id: lots.id,
        ref: lots.ref,
        label: lots.label,
        type: lots.type,
        status: lots.status,
        priceCents: lots.priceTtcCents,
        operationId: operations.id,
        operationName: operations.name,
      })
      .from(lots)
      .innerJoin(operations, eq(operations.id, lots.operationId))
      .where(
        and(
          isNull(lots.deletedAt),
          liveOperations(),
          or(
            and(
              containsWords(sql`${own} || ${operations.searchText}`, words),
              or(...words.map((word) => containsWords(own, [word]))),
            ),
            amount ? between(lots.priceTtcCents, amount.fromCents, amount.toCents) : undefined,
          ),
        ),
      )
      .orderBy(matchRank(own, words), desc(operations.updatedAt), lots.ref)
      .limit(maxHitsPerType);
    const texts = messagesFor(locale, trade);
    return rows.map((row) => ({
      id: row.id,
      title: row.label === null ? row.ref : `${row.ref} · ${row.label}`,
      subtitle: `${row.operationName} · ${texts.lotType[row.type]} · ${texts.lotState[row.status]}`,
      amountCents: row.priceCents,
      href: edit({ operation: row.operationId, lot: row.id }),
    }));
  },
};
