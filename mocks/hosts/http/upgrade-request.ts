import type { IncomingMessage } from 'node:http';

const last = (list: string | string[] | undefined): string | undefined =>
  String(list ?? '')
    .split(',')
    .at(-1)
    ?.trim() || undefined;

/**
 * True unless a browser says that a page of another site asks: cookies go with such a request. What is no
 * browser says nothing.
 */
export function isOwnOrigin({ headers }: IncomingMessage, isBehindTls: boolean): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  const host = (isBehindTls && last(headers['x-forwarded-host'])) || headers.host;
  return origin === `${isBehindTls ? 'https' : 'http'}://${host}`;
}

/** Where a connection comes from, as the proxy saw it where one is trusted. */
export function remoteAddress({ headers, socket }: IncomingMessage, isBehindTls: boolean): string {
  return (isBehindTls && last(headers['x-forwarded-for'])) || (socket.remoteAddress ?? 'unknown');
}
