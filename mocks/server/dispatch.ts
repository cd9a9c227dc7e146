import { compileRoutes } from '#runtime/routes/match.ts';
import { parseQuery } from '#runtime/routes/query.ts';
import type { RouteDefinition } from '#runtime/routes/types.ts';
import { detectLocale } from '#runtime/locale/detect.ts';
import { checkAccess } from './access.ts';
import { backAddress } from './back.ts';
import { actorByEmail, readActor } from './actor.ts';
import { cookieValue, serializeCookie } from './cookies.ts';
import { checkCsrf, csrfCookie } from './csrf.ts';
import type { RequestContext } from './context.ts';
import type { ServerDependencies } from './dependencies.ts';
import { errorAnswer, maintenanceAnswer } from './error-page.ts';
import { HttpFailure, RedirectFailure, ValidationFailure } from './failures.ts';
import type { Answer } from './handler.ts';
import { maintenanceFor } from './maintenance.ts';
import { resumeRemembered } from './resume.ts';
import { isProtocolRequest, respondWithPage } from './respond.ts';
import { asKey, isSignedLink } from './signed-link.ts';
import { createSession, purgeSessions, readSession, saveSession } from './session.ts';

/** An answer and the `Set-Cookie` values that go with it, apart: a browser's `Response` would drop them. */
export interface Dispatched {
  response: Response;
  setCookies: readonly string[];
}

/** Cookies of a request by name, as the host reads them. */
export type Cookies = Readonly<Record<string, string | undefined>>;

/**
 * Answers a request, or null when it is not for this server: the host then serves its static files.
 *
 * Order of the checks: origin and token, session, account, area, permission; then, in the handler, record,
 * payload, version.
 */
export type Dispatch = (request: Request, cookies: Cookies) => Promise<Dispatched | null>;

/** Stands for an address that no route matches, so that its error page has a context like any other. */
const unknownRoute: RouteDefinition = { name: 'unknown', uri: '', methods: ['GET'] };

/** Time between two removals of sessions that are over. */
const purgeIntervalMs = 600_000;

/** Builds the server out of its parts. */
export function createDispatch(deps: ServerDependencies): Dispatch {
  const matcher = compileRoutes(deps.routes);
  let purgedAtMs = Number.NEGATIVE_INFINITY;

  const purgeNowAndThen = async (): Promise<void> => {
    const nowMs = deps.clock.systemNow().getTime();
    if (nowMs - purgedAtMs < purgeIntervalMs) return;
    purgedAtMs = nowMs;
    await purgeSessions(deps);
  };

  return async (request, cookies) => {
    const url = new URL(request.url);
    const method = await spoofedMethod(request);
    const result = matcher.match(method, url.pathname, { host: url.host });
    const match = result?.kind === 'match' ? result : null;
    const isProtocol = isProtocolRequest(request);
    const isDocument =
      !isProtocol && request.method === 'GET' && (match === null || match.route.page !== undefined);
    if (isDocument && deps.renderDocument === null) return null;

    await purgeNowAndThen();
    const route = match?.route ?? unknownRoute;
    const context = await openContext(deps, request, cookies, url, route, match?.parameters ?? {});
    try {
      if (context.isStaleAsset) return await seal(context, locationAnswer(url));
      if (match === null)
        throw notMatched(result?.kind === 'methodNotAllowed' ? result.allowedMethods : [], method);
      const response = await answer(context);
      return await seal(context, response);
    } catch (error) {
      return await seal(context, await refuse(context, error));
    }
  };

  async function answer(context: OpenedContext): Promise<Response> {
    const { request, url } = context;
    const maintenance = await maintenanceFor(context);
    if (maintenance !== null) {
      const response = await respondWithPage(context, maintenanceAnswer(context, maintenance), 503);
      response.headers.set('retry-after', String(maintenance.retryAfterS));
      return response;
    }
    if (!context.isSigned) checkCsrf(request, url, context.hadSession ? context.session : null);
    checkAccess(context);
    const handler = deps.handlers[context.route.name as keyof typeof deps.handlers];
    return respond(context, await handler.handle(context));
  }
}

interface OpenedContext extends RequestContext {
  /** False for a visitor whose session starts with this request. */
  readonly hadSession: boolean;
  readonly isStaleAsset: boolean;
}

async function openContext(
  deps: ServerDependencies,
  request: Request,
  cookies: Cookies,
  url: URL,
  route: RouteDefinition,
  parameters: Readonly<Record<string, string>>,
): Promise<OpenedContext> {
  const setCookies: string[] = [];
  const isSigned = await isSignedLink(deps.signer, request.method, url, deps.clock.systemNow());
  const known = await readSession(deps, cookieValue(cookies, deps.config.sessionCookie));
  const resumed = known?.userId == null ? await resumeRemembered(deps, cookies, setCookies, known) : null;
  const session =
    resumed ?? known ?? (await createSession(deps, { userId: null, tenantId: null, area: null }));
  const actor = isSigned ? await signedActor(deps, route, url) : await readActor(deps, session);
  if (isSigned) session.isDirty = false;
  const wanted = cookieValue(cookies, 'ilot_langue');
  const theme = cookieValue(cookies, 'ilot_theme');
  const version = request.headers.get('x-inertia-version');
  return {
    deps,
    request,
    requestId: deps.newId(),
    url,
    route,
    parameters,
    query: parseQuery(url.search),
    locale:
      actor?.user.locale ??
      (wanted === 'fr' || wanted === 'en'
        ? wanted
        : detectLocale(request.headers.get('accept-language') ?? '', ['fr', 'en'], 'fr')),
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    cookies,
    session,
    actor,
    isSigned,
    setCookies,
    hadSession: known !== null,
    isStaleAsset:
      request.method === 'GET' &&
      version !== null &&
      deps.config.assetVersion !== null &&
      version !== deps.config.assetVersion,
  };
}

