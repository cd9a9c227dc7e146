import { and, eq } from 'drizzle-orm';
import type { LoginPayload } from '#contracts/auth/login.ts';
import { blockingFailures } from '#domain/identity/lock-out.ts';
import { normalizePassword } from '#domain/identity/password-policy.ts';
import * as signInMessages from '#messages/auth/sign-in.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { users, type SessionArea, type User } from '#mocks/db/schema/index.ts';
import { audit } from '../audit.ts';
import type { RequestContext } from '../context.ts';
import { ValidationFailure } from '../failures.ts';
import type { RedirectAnswer } from '../handler.ts';
import { brandOf, liveMemberships } from '../memberships.ts';
import { clearThrottle } from '../throttle.ts';
import { claimAttempt, claimUnknown, releaseAttempt, type Attempt } from './attempts.ts';
import { blockAccount } from './block.ts';
import { limitSignIns, waitFailure } from './limits.ts';
import { continueSignIn } from './next-step.ts';

/**
 * The first step of a sign-in. An account that must wait or is blocked is told so without its password being
 * looked at, and an address without an account in this area is treated like one that has.
 *
 * @throws ValidationFailure on `email`
 */
export async function givePassword(
  context: RequestContext,
  payload: LoginPayload,
  area: SessionArea,
): Promise<RedirectAnswer> {
  const { deps, session } = context;
  session.data.oldInput = { email: payload.email };
  const key = await limitSignIns(context, payload.email);
  const user = await accountOf(context, payload.email, area);
  const attempt = user
    ? await claimAttempt(deps, user.id)
    : await claimUnknown(deps, `${area}:${payload.email}`);
  if (attempt.outcome === 'wait') throw waitFailure(context, 'email', attempt.waitS);
  if (attempt.outcome === 'blocked') throw refusal(context, 'blocked');
  const isRightPassword = user !== undefined && (await isRight(context, user, payload.password));
  if (!isRightPassword || !isClaimed(user)) throw await failed(context, user, attempt);

  await releaseAttempt(deps, user.id);
  if (user.status !== 'active') throw refusal(context, user.status === 'invited' ? 'invited' : 'suspended');
  if (area === 'client' && !(await hasPlace(context, user.id))) throw refusal(context, 'suspended');
  await clearThrottle(deps, key);
  await rehash(context, user, payload.password);
  delete session.data.oldInput;
  const passwordAt = deps.clock.systemNow();
  const { remember } = payload;
  return continueSignIn(context, { user, area, remember, passwordAt, factorAt: null, trustDevice: false });
}

/**
 * False for an account that somebody signed up for and whose address nobody has verified yet: the link of the mail
 * or a new password opens it. Else whoever signs up with an address would learn here whether it had an account.
 */
const isClaimed = ({ kind, emailVerifiedAt, lastLoginAt }: User): boolean =>
  kind === 'platform' || emailVerifiedAt !== null || lastLoginAt !== null;

/** True for whoever works for an open company, or steers a brand. */
async function hasPlace({ unscoped }: RequestContext, userId: string): Promise<boolean> {
  if ((await liveMemberships(unscoped, userId)).length > 0) return true;
  return (await brandOf(unscoped, userId)) !== null;
}

async function accountOf(
  { unscoped }: RequestContext,
  email: string,
  area: SessionArea,
): Promise<User | undefined> {
  const kind = area === 'admin' ? 'platform' : 'client';
  const [user] = await unscoped
    .select()
    .from(users)
    .where(and(eq(users.email, email), eq(users.kind, kind)))
    .limit(1);
  return user;
}

async function isRight({ deps }: RequestContext, user: User, password: string): Promise<boolean> {
  return user.passwordHash === null
    ? deps.hasher.verifyDummy(password)
    : deps.hasher.verify(normalizePassword(password), user.passwordHash);
}

async function failed(
  context: RequestContext,
  user: User | undefined,
  attempt: Extract<Attempt, { outcome: 'open' }>,
): Promise<ValidationFailure> {
  if (!user) await context.deps.hasher.verifyDummy('nobody');
  else await recordFailure(context, user, attempt);
  return refusal(context, attempt.failures >= blockingFailures ? 'blocked' : 'credentials');
}

/** Writes a failure to the journal, and blocks the account at the tenth. */
export async function recordFailure(
  context: RequestContext,
  user: User,
  { failures }: { readonly failures: number },
): Promise<void> {
  const subject = { type: 'user', id: user.id, label: user.email, actorId: user.id };
  await audit(context, context.unscoped, 'auth.sign-in', subject, {}, 'denied');
  if (failures >= blockingFailures) await blockAccount(context, user);
}

function refusal(
  { locale }: RequestContext,
  key: 'credentials' | 'invited' | 'suspended' | 'blocked',
): ValidationFailure {
  const text = key === 'blocked' ? messagesFor(locale, signInMessages).blocked : validationText(locale, key);
  return new ValidationFailure({ email: text });
}

async function rehash({ deps, unscoped }: RequestContext, user: User, password: string): Promise<void> {
  if (user.passwordHash === null || !deps.hasher.needsRehash(user.passwordHash)) return;
  const passwordHash = await deps.hasher.hash(normalizePassword(password));
  await unscoped.update(users).set({ passwordHash }).where(eq(users.id, user.id));
}
