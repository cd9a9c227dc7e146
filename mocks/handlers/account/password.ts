import { updatePassword } from '#contracts/account/password.ts';
import { normalizePassword } from '#domain/identity/password-policy.ts';
import { request as adminPasswordRequest } from '#generated/routes/admin/password.ts';
import { request as passwordRequest } from '#generated/routes/password.ts';
import { messagesFor } from '#messages/locale.ts';
import * as passwordMessages from '#messages/password.ts';
import { validationText } from '#messages/validation.ts';
import { audit } from '#mocks/server/audit.ts';
import type { SignedInContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { redirect, signedInAction } from '#mocks/server/handler.ts';
import {
  audienceOf,
  checkNewPassword,
  passwordWords,
  writePassword,
} from '#mocks/server/identity/passwords.ts';
import { announceEnd, otherSessions } from '#mocks/server/identity/end-sessions.ts';
import { revokeAccess, rotateSession } from '#mocks/server/identity/sessions.ts';
import { mailHref } from '#mocks/server/mail/href.ts';
import { mailTo, queueMail } from '#mocks/server/mail/queue.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { passwordChangedNotice } from '#mocks/server/notifications/security.ts';
import { clearThrottle, hitThrottle } from '#mocks/server/throttle.ts';
import { accountHref } from './area.ts';

const wrongPasswords = 5;
const windowS = 900;

/** Changes the password: everywhere else the person is signed out, and a mail tells of it. */
export const updatePasswordHandler = signedInAction(updatePassword, async (context, payload) => {
  const { user } = context.actor;
  await checkCurrentPassword(context, payload.currentPassword);
  const words = await passwordWords(context, user);
  await checkNewPassword(context, payload, { audience: audienceOf(user), words, user });
  await change(context, payload.password);
  await rotateSession(context, { confirmedPasswordAt: context.deps.clock.systemNow() });
  const text = messagesFor(context.locale, passwordMessages).changedElsewhereOut;
  return redirect(accountHref(context, 'securite'), { type: 'success', text });
});

/** @throws ValidationFailure on `currentPassword`; after several wrong ones it must be waited for */
async function checkCurrentPassword(context: SignedInContext, given: string): Promise<void> {
  const { user } = context.actor;
  const deps = { ...context.deps, db: context.unscoped };
  const key = `current-password:${user.id}`;
  const seconds = await hitThrottle(deps, key, wrongPasswords, windowS);
  if (seconds !== null) {
    throw new ValidationFailure({
      currentPassword: validationText(context.locale, 'tooManyAttempts', { seconds }),
    });
  }
  const isRight =
    user.passwordHash !== null && (await deps.hasher.verify(normalizePassword(given), user.passwordHash));
  if (!isRight) {
    await audit(
      context,
      context.unscoped,
      'account.password_refused',
      { type: 'user', id: user.id, label: context.actor.name },
      {},
      'denied',
    );
    const texts = messagesFor(context.locale, passwordMessages);
    throw new ValidationFailure({ currentPassword: texts.currentWrong });
  }
  await clearThrottle(deps, key);
}

async function change(context: SignedInContext, password: string): Promise<void> {
  const { user, name } = context.actor;
  const others = await otherSessions(context);
  const isStaff = user.kind === 'platform';
  await context.unscoped.transaction(async (tx) => {
    await writePassword(context.deps, tx, user, password);
    await revokeAccess(tx, user.id, { exceptIdHash: context.session.idHash });
    await audit(context, tx, 'account.password_changed', { type: 'user', id: user.id, label: name });
    await notify(context, tx, passwordChangedNotice(user));
    await queueMail(context, tx, 'password.changed', mailTo(user), {
      at: context.deps.clock.systemNow(),
      resetHref: mailHref(context, isStaff ? adminPasswordRequest() : passwordRequest()),
    });
  });
  await announceEnd(context, context.actor.user.id, others);
}