/** A signed link shows a printable page in someone's name, and nothing else. */
async function signedActor(deps: ServerDependencies, route: RouteDefinition, url: URL) {
  const email = url.searchParams.get(asKey);
  return email !== null && route.name.startsWith('export.') ? actorByEmail(deps, email) : null;
}

async function respond(context: RequestContext, answer: Answer): Promise<Response> {
  switch (answer.kind) {
    case 'page':
      return respondWithPage(context, answer);
    case 'raw':
      return answer.response;
    case 'redirect':
      if (answer.flash) {
        context.session.data.flash = answer.flash;
        context.session.isDirty = true;
      }
      return seeOther(answer.to);
  }
}

async function refuse(context: RequestContext, error: unknown): Promise<Response> {
  if (error instanceof RedirectFailure) return seeOther(error.to);
  if (error instanceof ValidationFailure) {
    context.session.data.errors = { ...error.errors };
    context.session.data.details = { ...error.details };
    context.session.isDirty = true;
    return seeOther(backAddress(context));
  }
  const failure = error instanceof HttpFailure ? error : new HttpFailure(500, describe(error));
  logFailure(context, failure, error);
  if (isData(context)) return plainRefusal(failure);
  const response = await respondWithPage(context, errorAnswer(context, failure), failure.status);
  if (failure.retryAfterS !== null) response.headers.set('retry-after', String(failure.retryAfterS));
  return response;
}

/** Adds the session's cookies and stores what changed in it. */
async function seal(context: RequestContext, response: Response): Promise<Dispatched> {
  const { session, deps } = context;
  const isKept = !context.isSigned && !isPasserBy(context);
  if (isKept) await saveSession(deps, session);
  const { isSecure, sessionCookie } = deps.config;
  if (session.newToken !== null && isKept) {
    const options = { maxAgeS: null, isSecure };
    context.setCookies.push(
      serializeCookie(sessionCookie, session.newToken, { ...options, isHttpOnly: true }),
      serializeCookie(csrfCookie, session.csrfToken, { ...options, isHttpOnly: false }),
    );
  }
  response.headers.set('x-request-id', context.requestId);
  return { response, setCookies: context.setCookies };
}

/** True for a request of a guest that shows no page, such as a health probe: nothing to remember. */
const isPasserBy = ({ route, session }: RequestContext): boolean =>
  session.newToken !== null &&
  session.userId === null &&
  route.page === undefined &&
  route !== unknownRoute &&
  Object.keys(session.data).length === 0;

/** A form of a page without script may only POST: `_method` in the query says what it means. */
async function spoofedMethod(request: Request): Promise<string> {
  if (request.method !== 'POST') return request.method;
  const spoofed = new URL(request.url).searchParams.get('_method')?.toUpperCase();
  return spoofed === 'PUT' || spoofed === 'PATCH' || spoofed === 'DELETE' ? spoofed : 'POST';
}

function notMatched(allowed: readonly string[], method: string): HttpFailure {
  return allowed.length > 0
    ? new HttpFailure(405, `${method} is not among ${allowed.join(', ')}`)
    : new HttpFailure(404, 'no route');
}

/** 303, so that the next request is a GET whatever this one was. */
const seeOther = (to: string): Response =>
  new Response(null, { status: 303, headers: { location: to, vary: 'X-Inertia' } });

/** Asks a client of another build to load the document anew (page protocol, asset version). */
function locationAnswer(url: URL): Response {
  const headers = { 'x-inertia-location': url.pathname + url.search, vary: 'X-Inertia' };
  return new Response(null, { status: 409, headers });
}

/** True for a file or JSON: whoever asked for it cannot show an error page. */
const isData = ({ request, route }: RequestContext): boolean =>
  route.page === undefined &&
  route !== unknownRoute &&
  request.method === 'GET' &&
  !isProtocolRequest(request);

const plainRefusal = (failure: HttpFailure): Response =>
  Response.json(
    { status: failure.status },
    {
      status: failure.status,
      headers: failure.retryAfterS === null ? {} : { 'retry-after': String(failure.retryAfterS) },
    },
  );

function logFailure(context: RequestContext, failure: HttpFailure, error: unknown): void {
  const facts = { requestId: context.requestId, route: context.route.name, status: failure.status };
  if (failure.status >= 500) {
    context.deps.log.error(failure.message, {
      ...facts,
      stack: error instanceof Error ? error.stack : undefined,
    });
  } else {
    context.deps.log.info(failure.message, facts);
  }
}

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));
