import { createContext, useContext } from 'react';
import type { AddressBar } from './address-bar.ts';
import type { Visitor } from './visit.ts';

/** What links, hooks and forms need of the router. */
export interface Navigation extends Visitor, AddressBar {
  /** Makes a page ready: data and code. Never rejects. */
  prefetch(href: string): Promise<void>;
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
