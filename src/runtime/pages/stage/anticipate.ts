import { toHref, withoutHash } from '../../protocol/address.ts';
import type { PageCache } from '../cache.ts';
import type { PageRegistry } from '../registry.ts';
import type { ShownPage } from './instance.ts';
import type { NextPage } from './next-page.ts';

export interface AnticipationOptions {
  readonly cache: PageCache;
  readonly registry: PageRegistry;
  readonly next: NextPage;
}

/** Makes what says that a page is likely to be asked for next, where data and code of it are here. */
export function createAnticipation({ cache, registry, next }: AnticipationOptions): (href: string) => void {
  const readyPage = (href: string): ShownPage | null => {
    const entry = cache.readUsable(href);
    if (entry?.kind !== 'page' || entry.status >= 400 || !cache.isFresh(entry)) return null;
    const { page, serial } = entry;
    const component = registry.get(page.component);
    return component ? { href, page, component, serial } : null;
  };
  // What waits in the history may have state that a page made ready knows nothing of.
  window.addEventListener('popstate', () => next.write(null));
  return (href) => next.write(readyPage(withoutHash(toHref(href) ?? href)));
}
