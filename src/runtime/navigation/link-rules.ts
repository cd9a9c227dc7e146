/** The parts of a click that decide whether the application or the browser follows it. */
export interface LinkClick {
  readonly button: number;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly defaultPrevented: boolean;
}

export interface LinkAttributes {
  readonly href: string;
  readonly target?: string | undefined;
  readonly download?: unknown;
}

/** Whether a link stays inside the application: no scheme, no host, no other window, no download. */
export function isInternalLink({ href, target, download }: LinkAttributes): boolean {
  if (target !== undefined && target !== '' && target !== '_self') return false;
  if (download !== undefined && download !== false) return false;
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/\\');
}

/** Whether a click on such a link is a plain one, for the application to follow. */
export function isPlainClick(click: LinkClick): boolean {
  const hasModifier = click.altKey || click.ctrlKey || click.metaKey || click.shiftKey;
  return click.button === 0 && !hasModifier && !click.defaultPrevented;
}
