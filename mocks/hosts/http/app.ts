import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context } from 'hono';
import { getResponse, isPassthroughResponse } from 'msw';
import { createDispatch, type Dispatch, type DispatchHints } from '#mocks/server/dispatch.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { plainAnswer } from '#mocks/server/plain-answer.ts';
import { describeError } from '#mocks/server/refuse.ts';
import { mswHandlers } from '../msw.ts';
import { announcedRefusal, isUpload, limitBody, tooLarge } from './body-limit.ts';
import { compressed } from './compress.ts';
import { serveFiles } from './files.ts';
import { asSeenByBrowser, clientAddress, forwardedId } from './forwarded.ts';
import { createGate } from './gate.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { observed, type Observed } from './observed.ts';
import { createProbes, type Probes } from './probes.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';

export interface AppOptions {
  /** Folder of the built files; null where something else serves them. */
  buildDirectory: string | null;
  hasPolicy?: boolean;
  isBehindTls?: boolean;
  trustedProxies?: number;
  publicHosts?: readonly string[];
  limits?: Partial<Limits>;
  probes?: Probes;
  /** Keys the hash of addresses in the log. */
  logKey?: string;
}

/** Seconds after which it is worth asking again, when too much is going on. */
const busyRetryS = 1;
const lateRetryS = 10;

const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The HTTP host: probes, built files under `/build/`, and the stand-in's handlers for everything else. */
export function createApp(deps: ServerDependencies, options: AppOptions): Hono {
  const { hasPolicy = true, isBehindTls = false, trustedProxies = 0, publicHosts = [] } = options;
  const hasMaps = deps.config.mapsKey !== null;
  const limits = { ...defaultLimits, ...options.limits };
  const probes = options.probes ?? createProbes(deps.db, deps.gauge);
  const files = options.buildDirectory === null ? null : serveFiles(options.buildDirectory);
  const gate = createGate(limits.maxRequests);
  const logged = requestLog(deps.log, options.logKey ?? '');
  const handlers = mswHandlers(observing(createDispatch(deps)), () => true);

  /** Hands a request to the server by way of MSW. */
  const dispatch = async (request: Request, state: Observed): Promise<Response | null> => {
    const response = await observed.run(state, () =>
      getResponse(handlers, request, { baseUrl: new URL(request.url).origin }),
    );
    return response && !isPassthroughResponse(response) ? response : null;
  };

  /** The page that tells a refusal, made by the server so that it is in the person's language and layout. */
  const refusedPage = (request: Request, state: Observed, refusal: DispatchHints['refusal']) => {
    const asked = new Request(request.url, { headers: request.headers });
    return dispatch(asked, Object.assign(state, { hints: { ...state.hints, refusal } }));
  };

  const handle = async (request: Request, state: Observed): Promise<Response | null> => {
    const refusal = announcedRefusal(request, limits);
    if (refusal !== null) return refusedPage(request, state, refusal);
    const limited = limitBody(request, limits);
    const response = await dispatch(limited.request, state);
    return limited.isExceeded() ? refusedPage(request, state, tooLarge()) : response;
  };

  const answer = async (context: Context, request: Request, state: Observed): Promise<Response> => {
    const { path } = context.req;
    const plain = (status: number, retryAfterS?: number): Response =>
      plainAnswer(request.headers, {
        status,
        requestId: requestIdOf(state),
        ...(retryAfterS !== undefined && { retryAfterS }),
      });
    if (request.url.length > limits.urlChars) return plain(414);
    if (path === '/healthz' || path === '/readyz') {
      state.facts = { requestId: requestIdOf(state), route: path.slice(1) };
      return path === '/healthz' ? probes.healthz() : probes.readyz();
    }
    if (files !== null && path.startsWith('/build/')) {
      state.facts = { requestId: requestIdOf(state), route: 'build' };
      if (request.method !== 'GET') return withHeader(plain(405), 'allow', 'GET, HEAD');
      return (await files(request, path.slice('/build'.length))) ?? plain(404);
    }
    const passed = await gate.pass(
      () => handle(request, state),
      isUpload(request) ? limits.uploadMs : limits.answerMs,
    );
    if (passed === 'busy') {
      deps.log.warn('too many requests at once', { requestId: requestIdOf(state), running: gate.running() });
      return plain(503, busyRetryS);
    }
    if (passed === 'late') {
      deps.log.error('no answer in time', { requestId: requestIdOf(state), route: state.facts?.route });
      return plain(503, lateRetryS);
    }
    return passed ?? plain(404);
  };

  const requestIdOf = (state: Observed): string => state.facts?.requestId ?? state.hints.requestId ?? '';

  const app = new Hono();
  app.all('*', async (context) => {
    const startedAt = performance.now();
    const raw = context.req.raw;
    const { method } = raw;
    const remote = getConnInfo(context).remote.address ?? 'unknown';
    const requestId = forwardedId(raw.headers, trustedProxies) ?? deps.newId();
    const state: Observed = { hints: { requestId }, facts: null };
    let response: Response;
    try {
      if (hasCredentials(raw.url)) {
        response = plainAnswer(raw.headers, { status: 400, requestId });
      } else if (knownMethods.includes(method)) {
        const request = asSeenByBrowser(raw, remote, { isBehindTls, trustedProxies, publicHosts });
        response = await compressed(request, await answer(context, request, state));
      } else {
        response = withHeader(
          plainAnswer(raw.headers, { status: 405, requestId }),
          'allow',
          knownMethods.slice(0, -1).join(', '),
        );
      }
    } catch (error) {
      deps.log.error(`outside of the dispatcher: ${describeError(error)}`, {
        requestId,
        stack: error instanceof Error ? error.stack : undefined,
      });
      response = plainAnswer(raw.headers, { status: 500, requestId });
    }
    const headers = new Headers(response.headers);
    const extra = securityHeaders({ hasPolicy, isBehindTls, hasMaps }, headers);
    for (const [name, value] of Object.entries(extra)) headers.set(name, value);
    if (!headers.has('x-request-id')) headers.set('x-request-id', requestId);
    if (probes.isStopping()) headers.set('connection', 'close');
    const length = headers.get('content-length');
    logged({
      method,
      status: response.status,
      ms: performance.now() - startedAt,
      bytes: method === 'HEAD' ? 0 : length === null ? null : Number(length),
      facts: state.facts ?? { requestId, route: 'unknown' },
      address: clientAddress(raw.headers, remote, trustedProxies),
    });
    return new Response(response.body, { status: response.status, headers });
  });
  return app;
}

/** True for `http://name:password@host/`, of which no request can be made (Fetch, 5.4). */
function hasCredentials(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && (url.username !== '' || url.password !== '');
}

/** Passes on what the host knows of a request, and keeps what the dispatcher found out. */
function observing(dispatch: Dispatch): Dispatch {
  return async (request, cookies) => {
    const state = observed.getStore();
    const dispatched = await dispatch(request, cookies, state?.hints);
    if (state && dispatched) state.facts = dispatched.facts;
    return dispatched;
  };
}

function withHeader(response: Response, name: string, value: string): Response {
  response.headers.set(name, value);
  return response;
}
