import { between, or } from 'drizzle-orm';
import { maxHitsPerType } from '#contracts/search.ts';
import { containsWords, foldedFields, matchRank } from '#mocks/db/fold.ts';
import { plans } from '#mocks/db/schema/index.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import type { Searcher } from '../../search/searcher.ts';

/** Offers by name or code, or by their monthly price. */
export const planSearcher: Searcher<'plan', AdminContext> = {
  type: 'plan',
  can: 'subscription.list',
  find: async ({ db }, { words, amount }) => {
    const { code, name, monthlyCents } = plans;
    const fields = foldedFields(name, code);
    const rows = await db
      .select({ id: plans.id, code, name, monthlyCents })
      .from(plans)
      .where(
        or(
          containsWords(fields, words),
          amount ? between(monthlyCents, amount.fromCents, amount.toCents) : undefined,
        ),
      )
      .orderBy(matchRank(fields, words), plans.sort)
      .limit(maxHitsPerType);
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      subtitle: row.code,
      amountCents: row.monthlyCents,
      href: null,
    }));
  },
};
