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
import { users } from '#mocks/db/schema/index.ts';
import {
  isSignedInContext,
  parameter,
  type RequestContext,
  type SignedInContext,
} from '#mocks/server/context.ts';
import { isAdmitted } from '#mocks/server/actor.ts';
import { RedirectFailure } from '#mocks/server/failures.ts';
import { action, page, redirect, type RedirectAnswer, type RouteHandlers } from '#mocks/server/handler.ts';
import { checkProof } from '#mocks/server/identity/own-password.ts';
import { openSession } from '#mocks/server/identity/sessions.ts';
import { correctSignUp, resendSignUp, type SignedUp } from '#mocks/server/identity/sign-up.ts';
import { hasTwoFactor } from '#mocks/server/identity/two-factor-secret.ts';
import { companiesOf } from '#mocks/server/memberships.ts';
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
 * signed in or has just signed up: programs that open the links of mails to look at them would otherwise verify addresses for
 * whoever typed them. Elsewhere the page asks for a press of a button.
 */
export const verifyEmailHandlers = {
  'verification.notice': page(verifyEmailPage, async (context) => noticeProps(context)),
  'verification.verify': page(verifyEmailPage, (context) => openLink(context, linkOf(context))),
  'verification.confirm': action(noPayload, async (context) => {
    const link = linkOf(context);
    if (!(await verifyEmail(context, link))) return redirect(context.url.pathname);
    return leave(context, await enterSignedUp(context, link));
  }),
  'verification.send': action(noPayload, async (context) => {
    const { person, signedUp } = whoWaits(context);
    await limitVerificationMails(context, whoOf(context));
    if (person) await context.unscoped.transaction((tx) => sendVerification(context, tx, person.actor.user));
    else await resendSignUp(context, signedUp);
    return sent(context);
  }),
  'verification.email.update': action(verificationEmailUpdate, async (context, payload) => {
    const { person, signedUp } = whoWaits(context);
    if (person) await correctAddress(person, payload);
    else {
      const corrected = await correctSignUp(context, signedUp, payload);
      context.session.data = { ...context.session.data, signedUp: corrected };
      context.session.isDirty = true;
    }
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
  const { person, signedUp } = whoWaits(context);
  const email = person ? unverifiedAddress(person.actor.user) : signedUp.form.email;
  return { state: 'waiting', email, resendInS: await resendInS(context, whoOf(context)) };
}

type Waiting =
  | { readonly person: SignedInContext; readonly signedUp: null }
  | { readonly person: null; readonly signedUp: SignedUp };

/**
 * The signed-in person whose address waits, or the guest who has just signed up.
 *
 * @throws RedirectFailure for everybody else
 */
function whoWaits(context: RequestContext): Waiting {
  if (isSignedInContext(context)) {
    if (context.actor.user.emailVerifiedAt === null) return { person: context, signedUp: null };
    throw new RedirectFailure(home());
  }
  const { signedUp } = context.session.data;
  if (signedUp === undefined) throw new RedirectFailure(login());
  return { person: null, signedUp };
}

async function correctAddress(
  person: SignedInContext,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await checkProof(person, { password });
  await limitVerificationMails(person, whoOf(person));
  const { user } = person.actor;
  const pendingEmail = email === user.email ? null : email;
  await person.unscoped.transaction(async (tx) => {
    await tx.update(users).set({ pendingEmail }).where(eq(users.id, user.id));
    await sendVerification(person, tx, { ...user, pendingEmail });
  });
}

async function openLink(context: RequestContext, link: VerificationLink): Promise<VerifyEmailProps> {
  const { actor, session } = context;
  const isOwn = actor?.user.id === link.userId;
  if (isOwn && actor.user.emailVerifiedAt !== null && actor.user.pendingEmail === null) {
    throw new RedirectFailure(home());
  }
  const hasSignedUpHere = actor === null && session.data.signedUp?.userId === link.userId;
  if ((isOwn || hasSignedUpHere) && (await verifyEmail(context, link))) {
    const { to, flash } = leave(context, isOwn || (await enterSignedUp(context, link)));
    if (flash) context.session.data.flash = flash;
    context.session.isDirty = true;
    throw new RedirectFailure(to);
  }
  if (!isOwn && (await isGoodVerification(context, link))) {
    return { state: 'ready', confirmHref: confirm({ user: link.userId, token: link.token }) };
  }
  return { state: 'dead', canResend: actor?.user.emailVerifiedAt === null, loginHref: login() };
}

/**
 * Signs in whoever verifies the address in the browser in which they chose the password a short time ago; false
 * where they must sign in, also when the password or the account is no longer what it was then.
 */
async function enterSignedUp(context: RequestContext, { userId }: VerificationLink): Promise<boolean> {
  const { signedUp } = context.session.data;
  if (context.actor !== null || signedUp?.userId !== userId) return context.actor !== null;
  const [user] = await context.unscoped.select().from(users).where(eq(users.id, userId)).limit(1);
  const isSame = user?.passwordHash === signedUp.passwordHash && isAdmitted(user) && !hasTwoFactor(user);
  const [company] = isSame ? await companiesOf(context.unscoped, userId) : [];
  if (!company) return false;
  await openSession(context, { userId, tenantId: company.id, area: 'client' });
  // The password was given before the mail was waited for: what asks for it once more asks.
  context.session.confirmedPasswordAt = null;
  return true;
}

function leave({ locale }: RequestContext, isSignedIn: boolean): RedirectAnswer {
  const t = messagesFor(locale, verifyMessages);
  const text = isSignedIn ? t.verified : t.verifiedSignIn;
  return redirect(isSignedIn ? home() : login(), { type: 'success', text });
}

const sent = ({ locale }: RequestContext) =>
  redirect(notice(), { type: 'success', text: messagesFor(locale, verifyMessages).resent });
