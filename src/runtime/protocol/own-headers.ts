import { isOwnOrigin } from './address.ts';
import { csrfHeaders, type CsrfSource } from './csrf.ts';
import { socketIdHeaders } from './socket-id.ts';

/**
 * The headers of every request to our own server: that a script makes it, the token against forged requests,
 * and the realtime connection that need not hear of it. None for another origin: whoever has the token can
 * act in the person's name, and headers of our own would make the browser ask the other server for leave
 * first (CORS preflight), which most refuse.
 */
export function ownHeaders(href: string, csrf: CsrfSource): Record<string, string> {
  if (!isOwnOrigin(href)) return {};
  return { ...csrfHeaders(csrf), ...socketIdHeaders(), 'X-Requested-With': 'XMLHttpRequest' };
}
