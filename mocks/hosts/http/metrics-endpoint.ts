import { sameSecret } from '#mocks/services/tokens.ts';
import type { HostEndpoint } from './app.ts';
import { isLoopback } from './config.ts';
import type { ProxyTrust } from './forwarded.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsAccess extends ProxyTrust {
  /** What who asks must bear; null lets this computer ask, and nobody else. */
  metricsToken: string | null;
}

/** Headers by which a proxy tells that somebody else asks. */
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'via'];

/** Answers `GET /metrics` in Prometheus' text format. */
export function metricsEndpoint(metrics: Metrics, access: MetricsAccess): HostEndpoint {
  const answered = (response: Response) => ({ route: 'metrics', response });
  const wanted = access.metricsToken;
  return async (request, remoteAddress) => {
    const { pathname } = new URL(request.url);
    if (pathname !== '/metrics' || request.method !== 'GET') return null;
    if (wanted === null && !isFromHere(request, remoteAddress, access)) return null;
    if (wanted !== null && !sameSecret(request.headers.get('authorization') ?? '', `Bearer ${wanted}`)) {
      return answered(new Response('', { status: 401, headers: { 'www-authenticate': 'Bearer' } }));
    }
    const headers = { 'content-type': metrics.contentType, 'cache-control': 'no-store' };
    return answered(new Response(await metrics.text(), { headers }));
  };
}

/** True for a program of this computer that asks us by ourselves: behind a proxy everybody comes from here. */
function isFromHere(
  request: Request,
  remoteAddress: string,
  { isBehindTls, trustedProxies }: ProxyTrust,
): boolean {
  const isProxied = isBehindTls || trustedProxies > 0 || forwarding.some((name) => request.headers.has(name));
  const address = remoteAddress.replace(/^::ffff:/, '');
  return !isProxied && isLoopback(address) && isLoopback(new URL(request.url).hostname);
}
