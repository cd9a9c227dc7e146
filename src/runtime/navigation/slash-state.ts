import type { HistoryLocation, HistoryState } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether an address ends with a slash, where that alone tells it from the one before. */
    slash?: boolean;
  }
}

/**
 * The state to go to an address with. The router takes `/x` and `/x/` for one place, and stays, unless their
 * states differ: a redirect from one to the other would be followed for ever.
 */
export function slashState(href: string, shown: Pick<HistoryLocation, 'href' | 'state'>): HistoryState {
  const hasSlash = href.endsWith('/');
  if (href !== shown.href) return hasSlash === shown.href.endsWith('/') ? {} : { slash: hasSlash };
  return shown.state.slash !== undefined ? { slash: hasSlash } : {};
}
