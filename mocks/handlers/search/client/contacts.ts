import { and, isNull, or } from 'drizzle-orm';
import { maxHitsPerType } from '#contracts/search.ts';
import { containsWords, matchRank } from '#mocks/db/fold.ts';
import { contacts } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { recordHref } from '#mocks/server/page-directory.ts';
import { containsDigits } from '../digits.ts';
import type { Searcher } from '../searcher.ts';

/** Contacts by name, firm, address or commune, or by figures of their telephone. */
export const contactSearcher: Searcher<'contact', ClientContext> = {
  type: 'contact',
  can: 'contact.list',
  find: async (context, { words, digits }) => {
    const { displayName, companyName, email, city, phone, searchText } = contacts;
    const rows = await context.db
      .select({ id: contacts.id, displayName, companyName, email, city, phone })
      .from(contacts)
      .where(
        and(
          isNull(contacts.deletedAt),
          or(containsWords(searchText, words), digits === null ? undefined : containsDigits(phone, digits)),
        ),
      )
      .orderBy(matchRank(searchText, words), displayName)
      .limit(maxHitsPerType);
    return rows.map((row) => ({
      id: row.id,
      title: row.displayName,
      subtitle: [row.companyName, row.city, row.email].filter((text) => text !== null).join(' · ') || null,
      amountCents: null,
      href: recordHref(context, 'client.contact.edit', row.id),
    }));
  },
};
