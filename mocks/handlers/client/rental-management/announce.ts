import { channels } from '#contracts/realtime/channels.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { ClientContext } from '#mocks/server/context.ts';

/** Tells those who keep the books, and those who look at the rents. */
export function announceRents(
  context: ClientContext,
  name: 'lease.changed' | 'rentcall.changed',
  ids: readonly string[],
): void {
  const { tenant, user } = context.actor;
  broadcast(context, [channels.finance(tenant.id), channels.tenant(tenant.id)], name, {
    ids: [...ids],
    by: user.id,
  });
}
