import type { JsonObject } from '../json.ts';

/** A page as the protocol carries it. */
export interface PageObject {
  readonly component: string;
  readonly props: JsonObject;
  readonly url: string;
  readonly version: string | number | null;
}

/** What came back for one request, redirects not followed. */
export interface Answer {
  readonly method: string;
  /** Asked for, with query. */
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Null when the answer is no page object. */
  readonly page: PageObject | null;
}

/** Where a redirect leads, path and query; null when the answer is none. */
export function locationOf({ status, headers, path }: Answer, origin: string): string | null {
  const location = headers.get('location');
  if (status < 300 || status > 399 || location === null) return null;
  const url = new URL(location, new URL(path, origin));
  return url.origin === new URL(origin).origin ? url.pathname + url.search : url.href;
}

/** Texts at the fields that a page shows after a refusal. */
export function errorsOf(page: PageObject | null): Readonly<Record<string, string>> {
  const errors = page?.props['errors'];
  return typeof errors === 'object' && errors !== null && !Array.isArray(errors)
    ? (errors as Record<string, string>)
    : {};
}
