import { hasFiles, requestBody, type RequestData } from '../protocol/body.ts';
import { ownHeaders } from '../protocol/own-headers.ts';
import { browserJson, type JsonEnvironment } from '../protocol/json-environment.ts';

/** What the server would say about some fields of a form that is not sent yet. */
export type Precognition =
  /** First message of each field that was asked about and is wrong; none of the others is. */
  | { readonly kind: 'known'; readonly errors: Readonly<Record<string, string>> }
  /** The server does not look ahead, or could not be reached: sending the form will tell. */
  | { readonly kind: 'unknown' };

export interface PrecognitionRequest {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The action's own address. */
  readonly href: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Names of the fields asked about. */
  readonly fields: readonly string[];
  readonly signal?: AbortSignal;
}

/** Files stay where they are until the form is sent. */
const withoutFiles = (data: Readonly<Record<string, unknown>>): RequestData =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => !hasFiles(value)));

function firstErrors(body: unknown, fields: readonly string[]): Record<string, string> {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return {};
  const { errors } = body;
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, messages]: [string, unknown]) => {
      const message: unknown = Array.isArray(messages) ? messages[0] : messages;
      return fields.includes(name) && typeof message === 'string' ? [[name, message] as const] : [];
    }),
  );
}

/**
 * Asks the action itself what it would say about some fields, without carrying it out (Laravel's
 * Precognition). Only an answer that says it looked ahead is believed: any other server may have acted on the
 * request as on a real one, so this is for servers known to understand it. Never rejects.
 */
export async function answerPrecognition(
  { method, href, data, fields, signal }: PrecognitionRequest,
  { fetch: send, csrf }: JsonEnvironment = browserJson,
): Promise<Precognition> {
  const { body, headers } = requestBody(withoutFiles(data));
  try {
    const response = await send(href, {
      method,
      headers: {
        ...ownHeaders(href, csrf),
        ...headers,
        Accept: 'application/json',
        Precognition: 'true',
        'Precognition-Validate-Only': fields.join(','),
      },
      body,
      credentials: 'same-origin',
      cache: 'no-store',
      ...(signal && { signal }),
    });
    if (response.headers.get('Precognition') !== 'true') return { kind: 'unknown' };
    if (response.status === 204) return { kind: 'known', errors: {} };
    if (response.status !== 422) return { kind: 'unknown' };
    return { kind: 'known', errors: firstErrors(await response.json(), fields) };
  } catch {
    return { kind: 'unknown' };
  }
}
