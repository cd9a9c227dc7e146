import { channels } from '#contracts/realtime/channels.ts';
import { maxPayloadBytes } from '#contracts/realtime/events.ts';
import { assignedMembers } from '#mocks/db/queries/assigned-members.ts';
import type { RealtimeEvent } from '#mocks/services/events.ts';
import type { QueuedEvent } from './broadcast.ts';
import type { RequestContext } from './context.ts';
import type { ServerDependencies } from './dependencies.ts';
import { copyFor } from './event-copies.ts';

/**
 * Sends what a request has queued. What fails here is written to the log: the change itself is made and
 * answered, and pages that miss an event are renewed by their next visit.
 */
export async function publishOutbox(deps: ServerDependencies, context: RequestContext): Promise<void> {
  const queued = context.outbox.splice(0);
  if (queued.length === 0) return;
  try {
    const exceptSocketId = context.request.headers.get('x-socket-id');
    const messages: RealtimeEvent[] = [];
    for (const event of queued) {
      if (isTooLarge(event)) {
        deps.log.error(`event ${event.name} exceeds ${maxPayloadBytes} bytes`, {
          requestId: context.requestId,
        });
        continue;
      }
      const { name, data } = event;
      messages.push({ kind: 'message', channels: event.channels, name, data, exceptSocketId });
      for (const copy of await copiesOf(deps, event)) {
        messages.push({ kind: 'message', name, exceptSocketId, ...copy });
      }
    }
    await deps.events.publish(messages);
  } catch (error) {
    deps.log.error('events were not sent', { requestId: context.requestId, error: String(error) });
  }
}

/** Members who may not join their company's channel hear of their operations on their own. */
async function copiesOf({ db }: ServerDependencies, event: QueuedEvent) {
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
