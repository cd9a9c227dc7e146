import type { QueryInput } from '../routes/types.ts';
import { mergeQuery, withoutHash } from './address.ts';
import { requestBody, type RequestData } from './body.ts';
import { documentCsrf, type CsrfSource } from './csrf.ts';
import { visitHeaders, type PartialSelection } from './headers.ts';
import { readPageObject, type PageObject } from './page-object.ts';

/** Methods of a visit. */
export type VisitMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface PageRequest extends PartialSelection {
  readonly method: VisitMethod;
  /** Path and query; a hash is not sent. */
  readonly href: string;
  /** Merged into the query of a GET; otherwise the body. */
  readonly data?: RequestData | undefined;
  readonly errorBag?: string | undefined;
  readonly isPrefetch?: boolean | undefined;
  readonly isReload?: boolean | undefined;
  readonly isFormDataForced?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Version and name of the page shown now. */
  readonly version: string | null;
  readonly component?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Every way a server, or the lack of one, can answer. */
export type PageAnswer =
  | { readonly kind: 'page'; readonly page: PageObject; readonly status: number }
  /** Leave with a document load: another origin, or new assets. */
  | { readonly kind: 'location'; readonly url: string }
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
}

async function readAnswer(response: Response): Promise<PageAnswer> {
  // Some servers send X-Inertia along with the two 409 headers: these are looked at first.
  if (response.status === 409) {
    const redirect = response.headers.get('X-Inertia-Redirect');
    if (redirect) return { kind: 'redirect', url: redirect };
    const location = response.headers.get('X-Inertia-Location');
    if (location) return { kind: 'location', url: location };
  }
  const body = await response.text();
  if (response.headers.has('X-Inertia')) {
    const page = readPageObject(parseJson(body));
    if (page) return { kind: 'page', page, status: response.status };
  }
  return { kind: 'foreign', status: response.status, body };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Makes the sender. Redirects are followed inside fetch, where the error bag header survives. */
export function createRequestPage(environment: RequestEnvironment): RequestPage {
  return async (request) => {
    const isGet = request.method === 'GET';
    const hasQueryData = isGet && request.data !== undefined && !(request.data instanceof FormData);
    const href = hasQueryData ? mergeQuery(request.href, request.data as QueryInput) : request.href;
    const payload = isGet ? null : requestBody(request.data, request.isFormDataForced);
    try {
      const response = await environment.fetch(withoutHash(href), {
        method: request.method,
        headers: { ...visitHeaders(request, environment.csrf), ...payload?.headers },
        ...(payload && { body: payload.body }),
        ...(request.signal && { signal: request.signal }),
        credentials: 'same-origin',
        // The JSON of a page must never enter the HTTP cache under the page's address.
        cache: 'no-store',
      });
      return await readAnswer(response);
    } catch (cause) {
      return request.signal?.aborted ? { kind: 'aborted' } : { kind: 'network-error', cause };
    }
  };
}

/** The sender of the browser. */
export const requestPage: RequestPage = createRequestPage({
  fetch: (input, init) => globalThis.fetch(input, init),
  csrf: documentCsrf,
});
