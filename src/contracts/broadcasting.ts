import * as z from 'zod';
import { defineAction } from './define.ts';
import { channelNamePattern } from './realtime/channels.ts';

/**
 * Identifier of a connection, as the realtime server gave it: two numbers. Anything else reads as none, and
 * is refused like a channel that is nobody's: whoever asks shows no form.
 */
const socketId = z
  .string()
  .regex(/^\d{1,20}\.\d{1,20}$/)
  .catch('');

/** What a browser sends, as a form, to join a channel; names are those of the Pusher protocol. */
export const authorizeChannel = defineAction({
  payload: z.object({ socket_id: socketId, channel_name: z.string().regex(channelNamePattern).catch('') }),
  example: { socket_id: '123.456', channel_name: 'private-user.01k8n3v5x7z9b1d3f5h7k9m1n3' },
});

/** The right to join: `auth` goes to the realtime server, with `channel_data` on presence channels. */
export const channelAuthorization = z.object({ auth: z.string(), channel_data: z.string().optional() });
export type ChannelAuthorization = z.infer<typeof channelAuthorization>;

/** What a browser sends, as a form, to tell the realtime server whose connection it is. */
export const authenticateUser = defineAction({
  payload: z.object({ socket_id: socketId }),
  example: { socket_id: '123.456' },
});

/** Proof of who the person is: `user_data` is JSON with `id` and `user_info`. */
export const userAuthentication = z.object({ auth: z.string(), user_data: z.string() });
export type UserAuthentication = z.infer<typeof userAuthentication>;
