import { or } from 'drizzle-orm';
import { maxHitsPerType } from '#contracts/search.ts';
import { containsWords, matchRank } from '#mocks/db/fold.ts';
import { tenants } from '#mocks/db/schema/index.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { containsDigits } from '../../search/digits.ts';
import type { Searcher } from '../../search/searcher.ts';

/** Client companies by name or town, or by SIREN. */
export const tenantSearcher: Searcher<'tenant', AdminContext> = {
  type: 'tenant',
  can: 'tenant.list',
  find: async ({ db }, { words, digits }) => {
    const { name, city, siren, searchText } = tenants;
    const rows = await db
      .select({ id: tenants.id, name, city, siren })
      .from(tenants)
      .where(
        or(containsWords(searchText, words), digits === null ? undefined : containsDigits(siren, digits)),
      )
      .orderBy(matchRank(searchText, words), name)
      .limit(maxHitsPerType);
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      subtitle: `${row.siren.replace(/\d{3}(?=\d)/g, '$& ')} · ${row.city}`,
      amountCents: null,
      href: null,
    }));
  },
};
