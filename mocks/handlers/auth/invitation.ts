import { eq } from 'drizzle-orm';
import {
  createPassword,
  createPasswordPage,
  type CreatePasswordProps,
  type InvitationSheet,
} from '#contracts/auth/create-password.ts';
import { noPayload } from '#contracts/define.ts';
import { accept, join, leave, request } from '#generated/routes/invitation.ts';
import { store } from '#generated/routes/password.ts';
import { home, login } from '#generated/routes/root.ts';
import * as createMessages from '#messages/auth/create-password.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { invitations } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import { parameter, type RequestContext } from '#mocks/server/context.ts';
import { forbidden, HttpFailure, notFound, RedirectFailure } from '#mocks/server/failures.ts';
import { action, page, redirect, type RouteHandlers } from '#mocks/server/handler.ts';
import {
  createAccount,
  findInvitation,
  invitationState,
  joinByInvitation,
} from '#mocks/server/identity/accept-invitation.ts';
import { callerOf } from '#mocks/server/identity/limits.ts';
import { audienceOf, passwordWords } from '#mocks/server/identity/passwords.ts';
import type { FoundInvitation } from '#mocks/server/identity/read-invitation.ts';
import { leaveSession, openSession } from '#mocks/server/identity/sessions.ts';
import { mailHref } from '#mocks/server/mail/href.ts';
import { mailTo, queueMail } from '#mocks/server/mail/queue.ts';
import { hitThrottle } from '#mocks/server/throttle.ts';

/** Handlers of accepting an invitation into a company, a brand or the staff. */
export const invitationHandlers = {
  'invitation.accept': page(createPasswordPage, async (context): Promise<CreatePasswordProps> => {
    const found = await findInvitation(context, parameter(context, 'token'));
    return found ? pageProps(context, found) : { state: 'dead', loginHref: login() };
  }),
  'password.store': action(createPassword, {
    find: async (context) => {
      const found = await openInvitation(context, ({ user }) => user.passwordHash === null);
      // The page names both people, and lets whoever is signed in sign out.
      if (context.actor !== null) throw new RedirectFailure(pageOf(context));
      return found;
    },
    act: async (context, payload, found) => {
      await createAccount(context, found, payload);
      return enter(context, found);
    },
  }),
  'invitation.join': action(noPayload, {
    find: (context) => openInvitation(context, ({ user }) => user.id === context.actor?.user.id),
    act: async (context, _payload, found) => {
      await joinByInvitation(context, found);
      return enter(context, found);
    },
  }),
  'invitation.leave': action(noPayload, async (context) => {
    await leaveSession(context);
    return redirect(pageOf(context));
  }),
  'invitation.request': action(noPayload, async (context) => {
    const wait = await hitThrottle(context.deps, `invitation:${callerOf(context)}`, 10, 3600);
    if (wait !== null) throw new HttpFailure(429, 'too many new invitations asked for', wait);
    const found = await findInvitation(context, parameter(context, 'token'));
    if (found && invitationState(context, found) === 'expired') await askInviter(context, found);
    return redirect(pageOf(context));
  }),
} satisfies Partial<RouteHandlers>;

const pageOf = (context: RequestContext): string => accept({ token: parameter(context, 'token') });

/**
 * The invitation of the address, for an action that only its person may do.
 *
 * @throws HttpFailure 404 where it is not good any more, 403 for somebody else
 */
async function openInvitation(
  context: RequestContext,
  isTheirs: (found: FoundInvitation) => boolean,
): Promise<FoundInvitation> {
  const found = await findInvitation(context, parameter(context, 'token'));
  if (!found || invitationState(context, found) !== 'open') throw notFound('no open invitation');
  if (!isTheirs(found)) throw forbidden('the invitation is somebody else’s');
  return found;
}

async function pageProps(context: RequestContext, found: FoundInvitation): Promise<CreatePasswordProps> {
  const { actor, deps, session } = context;
  const token = parameter(context, 'token');
  const state = invitationState(context, found);
  if (state === 'dead') return { state: 'dead', loginHref: login() };
  const invitation = sheetOf(found);
  if (state === 'expired') {
    const isAsked = found.invitation.renewalAskedAt !== null;
    return { state: 'expired', invitation, renewHref: request({ token }), isAsked };
  }
  if (actor && actor.user.id !== found.user.id) {
    return { state: 'other-person', invitation, signedInAs: actor.name, leaveHref: leave({ token }) };
  }
  if (actor) return { state: 'join', invitation, joinHref: join({ token }) };
  if (found.user.passwordHash !== null) {
    // Whoever has this link can do nothing with it but sign in as its person.
    session.data.intended = accept({ token });
    session.isDirty = true;
    return { state: 'sign-in', invitation, loginHref: login() };
  }
  return {
    state: 'new',
    invitation,
    firstName: found.user.firstName,
    lastName: found.user.lastName,
    audience: audienceOf(found.user),
    words: await passwordWords(context, found.user),
    storeHref: store({ token }),
    termsUrl: deps.config.termsUrl,
    privacyUrl: deps.config.privacyUrl,
  };
}

const sheetOf = ({ inviter, tenant, brand, role, user }: FoundInvitation): InvitationSheet => ({
  inviter: inviter && fullName(inviter),
  place: tenant?.name ?? brand?.name ?? null,
  role,
  email: user.email,
});

/** Opens a session where the invitation leads; who steers a brand alone signs in as before. */
async function enter(context: RequestContext, { user, tenant }: FoundInvitation) {
  const t = messagesFor(context.locale, createMessages);
  const area = user.kind === 'platform' ? 'admin' : 'client';
  if (area === 'client' && tenant === null) {
    return redirect(context.actor ? home() : login(), { type: 'success', text: t.joinedSignIn });
  }
  await openSession(context, { userId: user.id, tenantId: tenant?.id ?? null, area });
  const place = tenant?.name ?? context.deps.config.appName;
  return redirect(home(), { type: 'success', text: fill(t.joined, { place }) });
}

async function askInviter(
  context: RequestContext,
  { invitation, inviter, tenant, brand, user }: FoundInvitation,
) {
  if (invitation.renewalAskedAt !== null) return;
  await context.unscoped.transaction(async (tx) => {
    const renewalAskedAt = context.deps.clock.systemNow();
    await tx.update(invitations).set({ renewalAskedAt }).where(eq(invitations.id, invitation.id));
    if (!inviter) return;
    const company = tenant?.name ?? brand?.name ?? context.deps.config.appName;
    const values = { invitee: user.email, company, href: mailHref(context, home()) };
    await queueMail(context, tx, 'invitation.renewal', mailTo(inviter, tenant), values);
  });
}
