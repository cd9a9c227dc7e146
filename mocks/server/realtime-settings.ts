import type { RealtimeSettings } from '#contracts/realtime/settings.ts';
import type { RequestContext } from './context.ts';

/** How the page of a request reaches the realtime server; null on printable pages, which do not. */
export function realtimeSettings({ deps, route, url }: RequestContext): RealtimeSettings {
  if (route.name.startsWith('export.')) return null;
  const forceTls = url.protocol === 'https:';
  return {
    key: deps.config.realtimeKey,
    cluster: 'eu',
    host: url.hostname,
    port: Number(url.port) || (forceTls ? 443 : 80),
    forceTls,
  };
}
