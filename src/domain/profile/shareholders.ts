/** All of a company. */
export const wholeBps = 10_000;

/** True when the shares of a company’s shareholders make up the whole; none are no shareholders told. */
export const isWholeHeld = (shareholders: readonly { readonly bps: number }[]): boolean =>
  shareholders.length === 0 || shareholders.reduce((sum, { bps }) => sum + bps, 0) === wholeBps;
