import { channels } from '#contracts/realtime/channels.ts';
import { maxPayloadBytes } from '#contracts/realtime/events.ts';
import { assignedMembers } from '#mocks/db/queries/assigned-members.ts';
import type { RealtimeEvent } from '#mocks/services/events.ts';
import type { QueuedEvent } from './broadcast.ts';
import type { RequestContext } from './context.ts';
import type { ServerDependencies } from './dependencies.ts';
import { copyFor } from './event-copies.ts';

/** Whose events are sent: the browser that caused them, and the request, where there is one. */
export interface EventSource {
  readonly socketId?: string | null;
  readonly requestId?: string;
}

/** Sends what a request has queued, to everyone but the browser that sent it. */
export async function publishOutbox(
  deps: ServerDependencies,
  { outbox, request, requestId }: RequestContext,
): Promise<void> {
  const socketId = /^\d{1,20}\.\d{1,20}$/.exec(request.headers.get('x-socket-id') ?? '')?.[0] ?? null;
  await publishEvents(deps, outbox.splice(0), { socketId, requestId });
}

/**
 * Sends events that were queued with `broadcast`, and copies of a company's to its members who see only
 * some operations; a job does so with a list of its own. What fails here is written to the log: the change
 * itself is made, and pages that miss an event are renewed by their next visit.
 */
export async function publishEvents(
  deps: Pick<ServerDependencies, 'db' | 'events' | 'log'>,
  queued: readonly QueuedEvent[],
  { socketId = null, requestId }: EventSource = {},
): Promise<void> {
  if (queued.length === 0) return;
  try {
    const messages: RealtimeEvent[] = [];
    for (const event of queued) {
      if (isTooLarge(event)) {
        deps.log.error(`event ${event.name} exceeds ${maxPayloadBytes} bytes`, { requestId });
        continue;
      }
      const { name, data } = event;
      const common = { kind: 'message', name, exceptSocketId: socketId } as const;
      messages.push({ ...common, channels: event.channels, data });
      for (const copy of await copiesOf(deps, event)) messages.push({ ...common, ...copy });
    }
    await deps.events.publish(messages);
  } catch (error) {
    deps.log.error('events were not sent', { requestId, error: String(error) });
  }
}

/** Members who may not join their company's channel hear of their operations on their own. */
async function copiesOf({ db }: Pick<ServerDependencies, 'db'>, event: QueuedEvent) {
  const tenantIds = event.channels.flatMap((name) => tenantOf.exec(name)?.[1] ?? []);
  const members = (await Promise.all(tenantIds.map((id) => assignedMembers(db, id)))).flat();
  return members.flatMap(({ userId, operationIds }) => {
    const data = copyFor(event, operationIds);
    return data === null ? [] : [{ channels: [channels.user(userId)], data }];
  });
}

const tenantOf = /^private-tenant\.([^.]+)$/;

const isTooLarge = ({ data }: QueuedEvent): boolean =>
  new TextEncoder().encode(JSON.stringify(data)).length > maxPayloadBytes;
