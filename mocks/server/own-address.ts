/**
 * Path and query of an address of ours, to lead somebody there. Several slashes at the start are made one:
 * `//example.org` would be another site.
 */
export const ownAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  pathname.replace(/^[/\\]+/, '/') + search;
