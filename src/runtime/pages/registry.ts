import type { ComponentType } from 'react';
import { fetchCode } from '../platform/fetch-code.ts';
import { NetworkError, PageCodeError, UnknownPageError } from '../protocol/failures.ts';
import type { PageModule } from './types.ts';

/** A page's component; its props are those the server sent for it. */
export type PageComponent = ComponentType<Record<string, unknown>>;

/** Pages by name, each fetched once when first wanted. */
export interface PageRegistry {
  /** The component if its code is here already. */
  get(name: string): PageComponent | undefined;
  /** Rejects with `UnknownPageError`, `NetworkError` or `PageCodeError`; a failed load may be tried again. */
  load(name: string): Promise<PageComponent>;
}

/** Makes the registry over what fetches the code of a page, which rejects with `UnknownPageError` for none. */
export function createPageRegistry(fetchPage: (name: string) => Promise<PageModule>): PageRegistry {
  const loaded = new Map<string, PageComponent>();
  const underWay = new Map<string, Promise<PageComponent>>();

  const loadPage = async (name: string): Promise<PageComponent> => {
    try {
      const module = await fetchCode(() => fetchPage(name));
      // The server's props are typed by the contract of the page; no type can follow a name at run time.
      const component = module.default as unknown as PageComponent;
      loaded.set(name, component);
      return component;
    } catch (cause) {
      const isKnown = cause instanceof UnknownPageError || cause instanceof NetworkError;
      throw isKnown ? cause : new PageCodeError(name, cause);
    } finally {
      underWay.delete(name);
    }
  };

  return {
    get: (name) => loaded.get(name),
    load(name) {
      const component = loaded.get(name);
      if (component) return Promise.resolve(component);
      const existing = underWay.get(name);
      if (existing) return existing;
      const promise = loadPage(name);
      underWay.set(name, promise);
      return promise;
    },
  };
}
