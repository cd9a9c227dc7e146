import { sessionStore, type SafeStorage } from '../storage/safe-storage.ts';

/** What the runtime asks of the browser's window; replaced in tests. */
export interface DocumentHost {
  /** Loads an address as a document (again, when it is the present one). */
  leave(url: string): void;
  readonly storage: SafeStorage;
  /** The person asked for less data. */
  savesData(): boolean;
  /** The network is that of a phone with a poor connection, as far as the browser tells. */
  isSlow(): boolean;
}

interface ConnectionNavigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** The window of the browser. */
export const windowHost: DocumentHost = {
  leave(url) {
    const target = new URL(url, window.location.href);
    const isSame = target.pathname === window.location.pathname && target.search === window.location.search;
    if (isSame && target.origin === window.location.origin) window.location.reload();
    else window.location.assign(target.href);
  },
  storage: sessionStore,
  // The Network Information interface is not in every browser, nor in TypeScript's library.
  savesData: () => (navigator as ConnectionNavigator).connection?.saveData === true,
  isSlow: () => /2g|3g/.test((navigator as ConnectionNavigator).connection?.effectiveType ?? ''),
};
