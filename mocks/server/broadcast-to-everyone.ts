import { and, gt, isNotNull } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import type { RealtimeEventName, RealtimePayload } from '#contracts/realtime/events.ts';
import { sessions } from '#mocks/db/schema/index.ts';
import { broadcast } from './broadcast.ts';
import type { RequestContext } from './context.ts';

/** Channels that one event may name (Pusher Channels, events to several channels). */
const maxChannels = 100;

/** Has an event sent to everybody who is signed in, each on their own channel: clients and staff. */
export async function broadcastToEveryone<Name extends RealtimeEventName>(
  context: RequestContext,
  name: Name,
  data: RealtimePayload<Name>,
): Promise<void> {
  const { deps, unscoped } = context;
  const people = await unscoped
    .selectDistinct({ id: sessions.userId })
    .from(sessions)
    .where(and(isNotNull(sessions.userId), gt(sessions.expiresAt, deps.clock.systemNow())));
  const names = people.flatMap(({ id }) => (id === null ? [] : [channels.user(id)]));
  for (let at = 0; at < names.length; at += maxChannels) {
    broadcast(context, names.slice(at, at + maxChannels), name, data);
  }
}
