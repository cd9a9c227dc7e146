import { channels } from '#contracts/realtime/channels.ts';
import type { RealtimeSettings } from '#contracts/realtime/settings.ts';
import type { RequestContext } from './context.ts';
import { mustSetUpTwoFactor } from './identity/two-factor-duty.ts';

/** How the page of a request reaches the realtime server; null on printable pages, which do not. */
export async function realtimeSettings(context: RequestContext): Promise<RealtimeSettings> {
  const { deps, route, url } = context;
  if (route.name.startsWith('export')) return null;
  const forceTls = url.protocol === 'https:';
  return {
    key: deps.config.realtimeKey,
    cluster: 'eu',
    host: url.hostname,
    port: Number(url.port) || (forceTls ? 443 : 80),
    forceTls,
    changesChannel: await changesChannelOf(context),
  };
}

/**
 * Members of some operations may not join their company's channel: copies come to them on their own. Nor may
 * those who must set up a second factor first.
 */
async function changesChannelOf(context: RequestContext): Promise<string | null> {
  const { actor } = context;
  if (actor === null) return null;
  const { tenant, user } = actor;
  if (tenant === null) return user.kind === 'platform' ? channels.admin() : channels.user(user.id);
  const mayJoin = tenant.assignedOperationIds === null && !(await mustSetUpTwoFactor(context));
  return mayJoin ? channels.tenant(tenant.id) : channels.user(user.id);
}
