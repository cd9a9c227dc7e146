import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { pipeline, Readable, type Duplex } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { publicAddressOf, type HostAnswer } from '../mail/public-address-node.ts';
import { AdvertPageError } from './source.ts';
import type { PageFetch } from './web-pages.ts';

/** Of the web; '' is the usual one of the scheme. */
const webPorts: readonly string[] = ['', '80', '443'];

interface GuardedFetchOptions {
  /** Tests alone give others. */
  readonly addressOf?: (host: string) => Promise<HostAnswer>;
  readonly ports?: readonly string[];
}

/**
 * Fetches what anybody names on the public internet, and nothing else: the name is looked up and judged, the
 * connection goes to the very address that was judged, and redirects are left to the caller, who comes back here.
 */
export function guardedFetch({
  addressOf = publicAddressOf,
  ports = webPorts,
}: GuardedFetchOptions = {}): PageFetch {
  return async (url, { headers, signal }) => {
    const host = url.hostname.replaceAll(/[[\]]/g, '');
    if (!/^https?:$/.test(url.protocol) || !ports.includes(url.port)) {
      throw new AdvertPageError('closed', `${url.protocol} on port ${url.port} is not asked`);
    }
    // A look-up cannot be given up: it is left alone when time is over.
    const found = await Promise.race([addressOf(host), endOf(signal)]);
    if (found.kind !== 'public') throw new AdvertPageError(found.kind, `${host} is not to be reached`);
    const answer = await send(url, { headers, signal, agent: false, lookup: pinned(found.address) });
    return responseOf(answer);
  };
}

const endOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** Answers every look-up with one address. */
const pinned =
  (address: string): LookupFunction =>
  (_host, options, done) => {
    const family = isIPv6(address) ? 6 : 4;
    if (options.all === true) done(null, [{ address, family }]);
    else done(null, address, family);
  };

const send = (url: URL, options: RequestOptions): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? httpsRequest(url, options) : httpRequest(url, options);
    request.on('response', resolve).on('error', reject).end();
  });

const decoders: Readonly<Record<string, () => Duplex>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};
/** Statuses that a response with a body must not have. */
const bodiless = new Set([204, 205, 304]);

function responseOf(answer: IncomingMessage): Response {
  const { statusCode = 502, headers } = answer;
  const kept = Object.entries({ 'content-type': headers['content-type'], location: headers.location });
  const init = {
    status: statusCode,
    headers: kept.flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as [string, string]],
    ),
  };
  if (bodiless.has(statusCode)) {
    answer.destroy();
    return new Response(null, init);
  }
  const decoder = decoders[(headers['content-encoding'] ?? '').toLowerCase()]?.();
  // What goes wrong on the way is told by the stream that is read.
  const body = decoder === undefined ? answer : pipeline(answer, decoder, () => undefined);
  return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array<ArrayBuffer>>, init);
}
