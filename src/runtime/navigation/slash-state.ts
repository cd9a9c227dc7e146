declare module '@tanstack/react-router' {
  interface HistoryState {
    slash?: boolean;
  }
}

/** What the history keeps with an address whose last slash tells it from the one before. */
export interface SlashState {
  readonly slash?: boolean;
}

/** The address shown, as the router has it. */
interface ShownLocation {
  readonly href: string;
  readonly state: object;
}

/**
 * The state to go to an address with. The router takes `/x` and `/x/` for one place, and stays, unless their
 * states differ: a redirect from one to the other would be followed for ever.
 */
export function slashState(href: string, shown: ShownLocation): SlashState {
  const hasSlash = href.endsWith('/');
  if (href !== shown.href) return hasSlash === shown.href.endsWith('/') ? {} : { slash: hasSlash };
  return 'slash' in shown.state ? { slash: hasSlash } : {};
}
