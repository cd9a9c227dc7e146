import { and, between, desc, isNull, or } from 'drizzle-orm';
import { maxHitsPerType } from '#contracts/search.ts';
import { edit } from '#generated/routes/client/sourcing.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { messagesFor } from '#messages/locale.ts';
import { containsWords, matchRank } from '#mocks/db/fold.ts';
import { opportunities } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import type { Searcher } from '../searcher.ts';

/** Opportunities by title, commune, address or notes, or by their asking price. */
export const opportunitySearcher: Searcher<'opportunity', ClientContext> = {
  type: 'opportunity',
  can: 'sourcing.list',
  find: async ({ db, locale }, { words, amount }) => {
    const { id, title, city, stage, askingPriceCents, searchText } = opportunities;
    const rows = await db
      .select({ id, title, city, stage, askingPriceCents })
      .from(opportunities)
      .where(
        and(
          isNull(opportunities.deletedAt),
          or(
            containsWords(searchText, words),
            amount ? between(askingPriceCents, amount.fromCents, amount.toCents) : undefined,
          ),
        ),
      )
      .orderBy(matchRank(searchText, words), desc(opportunities.updatedAt), id)
      .limit(maxHitsPerType);
    const { stage: stages } = messagesFor(locale, sourcingMessages).choices;
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      subtitle: `${row.city} · ${stages[row.stage]}`,
      amountCents: row.askingPriceCents,
      href: edit(row.id),
    }));
  },
};
