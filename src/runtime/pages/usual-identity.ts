import type { PageObject } from '../protocol/page-object.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (key: string): boolean => /(?:^|_)(?:id|uuid|ulid)$|Id$/.test(key);

/**
 * Who sees a page, as the usual prop `auth` tells it: every identifier of `auth.user` and of what is beside it
 * (a company, a team), `guest` for nobody. Null where the page has no such prop.
 */
export function usualIdentity({ props: { auth } }: PageObject): string | null {
  if (!isRecord(auth) || auth.user === undefined) return null;
  if (auth.user === null) return 'guest';
  const ids = JSON.stringify(auth, (key, value: unknown) =>
    isRecord(value) || isId(key) ? value : undefined,
  );
  return /:["\d]/.test(ids) ? ids : null;
}
