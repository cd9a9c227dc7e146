import { UnknownPageError } from '../protocol/failures.ts';
import { firstSegmentOf } from '../protocol/address.ts';
import { compileRoutes, type Matcher } from '../routes/match.ts';
import { inManifestOrder } from '../routes/table.ts';
import type { TableRoute } from '../routes/types.ts';
import type { PageLoader, PageModule } from './types.ts';

/** Routes and pages of a part of the application. */
export interface AreaCode {
  readonly routes: readonly TableRoute[];
  readonly pages: Readonly<Record<string, PageLoader>>;
}

/** A part of the application that is fetched with the first of its addresses or pages. */
export interface LazyArea {
  readonly name: string;
  /** First path segments of its addresses, decoded; `null` when any may be one. */
  readonly firstSegments: readonly string[] | null;
  /** First parts of the names of its pages. */
  readonly pageFolders: readonly string[];
  readonly load: () => Promise<AreaCode>;
}

/** What is known of all areas, fetching those that an address or a page belongs to. */
export interface Areas {
  /** The page that an address shows, as far as the routes tell. Rejects when an area cannot be fetched. */
  pageAt(href: string): Promise<string | undefined>;
  /** Fetches the code of a page. Rejects with `UnknownPageError`, or as the fetching does. */
  loadPage(name: string): Promise<PageModule>;
}

/** Puts the areas together: the first route of the manifest that fits wins, whichever areas are here. */
export function createAreas(shared: AreaCode, lazy: readonly LazyArea[]): Areas {
  const loaded = new Map<string, AreaCode>();
  const underWay = new Map<string, Promise<AreaCode>>();
  let matcher: Matcher | undefined;

  const fetchArea = async (area: LazyArea): Promise<AreaCode> => {
    try {
      const code = await area.load();
      loaded.set(area.name, code);
      matcher = undefined;
      return code;
    } finally {
      underWay.delete(area.name);
    }
  };

  const need = (area: LazyArea): Promise<AreaCode> => {
    const code = loaded.get(area.name);
    const known = code ? Promise.resolve(code) : underWay.get(area.name);
    if (known) return known;
    const promise = fetchArea(area);
    underWay.set(area.name, promise);
    return promise;
  };

  return {
    async pageAt(href) {
      const first = firstSegmentOf(href);
      await Promise.all(lazy.filter(({ firstSegments }) => firstSegments?.includes(first) ?? true).map(need));
      matcher ??= compileRoutes(
        inManifestOrder([shared, ...loaded.values()].flatMap(({ routes }) => routes)),
      );
      const match = matcher.match('GET', href);
      return match?.kind === 'match' ? match.route.page : undefined;
    },
    async loadPage(name) {
      const [folder = ''] = name.split('/');
      const area = lazy.find(({ pageFolders }) => pageFolders.includes(folder));
      const { pages } = area ? await need(area) : shared;
      const loader = Object.hasOwn(pages, name) ? pages[name] : undefined;
      if (!loader) throw new UnknownPageError(name);
      return loader();
    },
  };
}
