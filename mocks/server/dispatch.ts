import { compileRoutes, type MatchResult } from '#runtime/routes/match.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import { databaseCode } from '#mocks/db/unavailable.ts';
import type { RequestContext } from './context.ts';
import type { ServerDependencies } from './dependencies.ts';
import { HttpFailure } from './failures.ts';
import { answerFromUploadQueue, bringsFiles } from './files/upload-queue.ts';
import type { Answer } from './handler.ts';
import { openContext, type OpenedContext } from './open-context.ts';
import { recordImpersonated } from './impersonation-trail.ts';
import { checkRate, pipeline } from './pipeline.ts';
import { publishOutbox } from './publish-outbox.ts';
import { crashAnswer, describeError, refuse } from './refuse.ts';
import { isProtocolRequest, respondWithPage, seeOther } from './respond.ts';
import { finaliseResponse, type Dispatched } from './finalise-response.ts';
import { noteVisit } from './visits/note-visit.ts';
import { refuseUnopened } from './refuse-unopened.ts';
import { unknownRoute } from './unknown-route.ts';

/** Cookies of a request by name, as the host reads them. */
export type Cookies = Readonly<Record<string, string | undefined>>;

/**
 * Answers a request, or null when it is not for this server: the host then serves its static files.
 */
export type Dispatch = (
  request: Request,
  cookies: Cookies,
  hints?: DispatchHints,
) => Promise<Dispatched | null>;

/** What a host knows of a request before it is dispatched. */
export interface DispatchHints {
  /** The identifier that a trusted proxy gave to the request. */
  readonly requestId?: string;
  /** The form with files that came with the request, which then has no body itself. */
  readonly form?: Uint8Array<ArrayBuffer>;
  /** Why the request is not to be carried out: the person sees the error page. */
  readonly refusal?: HttpFailure;
}

/** Builds the server out of its parts. */
export function createDispatch(deps: ServerDependencies): Dispatch {
  const matcher = compileRoutes(deps.routes);

  return async (request, cookies, hints = {}) => {
    const url = new URL(request.url);
    const result = matcher.match(spoofedMethod(request, url), url.pathname, { host: url.host });
    if (deps.renderDocument === null && isDocument(request, result)) return null;
    const requestId = hints.requestId ?? deps.newId();
    const arrived: Arrived = { request, cookies, hints, url, result, requestId };
    const facts = { requestId, route: result?.kind === 'match' ? result.route.name : 'unknown' };
    try {
      const dispatched = bringsFiles(request)
        ? await answerFromUploadQueue(deps, arrived, () => openAndAnswer(deps, arrived))
        : await openAndAnswer(deps, arrived);
      if (!(dispatched instanceof HttpFailure)) return dispatched;
      deps.log.info(dispatched.message, { ...facts, status: dispatched.status });
      return { response: refuseUnopened(deps, arrived, dispatched), setCookies: [], facts };
    } catch (error) {
      const stack = error instanceof Error ? error.stack : undefined;
      const database = databaseCode(error);
      deps.log.error(`outside of any page: ${describeError(error)}`, { requestId, database, stack });
      return { response: crashAnswer(request, requestId, error), setCookies: [], facts };
    }
  };
}

/** A request before it is known who asks. */
interface Arrived {
  readonly request: Request;
  readonly cookies: Cookies;
  readonly hints: DispatchHints;
  readonly url: URL;
  readonly result: MatchResult<RouteRow>;
  readonly requestId: string;
}

async function openAndAnswer(
  deps: ServerDependencies,
  { request, cookies, hints, url, result, requestId }: Arrived,
): Promise<Dispatched> {
  const startedAtMs = deps.clock.systemNow().getTime();
  const match = result?.kind === 'match' ? result : null;
  const { route, parameters } = match ?? { route: unknownRoute, parameters: {} };
  const context = await openContext(deps, request, cookies, {
    requestId,
    url,
    route,
    parameters,
    form: hints.form ?? null,
  });
  const dispatched = await finaliseResponse(context, await answerOrRefuse(context, result, hints.refusal));
  await publishOutbox(deps, context);
  const ms = deps.clock.systemNow().getTime() - startedAtMs;
  await noteVisit(deps.visits, context, { status: dispatched.response.status, ms });
  return dispatched;
}

async function answerOrRefuse(
  context: OpenedContext,
  result: MatchResult,
  refusal: HttpFailure | undefined,
): Promise<Response> {
  try {
    if (refusal !== undefined) {
      checkRate(context);
      throw refusal;
    }
    return await answer(context, result);
  } catch (error) {
    context.outbox.length = 0;
    return refuse(context, error);
  }
}

async function answer(context: OpenedContext, result: MatchResult): Promise<Response> {
  for (const step of pipeline) {
    const response = await step.run(context, result);
    if (response) return response;
  }
  const { deps } = context;
  const handler = deps.handlers[context.route.name as keyof typeof deps.handlers];
  const response = await respond(context, await handler.handle(context));
  await recordImpersonated(context, response);
  return response;
}

async function respond(context: RequestContext, given: Answer): Promise<Response> {
  switch (given.kind) {
    case 'page':
      return respondWithPage(context, given);
    case 'raw':
      return given.response;
    case 'redirect':
      if (given.flash) {
        context.session.data.flash = given.flash;
        context.session.isDirty = true;
      }
      return seeOther(given.to);
  }
}

/** True for the browser's own navigation to a page, which the page protocol does not carry. */
function isDocument(request: Request, result: MatchResult): boolean {
  if (isProtocolRequest(request) || request.method !== 'GET') return false;
  return result?.kind !== 'match' || result.route.page !== undefined;
}

/** A form of a page without script may only POST: `_method` in the query says what it means. */
function spoofedMethod(request: Request, url: URL): string {
  if (request.method !== 'POST') return request.method;
  const spoofed = url.searchParams.get('_method')?.toUpperCase();
  return spoofed === 'PUT' || spoofed === 'PATCH' || spoofed === 'DELETE' ? spoofed : 'POST';
}
