import { channelNamePattern } from '#contracts/realtime/channels.ts';

export type ChannelKind = 'public' | 'private' | 'presence' | 'user';

const userPrefix = '#server-to-user-';

/** What a channel's name says of it; null when no channel may be called so. */
export function channelKind(name: string): ChannelKind | null {
  if (name.startsWith(userPrefix)) {
    return channelNamePattern.test(name.slice(userPrefix.length)) ? 'user' : null;
  }
  if (!channelNamePattern.test(name)) return null;
  if (name.startsWith('private-')) return 'private';
  if (name.startsWith('presence-')) return 'presence';
  return 'public';
}

/** The channel on which a signed-in person hears what is for them alone. */
export const userChannel = (userId: string): string => userPrefix + userId;
