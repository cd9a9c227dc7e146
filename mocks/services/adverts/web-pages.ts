import { pageTexts } from './page-texts.ts';
import { AdvertPageError, type AdvertPageFault, type AdvertSource } from './source.ts';

/** The part of `fetch` that is used; it follows no redirect by itself. */
export type PageFetch = (
  url: URL,
  init: {
    readonly headers: Readonly<Record<string, string>>;
    readonly signal: AbortSignal;
    readonly redirect: 'manual';
  },
) => Promise<Response>;

/** A page that takes longer is pasted faster. */
const timeoutMs = 8000;
/** Of a longer page the beginning is read: head, advert, and the first of its neighbours. */
const maxBytes = 2_097_152;
const maxRedirects = 4;

const headers = {
  accept: 'text/html,application/xhtml+xml',
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'fr',
  // Says what it is: sites that want no programs shall be able to say so.
  'user-agent': 'Ilot/1.0 (reads one advert for the person who gives its address)',
};

/**
 * Reads the pages of adverts on the web.
 *
 * @param send reaches public addresses alone: what is asked for is written by people
 */
export function webPages(send: PageFetch): AdvertSource {
  return {
    pageOf: async (url) => {
      const limit = AbortSignal.timeout(timeoutMs);
      try {
        const response = await follow(send, new URL(url), limit);
        const type = response.headers.get('content-type') ?? '';
        if (!/^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(type)) {
          await response.body?.cancel();
          throw new AdvertPageError('notPage', `an answer of the type ${type.slice(0, 80)}`);
        }
        return pageTexts(decoded(await beginningOf(response), type));
      } catch (error) {
        if (error instanceof AdvertPageError) throw error;
        throw new AdvertPageError('unreachable', 'the site did not answer', { cause: error });
      }
    },
  };
}

async function follow(send: PageFetch, first: URL, signal: AbortSignal): Promise<Response> {
  let url = first;
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    // Each answer says where to ask next.
    // oxlint-disable-next-line no-await-in-loop
    const response = await send(url, { headers, signal, redirect: 'manual' });
    if (response.ok) return response;
    // oxlint-disable-next-line no-await-in-loop
    await response.body?.cancel();
    const next = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
    if (next === null) throw new AdvertPageError(faultOf(response.status), `answered ${response.status}`);
    url = new URL(next, url);
  }
  throw new AdvertPageError('unreachable', `more than ${maxRedirects} redirects`);
}

function faultOf(status: number): AdvertPageFault {
  if (status === 404 || status === 410) return 'gone';
  return status >= 400 && status < 500 ? 'refused' : 'unreachable';
}

async function beginningOf(response: Response): Promise<Uint8Array> {
  if (response.body === null) return new Uint8Array();
  const reader = response.body.getReader();
  const pieces: Uint8Array[] = [];
  let left = maxBytes;
  while (left > 0) {
    // oxlint-disable-next-line no-await-in-loop
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value.subarray(0, left));
    left -= value.length;
  }
  await reader.cancel();
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/** Where a page says itself how it is written; further down it would be too late. */
const declarationBytes = 2048;

/** The text of a page. Many say the wrong thing of themselves: what reads as UTF-8 is UTF-8, whatever they say. */
function decoded(bytes: Uint8Array, type: string): string {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, declarationBytes));
  const declared =
    /charset\s*=\s*["']?([\w-]{1,30})/i.exec(type)?.[1] ??
    /<meta[^>]{1,200}?charset\s*=\s*["']?([\w-]{1,30})/i.exec(beginning)?.[1];
  // Cut anywhere, the end may be half a character: it is kept back, not taken for a fault.
  for (const label of ['utf-8', declared ?? 'utf-8']) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes, { stream: true });
    } catch {
      // An unknown name, or bytes that are not written so.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}
