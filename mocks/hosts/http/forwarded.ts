/** Header in which the host tells the server who asks; whatever a client sends in it is overwritten. */
const addressHeader = 'x-real-ip';

/** What stands between the browser and us. */
export interface ProxyTrust {
  /** The browser speaks TLS to the first proxy. */
  isBehindTls: boolean;
  /** How many proxies stand before us; 0 believes no forwarded header. */
  trustedProxies: number;
  /** Hosts under which people reach us, port included: no other `X-Forwarded-Host` is believed. */
  publicHosts: readonly string[];
}

/**
 * The request as the browser sent it, with the address of who asks; a HEAD request becomes the GET whose
 * headers it asks for.
 *
 * Behind proxies that are trusted the host is `X-Forwarded-Host` where it is one of ours, since most proxies pass
 * on what a client wrote there; and who asks stands in `X-Forwarded-For`, counted from its end: what the outermost
 * of our proxies saw. Without a proxy these headers are anyone's to write and are ignored.
 */
export function asSeenByBrowser(request: Request, remoteAddress: string, trust: ProxyTrust): Request {
  const headers = new Headers(request.headers);
  headers.set(addressHeader, clientAddress(headers, remoteAddress, trust.trustedProxies));
  const init = { headers, ...(request.method === 'HEAD' && { method: 'GET' }) };
  const url = new URL(request.url);
  const host = (trust.trustedProxies > 0 && publicHost(headers, trust.publicHosts)) || url.host;
  if (!trust.isBehindTls && host === url.host) return new Request(request, init);
  const scheme = trust.isBehindTls ? 'https' : 'http';
  return new Request(`${scheme}://${host}${url.pathname}${url.search}`, new Request(request, init));
}

/** Who asks: the connection, or what the outermost trusted proxy saw. */
export function clientAddress(headers: Headers, remoteAddress: string, trustedProxies: number): string {
  if (trustedProxies === 0) return remoteAddress;
  const seen = (headers.get('x-forwarded-for') ?? '').split(',').map((address) => address.trim());
  return seen.at(-trustedProxies) || seen[0] || remoteAddress;
}

/**
 * The identifier that a trusted proxy gave to a request, when it is one; anyone else's is not taken. It names the
 * request in addresses too: `batch` of the manifest takes what is taken here.
 */
export function forwardedId(headers: Headers, trustedProxies: number): string | null {
  const given = headers.get('x-request-id');
  return trustedProxies > 0 && given !== null && /^[\w-]{8,64}$/.test(given) ? given : null;
}

function publicHost(headers: Headers, publicHosts: readonly string[]): string | null {
  const host = headers.get('x-forwarded-host')?.split(',')[0]?.trim().toLowerCase();
  return host !== undefined && publicHosts.includes(host) ? host : null;
}
