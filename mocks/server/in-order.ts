import { notice } from '#generated/routes/verification.ts';
import { areaOf } from './access.ts';
import type { RequestContext } from './context.ts';
import { RedirectFailure } from './failures.ts';

/**
 * Holds back whoever has signed in but has something to do first: to verify their e-mail address. What guests
 * may do, they may too.
 *
 * @throws RedirectFailure to the page on which it is done
 */
export function checkInOrder({ actor, route }: RequestContext): void {
  const isForAll = areaOf(route) === 'guest' && route.signedIn !== true;
  if (actor === null || actor.impersonation !== null || isForAll) return;
  if (actor.user.emailVerifiedAt !== null || route.despite?.includes('unverified')) return;
  throw new RedirectFailure(notice());
}
