import { useEffect, useReducer, useSyncExternalStore, type ReactNode } from 'react';
import type { PageObject } from '../protocol/page-object.ts';
import type { PageCache } from './cache.ts';
import type { CachedPage } from './entry.ts';
import type { PageRegistry } from './registry.ts';
import type { NextPage } from './stage/next-page.ts';
import { PageStage } from './stage/PageStage.tsx';

export interface PageViewProps {
  readonly cache: PageCache;
  readonly registry: PageRegistry;
  readonly next: NextPage;
  readonly href: string;
  /** What the navigation brought; later states of the address come from the cache. */
  readonly loaded: CachedPage;
  /**
   * Puts the page into its layout, which is told of it here and not by a context: React looks through every page
   * kept out of sight, element by element, whenever a context above them changes.
   */
  readonly renderPage: (page: PageObject, content: ReactNode) => ReactNode;
}

/**
 * The page of an address, kept up to date from the cache. Component state lives as long as page name and path
 * stay the same: a change of query or of props does not remount.
 */
export function PageView({ cache, registry, next, href, loaded, renderPage }: PageViewProps) {
  const read = () => cache.readPage(href);
  const entry = useSyncExternalStore(cache.subscribe, read, read) ?? loaded;
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const { component: name } = entry.page;
  const isHere = registry.get(name) !== undefined;
  const { page, serial } = isHere ? entry : loaded;
  const component = registry.get(page.component);

  useEffect(() => {
    // An answer behind the scenes may name a page whose code is not here yet: the former one stays until then.
    if (!isHere) registry.load(name).then(showAgain, () => undefined);
  }, [isHere, registry, name]);

  if (!component) return null;
  return renderPage(page, <PageStage next={next} cache={cache} shown={{ href, page, component, serial }} />);
}
