import { browserJson, type JsonEnvironment } from './json-environment.ts';
import { ownHeaders } from './own-headers.ts';

/** The server answered a request for data with something else. */
export class DataAnswerError extends Error {
  override readonly name = 'DataAnswerError';
  readonly href: string;
  readonly status: number;

  constructor(href: string, status: number) {
    super(`${href} answered ${status} instead of data`);
    this.href = href;
    this.status = status;
  }
}

/**
 * Asks a route of our own server for data in JSON. The server holds its answers to their contract before it
 * sends them: who asks names the type of the contract, and needs none of its code.
 *
 * @throws DataAnswerError on a refusal or an answer that is no JSON; TypeError without a network; what the
 * signal says when it is aborted
 */
export async function getJson(
  href: string,
  signal?: AbortSignal,
  { fetch: send, csrf }: JsonEnvironment = browserJson,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const response = await send(href, {
    headers: { ...headers, ...ownHeaders(href, csrf), Accept: 'application/json' },
    credentials: 'same-origin',
    ...(signal && { signal }),
  });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!response.ok || !isJson) throw new DataAnswerError(href, response.status);
  return response.json();
}
