import { unlockPage, type UnlockProps } from '#contracts/auth/unlock.ts';
import { noPayload } from '#contracts/define.ts';
import { request } from '#generated/routes/password.ts';
import { login } from '#generated/routes/root.ts';
import { store } from '#generated/routes/unlock.ts';
import { messagesFor } from '#messages/locale.ts';
import * as unlockMessages from '#messages/auth/unlock.ts';
import { parameter } from '#mocks/server/context.ts';
import { action, page, redirect, type RouteHandlers } from '#mocks/server/handler.ts';
import { findUnlock, unlockByLink } from '#mocks/server/sign-in/block.ts';
import { signInAddress } from '#mocks/server/sign-in/pending.ts';

/** Handlers of opening a blocked account again, by the link of a mail. */
export const unlockHandlers = {
  unlock: page(unlockPage, async (context): Promise<UnlockProps> => {
    const token = parameter(context, 'token');
    const user = await findUnlock(context, token);
    return user
      ? { state: 'ready', email: user.email, unlockHref: store({ token }) }
      : { state: 'dead', loginHref: login(), requestHref: request() };
  }),
  'unlock.store': action(noPayload, async (context) => {
    const user = await unlockByLink(context, parameter(context, 'token'));
    if (user === null) return redirect(context.url.pathname);
    const text = messagesFor(context.locale, unlockMessages).unlocked;
    return redirect(signInAddress(user.kind === 'platform' ? 'admin' : 'client'), { type: 'success', text });
  }),
} satisfies Partial<RouteHandlers>;
