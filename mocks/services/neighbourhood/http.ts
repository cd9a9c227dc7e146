import * as z from 'zod';
import { NeighbourhoodError, type NeighbourhoodService, type Place, type ServiceTheme } from './service.ts';

export interface HttpNeighbourhoodOptions {
  /** Address of the service, to which the place is added as a query. */
  readonly url: string;
  readonly key: string;
  readonly name: string;
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;
const maxBytes = 1_048_576;
const degrees = z.number().min(-180).max(180);

const noted = z.object({ key: z.string().max(40), note: z.number().min(0).max(100).nullable() });

const answer = z.object({
  themes: z
    .array(
      noted.extend({
        parts: z.array(noted).max(20).optional(),
        points: z
          .array(
            z.object({
              label: z.string().max(120),
              category: z.string().max(60),
              walkMin: z.number().min(0).max(600),
              lat: degrees,
              lng: degrees,
            }),
          )
          .max(200),
        source: z.string().max(200),
        on: z.iso.date(),
      }),
    )
    .max(50),
});

/**
 * A service over HTTP: `GET url?address=…&lat=…&lng=…&radius=1000` with the key as a bearer, answered in JSON with
 * `themes`, each with `parts` where it is made of some (`noise`, `air`, `green`). Answers that are late, too long or of another shape are faults; redirects are not followed, so that the
 * key goes nowhere else.
 */
export function httpNeighbourhood(options: HttpNeighbourhoodOptions): NeighbourhoodService {
  const { name, timeoutMs = defaultTimeoutMs } = options;
  return {
    name,
    isDemonstration: false,
    analyse: async (place, signal) => {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const response = await ask(options, place, limit);
      if (response.status === 404 || response.status === 204) {
        throw new NeighbourhoodError('not_covered', 'the service knows nothing of this place');
      }
      if (response.status === 401 || response.status === 403) {
        throw new NeighbourhoodError('refused', `the service refused the key (${response.status})`);
      }
      if (!response.ok)
        throw new NeighbourhoodError('unavailable', `the service answered ${response.status}`);
      return read(response);
    },
  };
}

async function ask(
  { url, key }: HttpNeighbourhoodOptions,
  { address, lat, lng }: Place,
  signal: AbortSignal,
): Promise<Response> {
  const asked = new URL(url);
  for (const [name, value] of Object.entries({ address, lat, lng, radius: 1000 })) {
    asked.searchParams.set(name, String(value));
  }
  try {
    return await fetch(asked, {
      headers: { accept: 'application/json', authorization: `Bearer ${key}` },
      redirect: 'error',
      signal,
    });
  } catch (error) {
    throw new NeighbourhoodError('unavailable', 'the service did not answer', { cause: error });
  }
}

async function read(response: Response): Promise<readonly ServiceTheme[]> {
  const text = await boundedText(response);
  try {
    return answer.parse(JSON.parse(text)).themes;
  } catch (error) {
    throw new NeighbourhoodError('unreadable', 'the answer has another shape', { cause: error });
  }
}

/** The body, as long as it is short enough. @throws NeighbourhoodError */
async function boundedText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      bytes += value.length;
      if (bytes > maxBytes) break;
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    throw new NeighbourhoodError('unavailable', 'the answer broke off', { cause: error });
  }
  await reader.cancel();
  throw new NeighbourhoodError('unreadable', 'the answer is too long');
}
