import { notice } from '#generated/routes/verification.ts';
import { messagesFor } from '#messages/locale.ts';
import * as signInMessages from '#messages/auth/sign-in.ts';
import { areaOf } from './access.ts';
import type { RequestContext } from './context.ts';
import { RedirectFailure } from './failures.ts';
import { securityPage } from './identity/account-page.ts';
import { leaveSession } from './identity/sessions.ts';
import { mustSetUpTwoFactor } from './identity/two-factor-duty.ts';
import { ownAddress } from './own-address.ts';
import { signInAddress } from './sign-in/pending.ts';
import { hasTwoFactor } from './identity/two-factor-secret.ts';

/**
 * Holds back whoever has signed in but has something to do first: to verify their e-mail address, to pass the
 * second factor, to set one up. Staff in a client's name are not held back by what is the client's to do.
 *
 * @throws RedirectFailure to the page on which it is done
 */
export async function checkInOrder(context: RequestContext): Promise<void> {
  const { actor, isSigned } = context;
  if (actor === null || actor.impersonation !== null || actor.guest || isSigned) return;
  checkVerified(context);
  await checkSecondFactor(context);
}

/** What guests may do, people whose address is not verified may do too. */
function checkVerified({ actor, route }: RequestContext): void {
  const isForAll = areaOf(route) === 'guest' && route.signedIn !== true;
  if (isForAll || actor?.user.emailVerifiedAt !== null || route.despite?.includes('unverified')) return;
  throw new RedirectFailure(notice());
}

/** What leads in or out, and says nothing of what is inside. */
const atTheDoor = /^((admin\.)?(login|logout|password|unlock)|verification|preference|home|health)(\.|$)/;
/** Where a second factor is set up, and what that asks for; of channels, the person's own alone. */
const settingUp = /^((admin|client)\.account|session|broadcasting)\./;

async function checkSecondFactor(context: RequestContext): Promise<void> {
  const { actor, deps, route, session } = context;
  if (actor === null || atTheDoor.test(route.name)) return;
  if (hasTwoFactor(actor.user)) {
    // Set up in another browser since this session was opened.
    if (session.twoFactorAt === null) throw await signInAgain(context);
    return;
  }
  if (settingUp.test(route.name) || !(await mustSetUpTwoFactor(context))) return;
  const to = securityPage(deps.routes, actor.user);
  if (to === null) return;
  const text = messagesFor(context.locale, signInMessages).factorOwed;
  session.data.flash = { type: 'warning', text };
  session.isDirty = true;
  throw new RedirectFailure(to);
}

async function signInAgain(context: RequestContext): Promise<RedirectFailure> {
  const { request, session, url, locale } = context;
  const area = session.area ?? 'client';
  await leaveSession(context);
  if (request.method === 'GET') context.session.data.intended = ownAddress(url);
  const text = messagesFor(locale, signInMessages).secondFactor;
  context.session.data.flash = { type: 'info', text };
  return new RedirectFailure(signInAddress(area));
}
