import { noPayload } from '#contracts/define.ts';
import type { SessionAnswer } from '#contracts/auth/session.ts';
import { json, signedInAction, type RouteHandlers } from '#mocks/server/handler.ts';
import { sessionOf } from '#mocks/server/shared-props.ts';

/** Handler of `session.extend`: a person who is still there goes on; the absolute end stays. */
export const sessionHandlers = {
  'session.extend': signedInAction(noPayload, async (context) => {
    context.session.isDirty = true;
    const answer: SessionAnswer = { session: sessionOf(context) };
    return json(answer);
  }),
} satisfies Partial<RouteHandlers>;
