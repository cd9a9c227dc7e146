import { eq } from 'drizzle-orm';
import { noPayload } from '#contracts/define.ts';
import {
  verificationEmailUpdate,
  verifyEmailPage,
  type VerifyEmailProps,
} from '#contracts/auth/verify-email.ts';
import { home, login } from '#generated/routes/root.ts';
import { confirm, notice } from '#generated/routes/verification.ts';
import * as verifyMessages from '#messages/auth/verify-email.ts';
import { messagesFor } from '#messages/locale.ts';
import * as passwordMessages from '#messages/password.ts';
import { users } from '#mocks/db/schema/index.ts';
import {
  isSignedInContext,
  parameter,
  type RequestContext,
  type SignedInContext,
} from '#mocks/server/context.ts';
import { RedirectFailure, ValidationFailure } from '#mocks/server/failures.ts';
import { action, page, redirect, type RouteHandlers } from '#mocks/server/handler.ts';
import { checkProof } from '#mocks/server/identity/own-password.ts';
import {
  limitVerificationMails,
  resendInS,
  sendVerification,
  unverifiedAddress,
} from '#mocks/server/identity/verification-mail.ts';
import {
  isGoodVerification,
  verifyEmail,
  type VerificationLink,
} from '#mocks/server/identity/verify-email.ts';

/**
 * Handlers of verifying an e-mail address. A link verifies at once only in a browser where its person is
 * signed in: programs that open the links of mails to look at them would otherwise verify addresses for
 * whoever typed them. Elsewhere the page asks for a press of a button.
 */
export const verifyEmailHandlers = {
  'verification.notice': page(verifyEmailPage, async (context) => noticeProps(context)),
  'verification.verify': page(verifyEmailPage, (context) => openLink(context, linkOf(context))),
  'verification.confirm': action(noPayload, async (context) => {
    if (!(await verifyEmail(context, linkOf(context)))) return redirect(context.url.pathname);
    return leave(context);
  }),
  'verification.send': action(noPayload, async (context) => {
    const person = unverified(context);
    await limitVerificationMails(context, whoOf(context));
    if (person) await context.unscoped.transaction((tx) => sendVerification(context, tx, person.actor.user));
    return sent(context);
  }),
  'verification.email.update': action(verificationEmailUpdate, async (context, { email, password }) => {
    const person = unverified(context);
    if (!person) throw wrongPassword(context);
    await checkProof(person, { password });
    await limitVerificationMails(context, whoOf(context));
    const { user } = person.actor;
    const pendingEmail = email === user.email ? null : email;
    await context.unscoped.transaction(async (tx) => {
      await tx.update(users).set({ pendingEmail }).where(eq(users.id, user.id));
      await sendVerification(context, tx, { ...user, pendingEmail });
    });
    return sent(context);
  }),
} satisfies Partial<RouteHandlers>;

const linkOf = (context: RequestContext): VerificationLink => ({
  userId: parameter(context, 'user'),
  token: parameter(context, 'token'),
});

/** Whose mails are counted: a person's, or those of a guest's session. */
const whoOf = ({ actor, session }: RequestContext): string => actor?.user.id ?? session.publicId;

async function noticeProps(context: RequestContext): Promise<VerifyEmailProps> {
  const person = unverified(context);
  const email = person ? unverifiedAddress(person.actor.user) : (context.session.data.signedUpEmail ?? '');
  return { state: 'waiting', email, resendInS: await resendInS(context, whoOf(context)) };
}

/**
 * The signed-in person whose address waits; null for a guest who has just signed up with an address that has
 * an account, and sees the same.
 *
 * @throws RedirectFailure for everybody else
 */
function unverified(context: RequestContext): SignedInContext | null {
  if (isSignedInContext(context)) {
    if (context.actor.user.emailVerifiedAt === null) return context;
    throw new RedirectFailure(home());
  }
  if (context.session.data.signedUpEmail === undefined) throw new RedirectFailure(login());
  return null;
}

async function openLink(context: RequestContext, link: VerificationLink): Promise<VerifyEmailProps> {
  const { actor, session, locale } = context;
  const isOwn = actor?.user.id === link.userId;
  if (isOwn && actor.user.emailVerifiedAt !== null && actor.user.pendingEmail === null) {
    throw new RedirectFailure(home());
  }
  if (isOwn && (await verifyEmail(context, link))) {
    const text = messagesFor(locale, verifyMessages).verified;
    session.data.flash = { type: 'success', text };
    session.isDirty = true;
    throw new RedirectFailure(home());
  }
  if (!isOwn && (await isGoodVerification(context, link))) {
    return { state: 'ready', confirmHref: confirm({ user: link.userId, token: link.token }) };
  }
  return { state: 'dead', canResend: actor?.user.emailVerifiedAt === null, loginHref: login() };
}

function leave(context: RequestContext) {
  const t = messagesFor(context.locale, verifyMessages);
  const isSignedIn = context.actor !== null;
  const text = isSignedIn ? t.verified : t.verifiedSignIn;
  return redirect(isSignedIn ? home() : login(), { type: 'success', text });
}

const sent = ({ locale }: RequestContext) =>
  redirect(notice(), { type: 'success', text: messagesFor(locale, verifyMessages).resent });

const wrongPassword = ({ locale }: RequestContext): ValidationFailure =>
  new ValidationFailure({ password: messagesFor(locale, passwordMessages).wrong });
