import { and, eq } from 'drizzle-orm';
import { messagesFor } from '#messages/locale.ts';
import * as sessionMessages from '#messages/account/sessions.ts';
import { sessions, type Session } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { parameter, type SignedInContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { noPayload, redirect, signedInAction } from '#mocks/server/handler.ts';
import { announceEnd, endSessions, otherSessions, ownSessions } from '#mocks/server/identity/end-sessions.ts';
import { accountHref } from './area.ts';

/** Ends one other session of one's own. */
export const destroySessionHandler = signedInAction(noPayload, {
  find: ownSession,
  act: async (context, _payload, session) => {
    await end(context, [session], 'account.session_ended');
    const text = messagesFor(context.locale, sessionMessages).ended;
    return redirect(accountHref(context, 'sessions'), { type: 'success', text });
  },
});

/** Ends all sessions of one's own but the present one. */
export const destroySessionsHandler = signedInAction(noPayload, async (context) => {
  await end(context, await otherSessions(context), 'account.sessions_ended');
  const text = messagesFor(context.locale, sessionMessages).othersEnded;
  return redirect(accountHref(context, 'sessions'), { type: 'success', text });
});

/** @throws HttpFailure 404 for a session that is not the person's, and for the present one: there is sign-out */
async function ownSession(context: SignedInContext): Promise<Session> {
  const publicId = parameter(context, 'session');
  const [session] = await context.unscoped
    .select()
    .from(sessions)
    .where(and(ownSessions(context.actor.user.id), eq(sessions.publicId, publicId)))
    .limit(1);
  if (!session || session.idHash === context.session.idHash) throw notFound(`session ${publicId}`);
  return session;
}

async function end(
  context: SignedInContext,
  ended: readonly Session[],
  action: 'account.session_ended' | 'account.sessions_ended',
): Promise<void> {
  const { user, name } = context.actor;
  await context.unscoped.transaction(async (tx) => {
    await endSessions(context, tx, ended);
    await audit(context, tx, action, { type: 'user', id: user.id, label: name });
  });
  await announceEnd(context, context.actor.user.id, ended);
}
