import type { CsrfSource } from './csrf.ts';
import { ownHeaders } from './own-headers.ts';

/** Which props a partial request names; dotted paths are allowed. */
export interface PartialSelection {
  readonly only?: readonly string[] | undefined;
  readonly except?: readonly string[] | undefined;
  /** Props whose merge state the server must drop. */
  readonly reset?: readonly string[] | undefined;
}

export interface HeaderInput extends PartialSelection {
  /** Where the request goes; our own server unless given. */
  readonly href?: string | undefined;
  /** Version of the page shown now; left out when null. */
  readonly version: string | null;
  /** Name of the page shown now; needed by partial requests. */
  readonly component?: string | undefined;
  readonly errorBag?: string | undefined;
  readonly isPrefetch?: boolean | undefined;
  /** Keys of values that need not be sent again. */
  readonly knownOnce?: readonly string[] | undefined;
  /** The HTTP cache must not answer. */
  readonly isReload?: boolean | undefined;
  /** Headers of the caller; they never override those of the protocol. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

const isFilled = (list: readonly string[] | undefined): list is readonly string[] =>
  list !== undefined && list.length > 0;

/** Whether the selection makes the request a partial one. */
export function isPartial({ only, except, reset }: PartialSelection): boolean {
  return isFilled(only) || isFilled(except) || isFilled(reset);
}

function partialHeaders({ only, except, reset, component }: HeaderInput): Record<string, string> {
  const headers: Record<string, string> = {};
  if (!component || !isPartial({ only, except, reset })) return headers;
  headers['X-Inertia-Partial-Component'] = component;
  const wanted = [...(only ?? []), ...(reset ?? [])];
  if (wanted.length > 0) headers['X-Inertia-Partial-Data'] = wanted.join(',');
  if (isFilled(except)) headers['X-Inertia-Partial-Except'] = except.join(',');
  if (isFilled(reset)) headers['X-Inertia-Reset'] = reset.join(',');
  return headers;
}

/** The headers of a visit, without `Content-Type`, which belongs to the body. */
export function visitHeaders(input: HeaderInput, csrf: CsrfSource): Record<string, string> {
  const own: Record<string, string> = {
    ...ownHeaders(input.href ?? '', csrf),
    ...(input.isReload && { 'Cache-Control': 'no-cache' }),
    ...(input.isPrefetch && { Purpose: 'prefetch' }),
    ...(input.errorBag && { 'X-Inertia-Error-Bag': input.errorBag }),
    ...partialHeaders(input),
    ...(isFilled(input.knownOnce) && { 'X-Inertia-Except-Once-Props': input.knownOnce.join(',') }),
    ...(input.version && { 'X-Inertia-Version': input.version }),
    Accept: 'text/html, application/xhtml+xml',
    'X-Inertia': 'true',
  };
  const reserved = new Set(Object.keys(own).map((name) => name.toLowerCase()));
  const given = Object.entries(input.headers ?? {}).filter(([name]) => !reserved.has(name.toLowerCase()));
  return { ...Object.fromEntries(given), ...own };
}
