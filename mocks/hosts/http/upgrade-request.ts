import type { IncomingMessage } from 'node:http';
import { asSeenByBrowser, type ProxyTrust } from './forwarded.ts';

/** Who asks for a connection that stays open, and from where. */
export interface UpgradeRequest {
  /** False when a browser says that a page of another site asks: cookies go with such a request. */
  isOwnOrigin: boolean;
  /** Address of who asks, as the proxies saw it where they are trusted. */
  address: string;
}

/** Reads the headers of an upgrade as those of a request; what is no browser names no origin. */
export function readUpgrade({ headers, socket }: IncomingMessage, trust: ProxyTrust): UpgradeRequest {
  const remote = socket.remoteAddress ?? 'unknown';
  const { origin, host } = headers;
  if (!URL.canParse(`http://${host}`)) return { isOwnOrigin: origin === undefined, address: remote };
  const given = new Headers();
  for (const name of ['x-forwarded-for', 'x-forwarded-host']) {
    const value = headers[name];
    if (value !== undefined) given.set(name, String(value));
  }
  const seen = asSeenByBrowser(new Request(`http://${host}`, { headers: given }), remote, trust);
  return {
    isOwnOrigin: origin === undefined || origin === new URL(seen.url).origin,
    address: seen.headers.get('x-real-ip') ?? remote,
  };
}
