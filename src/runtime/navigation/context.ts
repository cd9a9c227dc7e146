import { createContext, useContext } from 'react';
import type { PageObject, PageProps } from '../protocol/page-object.ts';
import type { AddressBar } from './address-bar.ts';
import type { ReloadActivity } from './reload-activity.ts';
import type { Visitor } from './visit.ts';

/** What links, hooks and forms need of the router. */
export interface Navigation extends Visitor, AddressBar {
  /** Makes a page ready: data and code, and where it is likely to be asked for, its elements. Never rejects. */
  prefetch(href: string, isLikely?: boolean): Promise<void>;
  /** Changes props of a page kept, by default the one shown, without asking the server. */
  changeProps(change: (props: PageProps) => PageProps, href?: string): void;
  /** Gives the page shown another query, without asking the server and without an entry in the history. */
  rename(href: string): Promise<void>;
  /** The page kept for an address, by default the one shown. */
  readPage(href?: string): PageObject | undefined;
  /** Calls back when a page kept may have changed. */
  subscribePages(listener: () => void): () => void;
  /** Which props are being asked for. */
  readonly activity: ReloadActivity;
  /** Names the entry of the history that is shown: the same again after going back to it. */
  entryKey(): string;
  /** Calls back when the address shown has changed. */
  subscribe(listener: () => void): () => void;
}

/** Null outside the application's router: links are then plain links. */
export const NavigationContext = createContext<Navigation | null>(null);

/** The navigation; throws outside the router. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('useNavigation needs the application router above it');
  return navigation;
}
