import type { ComponentType } from 'react';

/** What the file of a page exports, whatever the props of the page. */
export interface PageModule {
  readonly default: ComponentType<never>;
}

/** Fetches the code of one page. */
export type PageLoader = () => Promise<PageModule>;
