import { addressKey } from '../protocol/address.ts';
import type { PageObject } from '../protocol/page-object.ts';
import type { ReloadOptions, VisitResult } from './visit.ts';

export interface DeferredOptions {
  readonly reload: (options: ReloadOptions) => Promise<VisitResult>;
  /** The address shown. */
  readonly here: () => string;
}

/** Asks for the props that a page left for later, one request per group; errors shown meanwhile stay. */
export function createDeferredLoader({ reload, here }: DeferredOptions): (page: PageObject) => void {
  const underWay = new Set<string>();

  const ask = async (key: string, only: readonly string[]): Promise<void> => {
    underWay.add(key);
    try {
      await reload({ only, preserveErrors: true });
    } finally {
      underWay.delete(key);
    }
  };

  return (page) => {
    for (const paths of Object.values(page.deferredProps ?? {})) {
      const key = `${addressKey(here())} ${paths.join()}`;
      if (!underWay.has(key)) void ask(key, paths);
    }
  };
}
