import {
  confirmPassword,
  confirmPasswordPage,
  type ConfirmationAnswer,
  type ConfirmPasswordPayload,
} from '#contracts/auth/confirm-password.ts';
import { home } from '#generated/routes/root.ts';
import type { SignedInContext } from '#mocks/server/context.ts';
import { RedirectFailure, ValidationFailure } from '#mocks/server/failures.ts';
import {
  json,
  redirect,
  signedInAction,
  signedInPage,
  type Answer,
  type RouteHandlers,
} from '#mocks/server/handler.ts';
import { checkProof } from '#mocks/server/identity/own-password.ts';
import { rotateSession } from '#mocks/server/identity/sessions.ts';
import { hasTwoFactor } from '#mocks/server/identity/two-factor-secret.ts';

/** Handlers of giving the password once more, as a page and for the dialog over a page. */
export const confirmPasswordHandlers = {
  'password.confirm': signedInPage(confirmPasswordPage, async (context) => {
    const { actor, session } = context;
    return {
      reason: session.data.confirmation?.reason ?? null,
      hasCode: hasTwoFactor(actor.user),
      email: actor.user.email,
      cancelHref: session.data.previousUrl ?? home(),
    };
  }),
  'password.confirm.store': signedInAction(confirmPassword, async (context, payload) => {
    const { deps } = context;
    const refused = await refusalOf(context, payload);
    if (refused) return refused;
    const { confirmation, ...data } = context.session.data;
    await rotateSession(context, { data, confirmedPasswordAt: deps.clock.systemNow() });
    if (payload.isDialog) return answer({ outcome: 'confirmed' });
    return redirect(confirmation?.to ?? home());
  }),
} satisfies Partial<RouteHandlers>;

/** What the dialog is answered to a wrong proof; null when it is right. */
async function refusalOf(context: SignedInContext, payload: ConfirmPasswordPayload): Promise<Answer | null> {
  try {
    await checkProof(context, payload);
    return null;
  } catch (error) {
    if (!payload.isDialog) throw error;
    if (error instanceof RedirectFailure) return answer({ outcome: 'signed-out', href: error.to });
    if (error instanceof ValidationFailure)
      return answer({ outcome: 'refused', errors: { ...error.errors } });
    throw error;
  }
}

const answer = (body: ConfirmationAnswer): Answer => json(body);
