import { maxPayloadBytes, typingEvent, typingPayload } from '#contracts/realtime/events.ts';
import { createBucket } from './bucket.ts';
import { channelKind } from './channel-kind.ts';
import { sendFrame, type Connection } from './connection.ts';
import { errorFrame } from './frames.ts';
import { limits } from './limits.ts';
import type { Message } from './message.ts';
import type { Rooms } from './rooms.ts';

/** Code of a refused event; the connection goes on. */
const rejected = 4301;

/** Passes an event of one browser on to the others of a channel, when it may be. */
export function passClientEvent(
  rooms: Rooms,
  connection: Connection,
  { event, channel = '', data }: Message,
  nowMs: number,
): void {
  const refusal = refusalOf(connection, { event, channel, data }, nowMs);
  if (refusal !== null) return sendFrame(connection, errorFrame(refusal, rejected));
  const userId = connection.channels.get(channel) ?? null;
  const text = JSON.stringify({ event, channel, data, ...(userId !== null && { user_id: userId }) });
  rooms.sendFrame(channel, text, connection.socketId);
}

function refusalOf(
  connection: Connection,
  { event, channel, data }: Required<Message>,
  nowMs: number,
): string | null {
  const kind = channelKind(channel);
  if (kind !== 'private' && kind !== 'presence') {
    return 'Client events are for private and presence channels';
  }
  if (!connection.channels.has(channel)) return `Not subscribed to ${channel}`;
  if (event.length > limits.clientEventNameSigns) return 'The name of the event is too long';
  const json = JSON.stringify(data ?? null);
  if (new TextEncoder().encode(json).length > maxPayloadBytes) {
    return `The data of the event exceeds ${maxPayloadBytes} bytes`;
  }
  if (!connection.clientEvents.take(nowMs)) return 'Rate limit of client events reached';
  if (event !== typingEvent) return null;
  if (!typingPayload.safeParse(data).success) return `The data of ${typingEvent} is not { field }`;
  return typingBucket(connection, channel).take(nowMs) ? null : `Rate limit of ${typingEvent} reached`;
}

function typingBucket({ typing }: Connection, channel: string) {
  const bucket = typing.get(channel) ?? createBucket(limits.typing);
  typing.set(channel, bucket);
  return bucket;
}
