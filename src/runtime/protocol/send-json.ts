import { browserJson, type JsonEnvironment } from './json-environment.ts';
import { ownHeaders } from './own-headers.ts';

/**
 * Sends data to an action that answers in JSON instead of a page, and gives what it says; null when there is
 * no such answer: no network, a refusal, a page. Never rejects.
 */
export async function sendJson(
  href: string,
  data: Readonly<Record<string, unknown>>,
  { fetch: send, csrf }: JsonEnvironment = browserJson,
): Promise<unknown> {
  try {
    const response = await send(href, {
      method: 'POST',
      headers: {
        ...ownHeaders(href, csrf),
        Accept: 'application/json',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(data),
      credentials: 'same-origin',
      cache: 'no-store',
    });
    const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
    return response.ok && isJson ? ((await response.json()) as unknown) : null;
  } catch {
    return null;
  }
}
