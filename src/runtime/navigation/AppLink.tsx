import {
  memo,
  useContext,
  useEffect,
  useRef,
  useSyncExternalStore,
  type AnchorHTMLAttributes,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
} from 'react';
import { isSameAddress, pathOf } from '../protocol/address.ts';
import { NavigationContext, type Navigation } from './context.ts';
import { isInternalLink, isPlainClick } from './link-rules.ts';

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** From a route builder; an address with a scheme is an ordinary link. */
  readonly href: string;
  readonly replace?: boolean;
  readonly preserveScroll?: boolean;
  /** When the page is made ready: on intent (hover, focus, press), when the link appears, or never. */
  readonly prefetch?: 'intent' | 'mount' | 'none';
  /** Overrides whether the link names the page shown (`aria-current`); by default the addresses are compared. */
  readonly isCurrent?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
}

const HOVER_MS = 75;
const nowhere = (): (() => void) => () => undefined;

/** A path that can be compared as it stands. */
const isPlain = (path: string): boolean => /^\/[\w/-]*$/.test(path);

const isShown = (href: string, shown: string | undefined): boolean => {
  if (shown === undefined) return false;
  // Lists draw links by the dozen while they scroll: most are told apart without reading an address.
  const [path, shownPath] = [pathOf(href), pathOf(shown)];
  if (path !== shownPath && isPlain(path) && isPlain(shownPath)) return false;
  return href.includes('?') ? isSameAddress(href, shown) : isSameAddress(href, pathOf(shown));
};

/**
 * A link that the application follows without a document load, and makes ready beforehand. Modified clicks,
 * other windows, downloads and other hosts are left to the browser. Outside the router it is a plain link. A page
 * has many: those whose props are the same are not drawn again with it.
 */
export const AppLink = memo(function AppLink(props: AppLinkProps) {
  const { href, replace, preserveScroll, prefetch = 'intent', isCurrent, ...rest } = props;
  const { children, onClick, onPointerEnter, onPointerLeave, onPointerDown, onFocus, ...attributes } = rest;
  const navigation = useContext(NavigationContext);
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isInternal = isInternalLink(props);
  const read = () => isShown(href, navigation?.current());
  const isSame = useSyncExternalStore(navigation?.subscribe ?? nowhere, read, read);
  const mayPrefetch = navigation !== null && isInternal && prefetch !== 'none' && !isSame;

  const makeReady = (): void => {
    clearTimeout(hover.current);
    if (mayPrefetch) void navigation.prefetch(href, true);
  };

  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    clearTimeout(hover.current);
    if (!navigation || !isInternal || !isPlainClick(event)) return;
    event.preventDefault();
    void navigation.go(href, { replace, preserveScroll });
  };
  const enter = (event: PointerEvent<HTMLAnchorElement>): void => {
    onPointerEnter?.(event);
    if (event.pointerType !== 'mouse') return;
    clearTimeout(hover.current);
    const link = event.currentTarget;
    // It may have gone meanwhile. An effect that ends the wait would be one for each link of a page.
    hover.current = setTimeout(() => link.isConnected && makeReady(), HOVER_MS);
  };
  const leave = (event: PointerEvent<HTMLAnchorElement>): void => {
    onPointerLeave?.(event);
    clearTimeout(hover.current);
  };
  const press = (event: PointerEvent<HTMLAnchorElement>): void => {
    onPointerDown?.(event);
    if (event.button === 0) makeReady();
  };
  const focus = (event: FocusEvent<HTMLAnchorElement>): void => {
    onFocus?.(event);
    // Focus by pointer is followed by its own press; only the keyboard's counts as intent.
    if (event.currentTarget.matches(':focus-visible')) makeReady();
  };

  return (
    <a
      aria-current={(isCurrent ?? isSame) ? 'page' : undefined}
      {...attributes}
      href={href}
      onClick={follow}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onPointerDown={press}
      onFocus={focus}
    >
      {children}
      {mayPrefetch && prefetch === 'mount' && <MakeReady navigation={navigation} href={href} />}
    </a>
  );
});

/** Makes the page of a link ready once that has appeared. */
function MakeReady({ navigation, href }: { readonly navigation: Navigation; readonly href: string }) {
  useEffect(() => void navigation.prefetch(href), [navigation, href]);
  return null;
}
