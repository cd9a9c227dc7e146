import { sameSecret } from '#mocks/services/tokens.ts';
import { HttpFailure } from './failures.ts';
import type { Session } from './session.ts';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** Name of the readable cookie that carries the token to the browser's own requests. */
export const csrfCookie = 'XSRF-TOKEN';

/**
 * Refuses a change that does not come from our own pages: the `Origin` must be ours and the session's
 * token must be sent back in a header (OWASP, cross-site request forgery prevention). That of a session which
 * begins with this request is known to nobody, save a guest's (guest-token.ts).
 *
 * @throws HttpFailure 419, as the page protocol's servers answer
 */
export function checkCsrf(request: Request, url: URL, session: Session): void {
  if (safeMethods.includes(request.method)) return;
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== url.origin) throw new HttpFailure(419, 'foreign origin');
  const given = request.headers.get('x-xsrf-token') ?? request.headers.get('x-csrf-token');
  if (given === null || !sameSecret(given, session.csrfToken)) {
    throw new HttpFailure(419, 'missing or wrong token');
  }
}
