import { eq } from 'drizzle-orm';
import { confirmTwoFactor } from '#contracts/account/two-factor.ts';
import { messagesFor } from '#messages/locale.ts';
import * as securityMessages from '#messages/account/security.ts';
import type { Database } from '#mocks/db/database.ts';
import { devices, recoveryCodes, users } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import type { SignedInContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { noPayload, redirect, signedInAction } from '#mocks/server/handler.ts';
import { replaceRecoveryCodes } from '#mocks/server/identity/recovery-codes.ts';
import { rotateSession } from '#mocks/server/identity/sessions.ts';
import {
  hasTwoFactor,
  encryptTwoFactorSecret,
  spendTotpCode,
} from '#mocks/server/identity/two-factor-secret.ts';
import { twoFactorDemand } from '#mocks/server/identity/two-factor-duty.ts';
import { mailHref } from '#mocks/server/mail/href.ts';
import { mailTo, queueMail } from '#mocks/server/mail/queue.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { twoFactorChangedNotice } from '#mocks/server/notifications/security.ts';
import { hitThrottle } from '#mocks/server/throttle.ts';
import { newTotpSecret } from '#mocks/services/totp.ts';
import { accountHref } from './area.ts';
import { showCodesOnce } from './codes-once.ts';

const textsOf = (context: SignedInContext) => messagesFor(context.locale, securityMessages).twoFactor;
const backToSecurity = (context: SignedInContext, text?: string) =>
  redirect(accountHref(context, 'securite'), text === undefined ? undefined : { type: 'success', text });

/** Begins: a new secret, worth nothing until a code of it was given. */
export const storeTwoFactorHandler = signedInAction(noPayload, async (context) => {
  const { user } = context.actor;
  if (hasTwoFactor(user)) return backToSecurity(context);
  const twoFactorSecret = await encryptTwoFactorSecret(context.deps, user.id, newTotpSecret());
  await context.unscoped
    .update(users)
    .set({ twoFactorSecret, twoFactorConfirmedAt: null, twoFactorLastStep: null })
    .where(eq(users.id, user.id));
  return backToSecurity(context);
});

/** Codes that may be tried in fifteen minutes. */
const tries = { count: 5, windowS: 900 } as const;

/** Switches it on with a code of the application; recovery codes are shown once. */
export const confirmTwoFactorHandler = signedInAction(confirmTwoFactor, async (context, { code }) => {
  const { user } = context.actor;
  const texts = textsOf(context);
  if (hasTwoFactor(user) || user.twoFactorSecret === null) {
    throw new ValidationFailure({ code: texts.notStarted });
  }
  const deps = { ...context.deps, db: context.unscoped };
  const seconds = await hitThrottle(deps, `totp-setup:${user.id}`, tries.count, tries.windowS);
  if (seconds !== null || !(await spendTotpCode(deps, context.unscoped, user, code))) {
    throw new ValidationFailure({ code: texts.codeWrong });
  }
  const codes = await context.unscoped.transaction(async (tx) => {
    const now = context.deps.clock.systemNow();
    await tx.update(users).set({ twoFactorConfirmedAt: now }).where(eq(users.id, user.id));
    const fresh = await replaceRecoveryCodes({ ...context.deps, db: tx }, user.id);
    await recordChange(context, tx, 'enabled');
    return fresh;
  });
  await rotateSession(context, { twoFactorAt: context.deps.clock.systemNow() });
  await showCodesOnce(context, codes);
  return backToSecurity(context, texts.enabled);
});

/** Switches it off, with all that hangs on it. @throws ValidationFailure where it is asked for */
export const destroyTwoFactorHandler = signedInAction(noPayload, async (context) => {
  const { user } = context.actor;
  const texts = textsOf(context);
  const wasOn = hasTwoFactor(user);
  const demand = wasOn ? await twoFactorDemand(context) : null;
  if (demand !== null) throw new ValidationFailure({ base: texts.compulsory[demand.by] });
  await context.unscoped.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ twoFactorSecret: null, twoFactorConfirmedAt: null, twoFactorLastStep: null })
      .where(eq(users.id, user.id));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
    await tx.update(devices).set({ trustedUntil: null }).where(eq(devices.userId, user.id));
    if (wasOn) await recordChange(context, tx, 'disabled');
  });
  if (wasOn) await rotateSession(context, { twoFactorAt: null });
  return backToSecurity(context, wasOn ? texts.disabled : undefined);
});

/** Makes the recovery codes anew; the former ones are worth nothing. */
export const recoveryCodesHandler = signedInAction(noPayload, async (context) => {
  const { user } = context.actor;
  const texts = textsOf(context);
  if (!hasTwoFactor(user)) throw new ValidationFailure({ base: texts.notOn });
  const codes = await context.unscoped.transaction(async (tx) => {
    const fresh = await replaceRecoveryCodes({ ...context.deps, db: tx }, user.id);
    await recordChange(context, tx, 'recoveryCodes');
    return fresh;
  });
  await showCodesOnce(context, codes);
  return backToSecurity(context, texts.renewed);
});

const actions = {
  enabled: 'account.twofactor_enabled',
  disabled: 'account.twofactor_disabled',
  recoveryCodes: 'account.recovery_codes_renewed',
} as const;

/** A line in the journal and a mail: whoever owns the account must hear of it. */
async function recordChange(
  context: SignedInContext,
  tx: Database,
  change: keyof typeof actions,
): Promise<void> {
  const { user, name } = context.actor;
  await audit(context, tx, actions[change], { type: 'user', id: user.id, label: name });
  await notify(context, tx, twoFactorChangedNotice(user));
  await queueMail(context, tx, 'two-factor.changed', mailTo(user), {
    change,
    at: context.deps.clock.systemNow(),
    href: mailHref(context, accountHref(context, 'securite')),
  });
}
