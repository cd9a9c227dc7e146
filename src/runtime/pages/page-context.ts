import { createContext, useContext } from 'react';
import type { PageObject, PageProps } from '../protocol/page-object.ts';

/** The page shown and the address it stands under. */
export interface ShownPage {
  readonly page: PageObject;
  readonly href: string;
}

export const PageContext = createContext<ShownPage | null>(null);

/** A page object whose props are known. */
export type PageOf<Props> = Omit<PageObject, 'props'> & { readonly props: Props };

/**
 * The page shown. `Props` names what the caller reads, usually the props shared by all pages; the contract of
 * the page, checked on the server, is what makes it true.
 */
export function usePage<Props = PageProps>(): PageOf<Props> {
  const shown = useContext(PageContext);
  if (!shown) throw new Error('usePage needs a page above it');
  return shown.page as PageOf<Props>;
}
