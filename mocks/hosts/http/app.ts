import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context } from 'hono';
import { getResponse, isPassthroughResponse } from 'msw';
import { AsyncLocalStorage } from 'node:async_hooks';
import { createDispatch, type Dispatch, type DispatchHints } from '#mocks/server/dispatch.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { plainAnswer } from '#mocks/server/plain-answer.ts';
import { describeError } from '#mocks/server/refuse.ts';
import type { RequestFacts } from '#mocks/server/finalise-response.ts';
import { mswHandlers } from '../msw.ts';
import { createBodyRoom, isAnnouncedTooLarge, tooLarge, type BodyFault } from './bodies.ts';
import { compressed } from './compress.ts';
import { serveFiles } from './files.ts';
import { asSeenByBrowser, clientAddress, forwardedId } from './forwarded.ts';
import { createGate } from './gate.ts';
import { defaultLimits, type Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { createProbes, type Probes } from './probes.ts';
import { requestLog, type Served } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';

/** Answers what is the host's own, beside the probes; null for a request that it does not know. */
export type HostEndpoint = (
  request: Request,
  remoteAddress: string,
) => Promise<{ route: string; response: Response } | null>;

export interface AppOptions {
  /** Folder of the built files; null where something else serves them. */
  buildDirectory: string | null;
  hasPolicy?: boolean;
  isBehindTls?: boolean;
  trustedProxies?: number;
  publicHosts?: readonly string[];
  limits?: Partial<Limits>;
  probes?: Probes;
  endpoints?: readonly HostEndpoint[];
  metrics?: Metrics;
  /** Keys the hash of addresses in the log. */
  logKey?: string;
}

/** Seconds after which it is worth asking again, when too much is going on. */
const busyRetryS = 1;
const lateRetryS = 10;

/** Nobody reads it: the connection is gone. It stands in the log alone. */
const closedByClient = 499;

/** Who asks, and what tells that they are gone. */
interface Peer {
  readonly client: string;
  readonly closed: AbortSignal;
}

/** Why a request has no answer of the server's. */
type Missing = 'busy' | 'late' | Exclude<BodyFault, 'large'>;

type Plain = (status: number, retryAfterS?: number) => Response;

const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The HTTP host: probes, built files under `/build/`, and the stand-in's handlers for everything else. */
export function createApp(deps: ServerDependencies, options: AppOptions): Hono {
  const { hasPolicy = true, isBehindTls = false, trustedProxies = 0, publicHosts = [] } = options;
  const hasMaps = deps.config.mapsKey !== null;
  const tiles = deps.config.mapTiles?.url ?? null;
  const limits = { ...defaultLimits, ...options.limits };
  const probes = options.probes ?? createProbes(deps.db, deps.gauge);
  const files = options.buildDirectory === null ? null : serveFiles(options.buildDirectory);
  const gate = createGate(limits.maxRequests);
  options.metrics?.watchGate(gate, limits.maxRequests);
  const bodies = createBodyRoom(limits);
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

  /** Lets a whole request through to the server, when there is room. */
  const pass = (client: string, run: () => Promise<Response | null>) =>
    gate.pass(client, run, limits.answerMs);

  /** Receives a request whole, outside of the gate, then answers it. */
  const handle = async (request: Request, peer: Peer, state: Observed) => {
    const { client } = peer;
    const refuseLarge = () => pass(client, () => refusedPage(request, state, tooLarge()));
    if (isAnnouncedTooLarge(request, limits)) return refuseLarge();
    const answered = await bodies.receive(request, peer, (whole, form) =>
      pass(client, () => dispatch(whole, form === null ? state : withForm(state, form))),
    );
    return answered === 'large' ? refuseLarge() : answered;
  };

  const answer = async (
    context: Context,
    request: Request,
    peer: Peer,
    state: Observed,
  ): Promise<Response> => {
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
      return path === '/healthz' ? probes.healthz() : probes.readyz(gate.isFull());
    }
    if (files !== null && path.startsWith('/build/')) {
      state.facts = { requestId: requestIdOf(state), route: 'build' };
      if (request.method !== 'GET') return withHeader(plain(405), 'allow', 'GET, HEAD');
      return (await files(request, path.slice('/build'.length))) ?? plain(404);
    }
    for (const endpoint of options.endpoints ?? []) {
      const own = await endpoint(request, remoteOf(context));
      if (own === null) continue;
      state.facts = { requestId: requestIdOf(state), route: own.route };
      return own.response;
    }
    const answered = await handle(request, peer, state);
    if (answered === null) return plain(404);
    if (answered instanceof Response) return answered;
    return answerMissing(answered, state, plain);
  };

  /** What is said where there is no answer, and written in the log. */
  const answerMissing = (why: Missing, state: Observed, plain: Plain): Response => {
    const requestId = requestIdOf(state);
    if (why === 'busy' || why === 'late') options.metrics?.refused(why);
    switch (why) {
      case 'busy':
        deps.log.warn('too many requests at once', { requestId, running: gate.running() });
        return plain(503, busyRetryS);
      case 'late':
        deps.log.error('no answer in time', { requestId, route: state.facts?.route });
        return plain(503, lateRetryS);
      case 'slow':
        return withHeader(plain(408), 'connection', 'close');
      case 'crowded':
        deps.log.warn('too many bodies at once', { requestId, openCount: bodies.openCount() });
        return withHeader(plain(503, busyRetryS), 'connection', 'close');
      case 'gone':
        return plain(closedByClient);
    }
  };

  const requestIdOf = (state: Observed): string => state.facts?.requestId ?? state.hints.requestId ?? '';

  const app = new Hono();
  app.all('*', async (context) => {
    const startedAt = performance.now();
    const raw = context.req.raw;
    const { method } = raw;
    const remote = remoteOf(context);
    const client = clientAddress(raw.headers, remote, trustedProxies);
    const requestId = forwardedId(raw.headers, trustedProxies) ?? deps.newId();
    const state: Observed = { hints: { requestId }, facts: null };
    let response: Response;
    try {
      if (!knownMethods.includes(method)) {
        response = withHeader(
          plainAnswer(raw.headers, { status: 405, requestId }),
          'allow',
          knownMethods.slice(0, -1).join(', '),
        );
      } else if (hasCredentials(raw.url)) {
        response = plainAnswer(raw.headers, { status: 400, requestId });
      } else {
        const request = asSeenByBrowser(raw, remote, { isBehindTls, trustedProxies, publicHosts });
        const peer = { client, closed: raw.signal };
        response = await compressed(request, await answer(context, request, peer, state));
      }
    } catch (error) {
      deps.log.error(`outside of the dispatcher: ${describeError(error)}`, {
        requestId,
        stack: error instanceof Error ? error.stack : undefined,
      });
      response = plainAnswer(raw.headers, { status: 500, requestId });
    }
    const headers = new Headers(response.headers);
    const extra = securityHeaders(
      {
        hasPolicy,
        isBehindTls,
        hasMaps,
        tiles,
      },
      headers,
    );
    for (const [name, value] of Object.entries(extra)) headers.set(name, value);
    if (!headers.has('x-request-id')) headers.set('x-request-id', requestId);
    if (probes.isStopping()) headers.set('connection', 'close');
    const length = headers.get('content-length');
    const served: Served = {
      method,
      status: response.status,
      ms: performance.now() - startedAt,
      bytes: method === 'HEAD' ? 0 : length === null ? null : Number(length),
      facts: state.facts ?? { requestId, route: 'unknown' },
      address: client,
    };
    logged(served);
    options.metrics?.served(served);
    return new Response(response.body, { status: response.status, headers });
  });
  return app;
}

/** Keeps a form beside its request: MSW hands on the request alone. */
const withForm = (state: Observed, form: Uint8Array<ArrayBuffer>): Observed =>
  Object.assign(state, { hints: { ...state.hints, form } });

const remoteOf = (context: Context): string => getConnInfo(context).remote.address ?? 'unknown';

/** True for an address with a name or a password, of which no request can be made (Fetch standard). */
function hasCredentials(address: string): boolean {
  const url = URL.parse(address);
  return url === null || url.username !== '' || url.password !== '';
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

/** What the host knows and learns of one request, whoever handles it on the way. */
interface Observed {
  readonly hints: DispatchHints;
  /** Told by the dispatcher once it has answered. */
  facts: RequestFacts | null;
}

/** The request under way: MSW stands between the host and the dispatcher and carries only the request. */
const observed = new AsyncLocalStorage<Observed>();
