import type { RequestContext } from './context.ts';
import { cookieValue, serializeCookie } from './cookies.ts';
import { csrfCookie } from './csrf.ts';
import { isReading } from './read-only.ts';
import { saveSession } from './session.ts';
import { isUnknown } from './unknown-route.ts';

/** An answer and the `Set-Cookie` values that go with it, apart: a browser's `Response` would drop them. */
export interface Dispatched {
  response: Response;
  setCookies: readonly string[];
  facts: RequestFacts;
}

/** What a request turned out to be, for the host's log. */
export interface RequestFacts {
  requestId: string;
  /** Name of the route, never the address: addresses may carry tokens. */
  route: string;
  userId?: string;
  tenantId?: string;
}

/** Stores what changed in the session and adds its cookies to the answer. */
export async function finaliseResponse(context: RequestContext, response: Response): Promise<Dispatched> {
  const { session, deps } = context;
  const isRefused = context.isSigned || response.status === tooManyRequests;
  const isTransient = isPasserBy(context);
  const isKept = !isRefused && !isTransient && !mustRestUnsaved(context);
  if (isKept) await saveSession(deps, session);
  const { isSecure, sessionCookie } = deps.config;
  const options = { maxAgeS: null, isSecure };
  if (session.newToken !== null && isKept) {
    const line = serializeCookie(sessionCookie, session.newToken, { ...options, isHttpOnly: true });
    context.setCookies.push(line);
  }
  // A browser that lost the token, or kept an old one, could otherwise do nothing for as long as its session lasts.
  const isTokenKnown = cookieValue(context.cookies, csrfCookie) === session.csrfToken;
  const takesToken = isKept || (isTransient && !isRefused && showsPage(context));
  if (takesToken && !isTokenKnown) {
    const line = serializeCookie(csrfCookie, session.csrfToken, { ...options, isHttpOnly: false });
    context.setCookies.push(line);
  }
  if (context.route.secret === true || context.link !== null)
    response.headers.set('referrer-policy', 'no-referrer');
  response.headers.set('x-request-id', context.requestId);
  return { response, setCookies: context.setCookies, facts: factsOf(context) };
}

/** Who asks too often leaves nothing behind, whatever their request had begun to change. */
const tooManyRequests = 429;

/**
 * On a full disk a page is shown, and a change that was made is confirmed, with a session that is not renewed.
 * Only signing in is nothing without its session.
 */
const mustRestUnsaved = (context: RequestContext): boolean =>
  context.session.isDirty &&
  (isReading(context) || context.session.newToken === null) &&
  context.deps.gauge.diskSpace() === 'none';

function factsOf({ requestId, route, actor }: RequestContext): RequestFacts {
  return {
    requestId,
    route: route.name,
    ...(actor && !actor.guest && { userId: actor.user.id }),
    ...(actor?.tenant && { tenantId: actor.tenant.id }),
  };
}

/** True for a guest of whom nothing is to be remembered but the page, which their browser names by itself. */
function isPasserBy({ session }: RequestContext): boolean {
  const { previousUrl: _page, ...remembered } = session.data;
  return session.newToken !== null && session.userId === null && Object.keys(remembered).length === 0;
}

/** True where a form may stand, which is sent back with the token. */
const showsPage = ({ route }: RequestContext): boolean => route.page !== undefined || isUnknown(route);
