import { and, isNull, or } from 'drizzle-orm';
import { maxHitsPerType } from '#contracts/search.ts';
import { containsWords, foldedFields, matchRank } from '#mocks/db/fold.ts';
import { brands } from '#mocks/db/schema/index.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { recordHref } from '#mocks/server/page-directory.ts';
import { containsDigits } from '../../search/digits.ts';
import type { Searcher } from '../../search/searcher.ts';

/** Networks of companies by name, or by SIREN. */
export const brandSearcher: Searcher<'brand', AdminContext> = {
  type: 'brand',
  can: 'brand.list',
  find: async (context, { words, digits }) => {
    const { name, legalName, siren, contactEmail } = brands;
    const fields = foldedFields(name, legalName);
    const rows = await context.db
      .select({ id: brands.id, name, contactEmail })
      .from(brands)
      .where(
        and(
          isNull(brands.deletedAt),
          or(containsWords(fields, words), digits === null ? undefined : containsDigits(siren, digits)),
        ),
      )
      .orderBy(matchRank(fields, words), name)
      .limit(maxHitsPerType);
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      subtitle: row.contactEmail,
      amountCents: null,
      href: recordHref(context, 'admin.brand.edit', row.id),
    }));
  },
};
