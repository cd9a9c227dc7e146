import * as z from 'zod';
import type { RealtimeSigner } from '../signatures.ts';
import { channelKind, userChannel } from './channel-kind.ts';
import { sendFrame, type Connection } from './connection.ts';
import { errorFrame, presence, subscribed, subscriptionError } from './frames.ts';
import { limits } from './limits.ts';
import type { Member } from './members.ts';
import { parsed, subscription } from './message.ts';
import type { Rooms } from './rooms.ts';

const memberData = z.object({
  user_id: z.string().min(1).max(limits.memberIdSigns),
  user_info: z.unknown().optional(),
});

/** Puts a browser on a channel, when the signature it brings is ours for this very connection. */
export async function subscribe(
  { rooms, signer }: { rooms: Rooms; signer: RealtimeSigner },
  connection: Connection,
  data: unknown,
): Promise<void> {
  const request = subscription.safeParse(data);
  if (!request.success) return sendFrame(connection, errorFrame('Invalid subscription'));
  const { channel, auth, channel_data: channelData } = request.data;
  const refuse = (type: string, error: string, status: number): void =>
    sendFrame(connection, subscriptionError(channel, type, error, status));

  const kind = channelKind(channel);
  if (kind === null) return sendFrame(connection, errorFrame('Invalid channel name'));
  if (connection.channels.has(channel)) {
    return sendFrame(connection, errorFrame(`Existing subscription to channel ${channel}`));
  }
  if (connection.channels.size >= limits.channels) return refuse('LimitReached', 'Too many channels', 403);
  if (kind === 'user' && (connection.userId === null || channel !== userChannel(connection.userId))) {
    return refuse('AuthError', 'Not signed in as this user', 401);
  }
  if (kind === 'private' || kind === 'presence') {
    const isSigned = await signer.isChannel(auth ?? '', connection.socketId, channel, channelData);
    if (!isSigned) return refuse('AuthError', 'Auth signature is invalid', 401);
  }
  // The connection may have ended while the signature was verified.
  if (!connection.isOpen) return;
  const member = kind === 'presence' ? memberOf(channelData) : null;
  if (kind === 'presence' && member === null) return refuse('AuthError', 'Invalid channel data', 401);
  if (member !== null && isFull(rooms, channel, member)) {
    return refuse('LimitReached', 'Too many members', 403);
  }
  rooms.enter(connection, channel, member);
  sendFrame(connection, subscribed(channel, member === null ? {} : presence(rooms.members.of(channel))));
}

function memberOf(channelData: string | undefined): Member | null {
  const result = memberData.safeParse(parsed(channelData ?? ''));
  if (!result.success || JSON.stringify(result.data.user_info ?? null).length > limits.memberInfoSigns) {
    return null;
  }
  return { id: result.data.user_id, info: result.data.user_info ?? null };
}

function isFull({ members }: Rooms, channel: string, newcomer: Member): boolean {
  const present = members.of(channel);
  return present.length >= limits.members && !present.some(({ id }) => id === newcomer.id);
}
