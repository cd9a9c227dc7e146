import { createContext, useContext } from 'react';
import type { PageObject } from '../protocol/page-object.ts';

/** The page being shown; null outside of one. */
export const PageContext = createContext<PageObject | null>(null);

/** The page object of the page shown; throws outside of one. */
export function usePage(): PageObject {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage needs a page of the application above it');
  return page;
}
