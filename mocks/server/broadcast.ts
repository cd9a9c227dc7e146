import { realtimeEvents, type RealtimeEventName, type RealtimePayload } from '#contracts/realtime/events.ts';
import type { RequestContext } from './context.ts';

/**
 * What an event is about, so that members who see only some operations hear of these alone: an operation,
 * the whole company (null), or the operation of each record in the payload's `ids`.
 */
export type EventSubject = string | null | Readonly<Record<string, string | null>>;

/** An event that waits for its request to end well. */
export interface QueuedEvent {
  readonly channels: readonly string[];
  readonly name: RealtimeEventName;
  readonly data: Readonly<Record<string, unknown>>;
  readonly about: EventSubject;
}

/**
 * Has an event sent once the request has ended well, to everyone on the channels but the browser that
 * caused it. Call it after the change is committed.
 */
export function broadcast<Name extends RealtimeEventName>(
  { outbox }: Pick<RequestContext, 'outbox'>,
  channels: readonly string[],
  name: Name,
  data: RealtimePayload<Name>,
  about: EventSubject = null,
): void {
  outbox.push({ channels, name, data: realtimeEvents[name].parse(data), about });
}
