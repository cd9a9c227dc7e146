import type { PageObject } from '../protocol/page-object.ts';
import type { IdentityCheck } from './cache.ts';

export interface IdentityCheckOptions {
  readonly identityOf: (page: PageObject) => string | null;
  /** What scripts can see of the session, such as its cookies. */
  readonly sessionOf: () => string;
}

/**
 * For an application that does not say how to tell people apart: whatever might be another person counts as one. A
 * session that changed by itself (another tab) does, whatever pages tell. Where these do not tell whom they are for,
 * so does every action, every answer of another address than the one asked for, and every change of the session.
 */
export function createIdentityCheck({ identityOf, sessionOf }: IdentityCheckOptions): IdentityCheck {
  let session = sessionOf();
  return (event, page) => {
    const now = sessionOf();
    const isOther = now !== session;
    session = now;
    if (event === 'read') return isOther;
    // Servers may send a new token with every answer: it says nothing where the page tells whom it is for.
    const isKnown = page !== null && identityOf(page) !== null;
    return !isKnown && (isOther || event !== 'answer');
  };
}
