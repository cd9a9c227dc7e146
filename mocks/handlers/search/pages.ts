import { maxHitsPerType } from '#contracts/search.ts';
import { foldText } from '#mocks/db/fold.ts';
import type { SignedInContext } from '#mocks/server/context.ts';
import { directoryOf } from '#mocks/server/page-directory.ts';
import type { Searcher } from './searcher.ts';

/** Pages of an area, or what can be created in it, by their titles. */
export const pageSearcher = <Type extends 'page' | 'action'>(
  type: Type,
  area: 'client' | 'admin',
): Searcher<Type, SignedInContext> => ({
  type,
  can: null,
  find: (context, { words }) => {
    const typed = words.join(' ');
    const rankOf = (title: string): number =>
      title.startsWith(typed) ? 0 : title.split(/[\s'-]/).some((word) => word.startsWith(typed)) ? 1 : 2;
    const found = directoryOf(context, area)
      .filter(({ isAction }) => isAction === (type === 'action'))
      .map((page) => ({ page, title: foldText(page.title) }))
      .filter(({ title }) => words.every((word) => title.includes(word)))
      .toSorted((a, b) => rankOf(a.title) - rankOf(b.title) || a.title.localeCompare(b.title, 'fr'))
      .slice(0, maxHitsPerType);
    return Promise.resolve(
      found.map(({ page: { name, title, href } }) => ({
        id: name,
        title,
        subtitle: null,
        amountCents: null,
        href,
      })),
    );
  },
});
