import { browserJson, type JsonEnvironment } from '../protocol/json-environment.ts';
import { ownHeaders } from '../protocol/own-headers.ts';
import type { OutboxEntry, OutboxStore } from './outbox-store.ts';

/** What became of an entry: the server has it, will not take it, or could not be reached. */
export type SendResult =
  | { readonly kind: 'sent' | 'later' }
  | { readonly kind: 'refused'; readonly text: string };

/** Answers after which sending the same again is of no use. */
const finalRefusals = [400, 403, 404, 405, 410, 413, 415, 422];

function bodyOf({ data, file }: OutboxEntry): { body: BodyInit; headers: Record<string, string> } {
  if (file === null) return { body: JSON.stringify(data), headers: { 'Content-Type': 'application/json' } };
  const body = new FormData();
  body.append('file', file, 'photo.jpg');
  return { body, headers: {} };
}

function firstText(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || !('errors' in answer)) return '';
  const [first]: unknown[] = Object.values(answer.errors ?? {});
  const text: unknown = Array.isArray(first) ? first[0] : first;
  return typeof text === 'string' ? text : '';
}

/** Sends one entry. What is to be removed and is not there counts as sent. Never rejects. */
export async function sendEntry(
  entry: OutboxEntry,
  { fetch: send, csrf }: JsonEnvironment = browserJson,
): Promise<SendResult> {
  const { body, headers } = bodyOf(entry);
  try {
    const response = await send(entry.href, {
      method: entry.method,
      headers: { ...ownHeaders(entry.href, csrf), ...headers, Accept: 'application/json' },
      body,
      credentials: 'same-origin',
      cache: 'no-store',
    });
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    if (response.ok) return { kind: isJson ? 'sent' : 'later' };
    if (entry.method === 'DELETE' && response.status === 404) return { kind: 'sent' };
    if (!finalRefusals.includes(response.status)) return { kind: 'later' };
    const answer: unknown = isJson ? await response.json() : null;
    return { kind: 'refused', text: firstText(answer) };
  } catch {
    return { kind: 'later' };
  }
}

/**
 * Sends what waits, in the order in which it was kept, until the server cannot be reached.
 *
 * @returns how many entries the server has now
 */
export async function sendEntries(
  store: OutboxStore,
  owner: string,
  send: (entry: OutboxEntry) => Promise<SendResult> = sendEntry,
): Promise<number> {
  let sentCount = 0;
  for (const entry of await store.list(owner)) {
    if (entry.refusal !== null) continue;
    const result = await send(entry);
    if (result.kind === 'later') break;
    if (result.kind === 'refused') {
      await store.put({ ...entry, refusal: result.text });
      continue;
    }
    await store.remove(entry.key, entry.revision);
    sentCount += 1;
  }
  return sentCount;
}
