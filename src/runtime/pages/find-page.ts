import { fetchOnce } from '../platform/fetch-once.ts';
import { firstSegmentOf } from '../protocol/address.ts';
import { compileRoutes, type Matcher } from '../routes/match.ts';
import { inManifestOrder } from '../routes/table.ts';
import type { TableRoute } from '../routes/types.ts';
import type { LazyArea } from './areas.ts';

/**
 * Finds the page that an address shows, over the tables of the areas it may belong to. No first page needs it,
 * so that it is fetched afterwards. Rejects when a table cannot be fetched.
 */
export function createPageFinder(areas: readonly Pick<LazyArea, 'firstSegments' | 'routes'>[]) {
  const here = new Set<readonly TableRoute[]>();
  let matcher: Matcher | undefined;
  const tables = areas.map(({ firstSegments, routes }) => ({
    firstSegments,
    need: fetchOnce(async () => {
      here.add(await routes());
      matcher = undefined;
    }),
  }));

  return async (href: string): Promise<string | undefined> => {
    const first = firstSegmentOf(href);
    const wanted = tables.filter(({ firstSegments }) => firstSegments?.includes(first) ?? true);
    await Promise.all(wanted.map(({ need }) => need()));
    matcher ??= compileRoutes(inManifestOrder([...here].flat()));
    const match = matcher.match('GET', href);
    return match?.kind === 'match' ? match.route.page : undefined;
  };
}
