/** Header in which the host tells the server who asks; whatever a client sends in it is overwritten. */
const addressHeader = 'x-real-ip';

/**
 * The request as the browser sent it, with the address of who asks.
 *
 * Behind a TLS proxy that is trusted, the scheme is `https`, the host is `X-Forwarded-Host` where the proxy
 * gives one, and who asks is the last of `X-Forwarded-For`: the one the proxy itself saw. Without one,
 * these headers are anyone's to write and are ignored.
 */
export function asSeenByBrowser(request: Request, remoteAddress: string, isBehindTls: boolean): Request {
  const headers = new Headers(request.headers);
  if (!isBehindTls) {
    headers.set(addressHeader, remoteAddress);
    return new Request(request, { headers });
  }
  const forwardedFor = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  headers.set(addressHeader, forwardedFor || remoteAddress);
  const url = new URL(request.url);
  const host = headers.get('x-forwarded-host') ?? url.host;
  return new Request(`https://${host}${url.pathname}${url.search}`, new Request(request, { headers }));
}
