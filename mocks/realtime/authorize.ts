import type { ChannelAuthorization, UserAuthentication } from '#contracts/broadcasting.ts';
import type { Database } from '#mocks/db/database.ts';
import type { Actor } from '#mocks/server/actor.ts';
import { channelKind } from './protocol/channel-kind.ts';
import { mayJoin } from './rights/channel-rights.ts';
import type { RealtimeSigner } from './signatures.ts';

/** What the others on a presence channel may know of a person. */
const memberInfo = ({ user, name }: Actor) => ({
  id: user.id,
  name,
  initials: (user.firstName.charAt(0) + user.lastName.charAt(0)).toLocaleUpperCase('fr'),
  avatarUrl: null,
});

/** The right to join a channel with one connection; null when the person may not. */
export async function authorizeChannel(
  { db, signer, actor }: { db: Database; signer: RealtimeSigner; actor: Actor },
  socketId: string,
  channel: string,
): Promise<ChannelAuthorization | null> {
  if (!(await mayJoin(db, actor, channel))) return null;
  if (channelKind(channel) !== 'presence') return { auth: await signer.channel(socketId, channel) };
  const data = JSON.stringify({ user_id: actor.user.id, user_info: memberInfo(actor) });
  return { auth: await signer.channel(socketId, channel, data), channel_data: data };
}

/** Proof of who the person is, for one connection. */
export async function authenticateUser(
  signer: RealtimeSigner,
  actor: Actor,
  socketId: string,
): Promise<UserAuthentication> {
  const data = JSON.stringify({ id: actor.user.id, user_info: memberInfo(actor) });
  return { auth: await signer.user(socketId, data), user_data: data };
}
