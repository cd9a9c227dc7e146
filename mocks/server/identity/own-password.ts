import { normalizePassword } from '#domain/identity/password-policy.ts';
import { login as adminLogin } from '#generated/routes/admin.ts';
import { login } from '#generated/routes/root.ts';
import * as confirmMessages from '#messages/auth/confirm-password.ts';
import { messagesFor } from '#messages/locale.ts';
import * as passwordMessages from '#messages/password.ts';
import { audit } from '../audit.ts';
import type { SignedInContext } from '../context.ts';
import { RedirectFailure, ValidationFailure } from '../failures.ts';
import { countAttempt, clearThrottle } from '../throttle.ts';
import { leaveSession } from './sessions.ts';
import { hasTwoFactor, spendTotpCode } from './two-factor-secret.ts';

const maxTries = 5;
const windowS = 900;

/** What a person gives to show that they are who signed in. */
export interface Proof {
  readonly password: string;
  /** Instead of the password, where a second factor is on. */
  readonly code?: string;
}

/**
 * Checks that whoever is at the keyboard knows the password, or has the application that makes the codes.
 *
 * @throws ValidationFailure on `password` or `code`
 * @throws RedirectFailure to the sign-in page at the fifth wrong one within a quarter of an hour: the session
 * has ended
 */
export async function checkProof(context: SignedInContext, proof: Proof): Promise<void> {
  const { deps, session } = context;
  const key = `proof:${session.publicId}`;
  // Counted before it is looked at, so that tries made at once count as well.
  const { hits } = await countAttempt(deps, key, windowS);
  if (hits <= maxTries && (await isRight(context, proof))) {
    await clearThrottle(deps, key);
    return;
  }
  await auditFailure(context);
  if (hits >= maxTries) throw await signedOut(context);
  throw refusal(context, proof);
}

async function isRight({ actor, deps, unscoped }: SignedInContext, proof: Proof): Promise<boolean> {
  const { user } = actor;
  const { code = '', password } = proof;
  if (code !== '') return hasTwoFactor(user) && spendTotpCode(deps, unscoped, user, code);
  return user.passwordHash !== null && deps.hasher.verify(normalizePassword(password), user.passwordHash);
}

function refusal({ locale }: SignedInContext, { code = '' }: Proof): ValidationFailure {
  return code === ''
    ? new ValidationFailure({ password: messagesFor(locale, passwordMessages).wrong })
    : new ValidationFailure({ code: messagesFor(locale, confirmMessages).wrongCode });
}

async function signedOut(context: SignedInContext): Promise<RedirectFailure> {
  const to = context.session.area === 'admin' ? adminLogin() : login();
  await leaveSession(context);
  const text = messagesFor(context.locale, confirmMessages).signedOut;
  context.session.data.flash = { type: 'warning', text };
  return new RedirectFailure(to);
}

async function auditFailure(context: SignedInContext): Promise<void> {
  const { id, email } = context.actor.user;
  const subject = { type: 'user', id, label: email };
  await audit(context, context.unscoped, 'password.confirmation_failed', subject, {}, 'denied');
}
