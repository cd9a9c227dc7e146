import { useContext, useSyncExternalStore } from 'react';
import { hashOf, pathOf, withoutHash } from '../protocol/address.ts';
import type { GoOptions } from './address-bar.ts';
import { NavigationContext, useNavigation } from './context.ts';
import type { ReloadOptions, VisitOptions, VisitResult } from './visit.ts';

/** `visit({ method, href, data })`: sends an action or goes to a page; see `VisitOptions`. */
export function useVisit(): (options: VisitOptions) => Promise<VisitResult> {
  return useNavigation().visit;
}

/** `reload({ only: ['tasks'] })`: asks again for the page shown or some of its props. */
export function useReload(): (options?: ReloadOptions) => Promise<VisitResult> {
  return useNavigation().reload;
}

/** `navigate(href)`: shows the page of an address. */
export function useNavigate(): (href: string, options?: GoOptions) => Promise<void> {
  return useNavigation().go;
}

const nowhere = (): (() => void) => () => undefined;

/** The address shown, in pieces. Outside the router: the document's. */
export function useAddress(): { href: string; path: string; search: string; hash: string } {
  const navigation = useContext(NavigationContext);
  const read = () => navigation?.current() ?? '/';
  const href = useSyncExternalStore(navigation?.subscribe ?? nowhere, read, read);
  const path = pathOf(href);
  return { href, path, search: withoutHash(href).slice(path.length), hash: hashOf(href) };
}
