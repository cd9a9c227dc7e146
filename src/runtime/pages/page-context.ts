import { createContext, useContext } from 'react';
import type { PageObject } from '../protocol/page-object.ts';

/** The page around the caller; null outside of one, as in layouts. */
export const PageContext = createContext<PageObject | null>(null);

/** The page object of the page around the caller; throws outside of one. Layouts are handed it (`renderPage`). */
export function usePage(): PageObject {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage needs a page of the application above it');
  return page;
}
