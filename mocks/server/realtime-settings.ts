import { channels } from '#contracts/realtime/channels.ts';
import type { RealtimeSettings } from '#contracts/realtime/settings.ts';
import type { Actor } from './actor.ts';
import type { RequestContext } from './context.ts';

/** How the page of a request reaches the realtime server; null on printable pages, which do not. */
export function realtimeSettings({ actor, deps, route, url }: RequestContext): RealtimeSettings {
  if (route.name.startsWith('export')) return null;
  const forceTls = url.protocol === 'https:';
  return {
    key: deps.config.realtimeKey,
    cluster: 'eu',
    host: url.hostname,
    port: Number(url.port) || (forceTls ? 443 : 80),
    forceTls,
    changesChannel: changesChannelOf(actor),
  };
}

/** Members of some operations may not join their company's channel: copies come to them on their own. */
function changesChannelOf(actor: Actor | null): string | null {
  if (!actor?.tenant) return null;
  const { tenant, user } = actor;
  return tenant.assignedOperationIds === null ? channels.tenant(tenant.id) : channels.user(user.id);
}
