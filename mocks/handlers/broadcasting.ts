import {
  authenticateUser as userRequest,
  authorizeChannel as channelRequest,
} from '#contracts/broadcasting.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { authenticateUser, authorizeChannel } from '#mocks/realtime/authorize.ts';
import { realtimeSigner, type RealtimeSigner } from '#mocks/realtime/signatures.ts';
import type { Actor } from '#mocks/server/actor.ts';
import type { RequestContext } from '#mocks/server/context.ts';
import { mustSetUpTwoFactor } from '#mocks/server/identity/two-factor-duty.ts';
import { action, json, type RawAnswer, type RouteHandlers } from '#mocks/server/handler.ts';

/** A request that may be answered: who asks, and what signs. */
interface Asking {
  actor: Actor;
  signer: RealtimeSigner;
}

/** Handlers of `broadcasting.*`: the rights that a browser takes to the realtime server. */
export const broadcastingHandlers = {
  'broadcasting.auth': action(channelRequest, (context, { socket_id: socketId, channel_name: channel }) =>
    answer(context, socketId, async ({ actor, signer }) => {
      // Whoever must set up a second factor first sees their own account, and hears no more than that.
      if (channel !== channels.user(actor.user.id) && (await mustSetUpTwoFactor(context))) return null;
      return authorizeChannel({ db: context.unscoped, signer, actor }, socketId, channel);
    }),
  ),
  'broadcasting.user-auth': action(userRequest, (context, { socket_id: socketId }) =>
    answer(context, socketId, ({ actor, signer }) => authenticateUser(signer, actor, socketId)),
  ),
} satisfies Partial<RouteHandlers>;

/**
 * The right in JSON, or 403: whoever asks shows no page. The connection lives no longer than the session
 * in which it was given a right.
 */
async function answer(
  { actor, deps, session }: RequestContext,
  socketId: string,
  authorize: (asking: Asking) => Promise<object | null>,
): Promise<RawAnswer> {
  const key = deps.config.realtimeKey;
  if (key === null || actor === null || socketId === '') return json({ status: 403 }, { status: 403 });
  const right = await authorize({ actor, signer: realtimeSigner(deps.signer, key) });
  if (right === null) return json({ status: 403 }, { status: 403 });
  const bound = { socketId, sessionId: session.idHash, userId: actor.user.id };
  await deps.events.publish([{ kind: 'bind', ...bound }]);
  return json(right);
}
