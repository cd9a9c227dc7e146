import { activityTimeoutS } from './limits.ts';
import type { Member } from './members.ts';

/** A frame as it goes over the wire; `data` is JSON within JSON, as the protocol wants it. */
export function frame(
  event: string,
  data: unknown,
  more: { channel?: string; user_id?: string } = {},
): string {
  return JSON.stringify({ event, ...more, data: JSON.stringify(data) });
}

export const established = (socketId: string): string =>
  frame('pusher:connection_established', { socket_id: socketId, activity_timeout: activityTimeoutS });

/** @param code null for an error that does not end the connection */
export const errorFrame = (message: string, code: number | null = null): string =>
  JSON.stringify({ event: 'pusher:error', data: { code, message } });

export const ping = JSON.stringify({ event: 'pusher:ping', data: {} });
export const pong = JSON.stringify({ event: 'pusher:pong', data: {} });

export const subscribed = (channel: string, data: unknown = {}): string =>
  frame('pusher_internal:subscription_succeeded', data, { channel });

export const subscriptionError = (channel: string, type: string, error: string, status: number): string =>
  frame('pusher:subscription_error', { type, error, status }, { channel });

export const memberAdded = (channel: string, member: Member): string =>
  frame('pusher_internal:member_added', { user_id: member.id, user_info: member.info }, { channel });

export const memberRemoved = (channel: string, memberId: string): string =>
  frame('pusher_internal:member_removed', { user_id: memberId }, { channel });

/** The people on a presence channel, as a newcomer is told of them. */
export const presence = (members: readonly Member[]) => ({
  presence: {
    count: members.length,
    ids: members.map(({ id }) => id),
    hash: Object.fromEntries(members.map(({ id, info }) => [id, info])),
  },
});
