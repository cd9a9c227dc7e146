import type { DocumentHost } from '../platform/document-host.ts';
import { PageCodeError } from '../protocol/failures.ts';
import type { PageCache } from './cache.ts';
import type { CachedPage } from './entry.ts';
import { keepFlash, type Flash } from './keep-flash.ts';
import type { PageRegistry } from './registry.ts';

/** Where a navigation ends. */
export type LoadOutcome =
  | { readonly kind: 'page'; readonly href: string; readonly entry: CachedPage }
  /** `keepsHash`: the hash of the address asked for belongs to the other one as well. */
  | { readonly kind: 'moved'; readonly to: string; readonly keepsHash: boolean }
  /** A document load is under way; nothing more is to be shown. */
  | { readonly kind: 'left' };

/** How a page comes to be shown. */
export interface Arrival {
  /** Only the hash has changed: nothing is asked for. */
  readonly isQuiet?: boolean;
  /** Back or forward in the history: lists that have grown keep their length. */
  readonly isReturn?: boolean;
  /** With new component state. */
  readonly startsAnew?: boolean;
}

export interface ShowingOptions {
  readonly cache: PageCache;
  readonly registry: PageRegistry;
  readonly host: DocumentHost;
}

const FULL_VISIT_KEY = 'runtime.full-visit:';

/** Shows pages that are kept: all that a first page needs. */
export function createShowing({ cache, registry, host }: ShowingOptions) {
  /** Code needed for an address; when it cannot be had, one full visit there, then the error. Null: left. */
  const orLeave = async <T>(name: string, href: string, load: () => Promise<T>): Promise<T | null> => {
    const key = `${FULL_VISIT_KEY}${name}`;
    try {
      const code = await load();
      host.storage.remove(key);
      return code;
    } catch (error) {
      // Without a place to remember the visit it could repeat for ever.
      const isFirst =
        error instanceof PageCodeError && host.storage.get(key) === null && host.storage.set(key, '1');
      if (!isFirst) {
        host.storage.remove(key);
        throw error;
      }
      host.leave(href);
      return null;
    }
  };

  /** The code of a page, as `orLeave` has it; the document that is loaded then tells the page's message. */
  const needCode = async (
    name: string,
    href: string,
    flash: Flash | undefined,
  ): Promise<'ready' | 'left'> => {
    if (registry.get(name) || (await orLeave(name, href, () => registry.load(name)))) return 'ready';
    keepFlash(host.storage, flash);
    return 'left';
  };

  const show = async (href: string, entry: CachedPage, startsAnew = false): Promise<LoadOutcome> => {
    const code = await needCode(entry.page.component, href, entry.flash);
    if (code === 'left') return { kind: 'left' };
    if (startsAnew) cache.store(href, entry.page, { status: entry.status, isRemount: true });
    cache.markShown(href);
    return { kind: 'page', href, entry: cache.readPage(href) ?? entry };
  };

  return {
    orLeave,
    needCode,
    show,
    /** Shows what may be shown without asking; null when there is nothing of the kind. */
    async showFresh(href: string, startsAnew?: boolean): Promise<LoadOutcome | null> {
      const kept = cache.readUsable(href);
      return kept?.kind === 'page' && cache.isFresh(kept) ? show(href, kept, startsAnew) : null;
    },
  };
}
