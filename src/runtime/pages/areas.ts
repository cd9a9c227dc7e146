import { fetchOnce } from '../platform/fetch-once.ts';
import { UnknownPageError } from '../protocol/failures.ts';
import type { TableRoute } from '../routes/types.ts';
import type { PageLoader, PageModule } from './types.ts';

/** The pages of an area, by name. */
export type AreaPages = Readonly<Record<string, PageLoader>>;

/** The part of the application that every browser has from the start; its routes too are fetched. */
export interface SharedArea {
  readonly pages: AreaPages;
  readonly routes: () => Promise<readonly TableRoute[]>;
}

/** A part of the application that is fetched with the first of its addresses or pages. */
export interface LazyArea {
  readonly name: string;
  /** First path segments of its addresses, decoded; `null` when any may be one. */
  readonly firstSegments: readonly string[] | null;
  /** First parts of the names of its pages. */
  readonly pageFolders: readonly string[];
  readonly pages: () => Promise<AreaPages>;
  readonly routes: () => Promise<readonly TableRoute[]>;
}

/** What is known of all areas, fetching those that an address or a page belongs to. */
export interface Areas {
  /** The page that an address shows, as far as the routes tell. Rejects when an area cannot be fetched. */
  pageAt(href: string): Promise<string | undefined>;
  /** Fetches the code of a page. Rejects with `UnknownPageError`, or as the fetching does. */
  loadPage(name: string): Promise<PageModule>;
}

/** Puts the areas together: the first route of the manifest that fits wins, whichever areas are here. */
export function createAreas(shared: SharedArea, lazy: readonly LazyArea[]): Areas {
  const areas = lazy.map((area) => ({ ...area, pages: fetchOnce(area.pages) }));
  const finder = fetchOnce(async () => {
    const { createPageFinder } = await import('./find-page.ts');
    return createPageFinder([{ firstSegments: null, routes: shared.routes }, ...lazy]);
  });

  return {
    pageAt: async (href) => (await finder())(href),
    async loadPage(name) {
      const [folder = ''] = name.split('/');
      const area = areas.find(({ pageFolders }) => pageFolders.includes(folder));
      const pages = area ? await area.pages() : shared.pages;
      const loader = Object.hasOwn(pages, name) ? pages[name] : undefined;
      if (!loader) throw new UnknownPageError(name);
      return loader();
    },
  };
}
