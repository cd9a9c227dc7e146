import type { TwoFactorPayload } from '#contracts/auth/two-factor.ts';
import type { Flash } from '#contracts/fields.ts';
import { fill } from '#messages/fill.ts';
import * as confirmMessages from '#messages/auth/confirm-password.ts';
import * as signInMessages from '#messages/auth/sign-in.ts';
import { messagesFor } from '#messages/locale.ts';
import type { SessionArea, User } from '#mocks/db/schema/index.ts';
import { audit } from '../audit.ts';
import type { RequestContext } from '../context.ts';
import { ValidationFailure } from '../failures.ts';
import type { RedirectAnswer } from '../handler.ts';
import { countRecoveryCodes, spendRecoveryCode } from '../identity/recovery-codes.ts';
import { spendTotpCode } from '../identity/two-factor-secret.ts';
import { countAttempt } from '../throttle.ts';
import { claimAttempt, releaseAttempt } from './attempts.ts';
import { recordFailure } from './give-password.ts';
import { limitCaller, waitFailure } from './limits.ts';
import { continueSignIn } from './next-step.ts';
import { requirePending, restart } from './pending.ts';

const maxTries = 5;
const windowS = 3600;

/**
 * The second step of a sign-in: a code of the person's application, or one of their recovery codes. Wrong ones
 * count as failures of the account, so that its waits and its block hold here too.
 *
 * @throws ValidationFailure on `code` or `recoveryCode`
 * @throws RedirectFailure to the beginning at the fifth wrong one, or when the sign-in is over
 */
export async function giveCode(
  context: RequestContext,
  payload: TwoFactorPayload,
  area: SessionArea,
): Promise<RedirectAnswer> {
  await limitCaller(context);
  const { deps, session } = context;
  const { pending, user } = await requirePending(context, area, 'code');
  const field = payload.recoveryCode === '' ? 'code' : 'recoveryCode';
  const attempt = await claimAttempt(deps, user.id);
  if (attempt.outcome === 'blocked') throw restart(context, area, 'blocked');
  if (attempt.outcome === 'wait') throw waitFailure(context, field, attempt.waitS);
  // Counted before it is looked at, and apart from the session, so that codes sent at once count as well.
  const { hits } = await countAttempt(deps, `two-factor:${session.publicId}`, windowS);
  if (hits > maxTries || !(await isRight(context, user, payload))) {
    await recordFailure(context, user, attempt);
    if (hits >= maxTries) throw restart(context, area, 'tooManyCodes');
    throw new ValidationFailure({ [field]: messagesFor(context.locale, confirmMessages).wrongCode });
  }
  await releaseAttempt(deps, user.id);
  const flash = field === 'code' ? undefined : await notifyCodesLeft(context, user);
  const given = {
    user,
    area,
    remember: pending.remember,
    passwordAt: new Date(pending.startedAt),
    factorAt: deps.clock.systemNow(),
    trustDevice: payload.trustDevice,
  };
  return continueSignIn(context, given, flash);
}

async function isRight(
  { deps, unscoped }: RequestContext,
  user: User,
  { code, recoveryCode }: TwoFactorPayload,
): Promise<boolean> {
  return recoveryCode === ''
    ? spendTotpCode(deps, unscoped, user, code)
    : spendRecoveryCode(deps, user.id, recoveryCode);
}

async function notifyCodesLeft(context: RequestContext, user: User): Promise<Flash> {
  const { deps, locale, unscoped } = context;
  const subject = { type: 'user', id: user.id, label: user.email, actorId: user.id };
  await audit(context, unscoped, 'auth.recovery_code_used', subject);
  const left = await countRecoveryCodes(deps, user.id);
  const texts = messagesFor(locale, signInMessages).codesLeft;
  const text = left === 0 ? texts.none : left === 1 ? texts.one : fill(texts.many, { count: left });
  return { type: left <= 2 ? 'warning' : 'info', text };
}
