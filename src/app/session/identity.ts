import type { PageObject } from '#runtime/protocol/page-object.ts';
import { readSharedProps } from './shared-props.ts';

/** Who sees a page, and for which company: kept pages never outlive it. Null: the page does not tell. */
export function identityOf(page: PageObject): string | null {
  if (!('auth' in page.props)) return null;
  const { auth, tenant } = readSharedProps(page);
  return `${auth.user?.id ?? 'guest'} ${tenant?.id ?? '-'}`;
}

/** Whether a page was made for somebody signed in. */
export const isSignedIn = (page: PageObject): boolean => readSharedProps(page).auth.user !== null;
