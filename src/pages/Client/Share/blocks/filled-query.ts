import type { ShareQuery } from '#contracts/client/share/link.ts';

/** A query without what is at its default: the address stays short. */
export const filledQuery = (query: Partial<ShareQuery>): Partial<ShareQuery> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
