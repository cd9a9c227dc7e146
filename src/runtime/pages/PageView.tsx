import { createElement, useEffect, useReducer, useSyncExternalStore, type ReactNode } from 'react';
import { pathOf } from '../protocol/address.ts';
import type { PageObject } from '../protocol/page-object.ts';
import type { PageCache } from './cache.ts';
import { PageContext } from './page-context.ts';
import type { CachedPage } from './entry.ts';
import type { PageRegistry } from './registry.ts';

export interface PageViewProps {
  readonly cache: PageCache;
  readonly registry: PageRegistry;
  readonly href: string;
  /** What the navigation brought; later states of the address come from the cache. */
  readonly loaded: CachedPage;
  /** Puts the page into its layout. */
  readonly renderPage: (page: PageObject, content: ReactNode) => ReactNode;
}

/**
 * The page of an address, kept up to date from the cache. Component state lives as long as page name and path
 * stay the same: a change of query or of props does not remount.
 */
export function PageView({ cache, registry, href, loaded, renderPage }: PageViewProps) {
  const read = () => cache.readPage(href);
  const entry = useSyncExternalStore(cache.subscribe, read, read) ?? loaded;
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const { component } = entry.page;
  const isHere = registry.get(component) !== undefined;
  const { page, serial } = isHere ? entry : loaded;
  const Component = registry.get(page.component);

  useEffect(() => {
    // An answer behind the scenes may name a page whose code is not here yet: the former one stays until then.
    if (!isHere) registry.load(component).then(showAgain, () => undefined);
  }, [isHere, registry, component]);

  if (!Component) return null;
  const key = `${page.component} ${pathOf(href)} ${serial}`;
  const content = createElement(Component, { ...page.props, key });
  return <PageContext value={page}>{renderPage(page, content)}</PageContext>;
}
