import type { Actor } from '../actor.ts';
import type { Json } from '../json.ts';
import { locationOf, type Answer, type PageObject } from './answer.ts';

/** Cookies by name, values as they stand in the header. */
export type Jar = Map<string, string>;

/** Carries one request to a server: over the network, or to a dispatcher in this process. */
export type Send = (
  request: Request,
  jar: Jar,
) => Promise<{ response: Response; setCookies: readonly string[] }>;

export interface SendOptions {
  readonly data?: Json | undefined;
  /** A body as it is, in place of `data`. */
  readonly body?: string;
  /** Address of the page that sends, where refusals go back to. */
  readonly from?: string;
  /** False for the browser's own navigation instead of the page protocol. */
  readonly isProtocol?: boolean;
  /** The component on show, of which only the messages of refusal are asked for. */
  readonly errorsOf?: string;
}

/** Somebody's browser: cookies, token, and the page protocol's headers. */
export interface Client {
  readonly actor: Actor;
  readonly origin: string;
  readonly jar: Jar;
  send(method: string, path: string, options?: SendOptions): Promise<Answer>;
  get(path: string, options?: SendOptions): Promise<Answer>;
  /** The page that a redirect leads to; the answer itself when it is none. */
  follow(answer: Answer, options?: SendOptions): Promise<Answer>;
}

const maxHops = 5;

/** A browser of one person at one server. */
export function createClient(actor: Actor, origin: string, carry: Send): Client {
  const jar: Jar = new Map();
  const send: Client['send'] = async (method, path, options = {}) => {
    const url = new URL(path, origin);
    const { response, setCookies } = await carry(requestOf(actor, url, method, options, jar), jar);
    keepCookies(jar, setCookies);
    const text = await response.text();
    const page = response.headers.has('x-inertia') ? (JSON.parse(text) as PageObject) : null;
    const { status, headers } = response;
    return { method, path: url.pathname + url.search, status, headers, text, page };
  };
  const get: Client['get'] = (path, options) => send('GET', path, options);
  return {
    actor,
    origin,
    jar,
    send,
    get,
    async follow(answer, options) {
      let reached = answer;
      for (let hops = 0; hops < maxHops; hops += 1) {
        const to = locationOf(reached, origin);
        if (to === null || !to.startsWith('/')) break;
        reached = await get(to, options);
      }
      return reached;
    },
  };
}

function requestOf(actor: Actor, url: URL, method: string, options: SendOptions, jar: Jar): Request {
  const { data = {}, from = '/', isProtocol = true } = options;
  const headers = new Headers({
    accept: 'text/html, application/xhtml+xml',
    'accept-language': 'fr-FR,fr;q=0.9',
    referer: new URL(from, url).href,
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  });
  if (isProtocol) {
    headers.set('x-inertia', 'true');
    headers.set('x-requested-with', 'XMLHttpRequest');
  }
  if (options.errorsOf !== undefined) {
    headers.set('x-inertia-partial-component', options.errorsOf);
    headers.set('x-inertia-partial-data', 'errors');
  }
  const token = jar.get('XSRF-TOKEN');
  if (actor.hasToken && token !== undefined) headers.set('x-xsrf-token', decodeURIComponent(token));
  if (method === 'GET') return new Request(url, { method, headers, redirect: 'manual' });
  headers.set('content-type', 'application/json');
  return new Request(url, {
    method,
    headers,
    redirect: 'manual',
    body: options.body ?? JSON.stringify(data),
  });
}

function keepCookies(jar: Jar, lines: readonly string[]): void {
  for (const line of lines) {
    const [pair = '', ...attributes] = line.split(/; */);
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) jar.delete(name);
    else jar.set(name, pair.slice(at + 1));
  }
}

/** Cookies as they are now, and how to have them again. */
export function keepJar({ jar }: Client): () => void {
  const kept = new Map(jar);
  return () => {
    jar.clear();
    for (const [name, value] of kept) jar.set(name, value);
  };
}
