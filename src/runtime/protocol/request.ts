import { parseJson } from './parse-json.ts';
import type { QueryInput } from '../routes/types.ts';
import { withoutHash } from './address.ts';
import { requestBody, type RequestData } from './body.ts';
import { documentCsrf, type CsrfSource } from './csrf.ts';
import { visitHeaders, type PartialSelection } from './headers.ts';
import { mergeQuery } from './merge-query.ts';
import { readPageObject, type PageObject } from './page-object.ts';

/** Methods of a visit. */
export type VisitMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What of a body has left, in bytes. */
export interface UploadProgress {
  readonly loaded: number;
  readonly total: number;
  /** 0 to 1. */
  readonly fraction: number;
}

export interface PageRequest extends PartialSelection {
  readonly method: VisitMethod;
  /** Path and query; a hash is not sent. */
  readonly href: string;
  /** Merged into the query of a GET; otherwise the body. */
  readonly data?: RequestData | undefined;
  readonly errorBag?: string | undefined;
  /** Keys of values that the server sends once and that are known here. */
  readonly knownOnce?: readonly string[] | undefined;
  readonly isPrefetch?: boolean | undefined;
  readonly isReload?: boolean | undefined;
  readonly isFormDataForced?: boolean | undefined;
  /** Told while the body is on its way; `fetch` cannot, so the request then goes another way. */
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Version and name of the page shown now. */
  readonly version: string | null;
  readonly component?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Every way a server, or the lack of one, can answer. */
export type PageAnswer =
  | { readonly kind: 'page'; readonly page: PageObject; readonly status: number }
  /** Leave with a document load: another origin, or new assets. `version`: that of the server, where it told it. */
  | { readonly kind: 'location'; readonly url: string; readonly version?: string }
  /** Go on by a visit of this application. */
  | { readonly kind: 'redirect'; readonly url: string }
  /** Not an answer of the page protocol. */
  | { readonly kind: 'foreign'; readonly status: number; readonly body: string }
  | { readonly kind: 'network-error'; readonly cause: unknown }
  | { readonly kind: 'aborted' };

/** Sends one request of the page protocol; never rejects. */
export type RequestPage = (request: PageRequest) => Promise<PageAnswer>;

export interface RequestEnvironment {
  readonly fetch: typeof fetch;
  readonly csrf: CsrfSource;
  /** False for a server that reads a form with files under any method. Default true. */
  readonly spoofsForms?: boolean | undefined;
  /** What takes the place of `fetch` for an upload that is watched; null where there is nothing of the kind. */
  readonly upload?: ((onProgress: (progress: UploadProgress) => void) => Promise<Send>) | null;
  /** The page whose reading brings a new token, when an action was refused for its old one; none by default. */
  readonly here?: () => string;
}

/** Whoever waits longer is told, and may try again; files may take as long as they need. */
const patienceMs = 30_000;

type Send = (input: string, init: RequestInit) => Promise<Response>;

const own = {
  credentials: 'same-origin',
  // The JSON of a page must never enter the HTTP cache under the page's address.
  cache: 'no-store',
} as const;

async function readAnswer(response: Response): Promise<PageAnswer> {
  // Some servers send X-Inertia along with the two 409 headers: these are looked at first.
  if (response.status === 409) {
    const redirect = response.headers.get('X-Inertia-Redirect');
    if (redirect) return { kind: 'redirect', url: redirect };
    const location = response.headers.get('X-Inertia-Location');
    const version = response.headers.get('X-Inertia-Version');
    if (location) return { kind: 'location', url: location, ...(version !== null && { version }) };
  }
  const body = await response.text();
  if (response.headers.has('X-Inertia')) {
    const page = readPageObject(parseJson(body));
    if (page) return { kind: 'page', page, status: response.status };
  }
  return { kind: 'foreign', status: response.status, body };
}

/**
 * Some servers read a form with files only when it is posted. The method it stands for then goes where they
 * look for it: into the query (Laravel, Adonis, our own) and into a header (Rack, Express).
 */
function spoofMethod(href: string, method: VisitMethod) {
  return {
    href: `${href}${href.includes('?') ? '&' : '?'}_method=${method}`,
    headers: { 'X-HTTP-Method-Override': method },
  };
}

/** Makes the sender. Redirects are followed inside fetch, where the error bag header survives. */
export function createRequestPage(environment: RequestEnvironment): RequestPage {
  return async (request) => {
    const isGet = request.method === 'GET';
    const hasQueryData = isGet && request.data !== undefined && !(request.data instanceof FormData);
    const href = hasQueryData ? mergeQuery(request.href, request.data as QueryInput) : request.href;
    const payload = isGet ? null : requestBody(request.data, request.isFormDataForced);
    const isForm = payload?.body instanceof FormData;
    try {
      const { onProgress } = request;
      const isWatched = isForm && onProgress !== undefined && environment.upload;
      const send: Send = isWatched ? await environment.upload(onProgress) : environment.fetch;
      const isSpoofed = isForm && request.method !== 'POST' && environment.spoofsForms !== false;
      const spoofed = isSpoofed ? spoofMethod(withoutHash(href), request.method) : null;
      const ask = async (signal: AbortSignal | undefined): Promise<PageAnswer> => {
        const sendOnce = () =>
          send(spoofed?.href ?? withoutHash(href), {
            method: spoofed ? 'POST' : request.method,
            headers: { ...visitHeaders(request, environment.csrf), ...payload?.headers, ...spoofed?.headers },
            ...(payload && { body: payload.body }),
            ...(signal && { signal }),
            ...own,
          });
        if (isGet || !environment.here) return readAnswer(await sendOnce());
        const { fetch: read, here, csrf } = environment;
        const headers = visitHeaders({ version: request.version, isReload: true }, csrf);
        return readAnswer(
          await withRenewedToken(sendOnce, () =>
            read(here(), { headers, ...(signal && { signal }), ...own }),
          ),
        );
      };
      return await (isForm ? ask(request.signal) : withDeadline(patienceMs, request.signal, ask));
    } catch (cause) {
      return request.signal?.aborted ? { kind: 'aborted' } : { kind: 'network-error', cause };
    }
  };
}

/** The sender of the browser. */
export const createBrowserRequest = (options: Pick<RequestEnvironment, 'spoofsForms'> = {}): RequestPage =>
  createRequestPage({
    ...options,
    fetch: (input, init) => globalThis.fetch(input, init),
    csrf: documentCsrf,
    here: () => globalThis.location.href,
    upload:
      typeof XMLHttpRequest === 'undefined'
        ? null
        : async (onProgress) => (await import('./upload.ts')).uploadWith(onProgress),
  });

/**
 * Runs something that can be given up, and gives it up when it takes longer than `ms`: what it then rejects
 * with is a `TimeoutError`. The caller's own signal gives it up as well, with the caller's reason.
 */
async function withDeadline<T>(
  ms: number,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const giveUp = (): void => controller.abort(signal?.reason);
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp);
  const timer = setTimeout(
    () => controller.abort(new DOMException(`No answer within ${ms} ms`, 'TimeoutError')),
    ms,
  );
  try {
    return await run(controller.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

/** The status by which servers of the page protocol refuse an old token. */
const tokenStatus = 419;

/**
 * Sends a request, and once more when its token was refused: whoever was away for long, or signed in anew in
 * another tab, need not know. `send` must read the token anew each time. `renew` asks the server for anything
 * that comes with a new token; when it fails the refusal stands.
 */
async function withRenewedToken(
  send: () => Promise<Response>,
  renew: () => Promise<unknown>,
): Promise<Response> {
  const response = await send();
  if (response.status !== tokenStatus) return response;
  try {
    await renew();
  } catch {
    return response;
  }
  void response.body?.cancel();
  return send();
}
