import { and, eq, isNull } from 'drizzle-orm';
import type { Flash } from '#contracts/fields.ts';
import type { Database } from '#mocks/db/database.ts';
import { users, type SessionArea, type User } from '#mocks/db/schema/index.ts';
import { readActor } from '../actor.ts';
import { audit } from '../audit.ts';
import type { RequestContext } from '../context.ts';
import { redirect, type RedirectAnswer } from '../handler.ts';
import { mailHref } from '../mail/href.ts';
import { mailTo, queueMail } from '../mail/queue.ts';
import { notify } from '../notifications/notify.ts';
import { newDeviceNotice } from '../notifications/security.ts';
import { issueRememberToken, rememberCookieLine } from '../remember.ts';
import { createSession, destroySession } from '../session.ts';
import { isOwnAddress, landingOf } from '../landing.ts';
import { securityHref } from '../identity/account-page.ts';
import { keepDevice } from './devices.ts';
import { requestDetailsOf } from './request-details.ts';
import { restart } from './pending.ts';

/** A sign-in that nothing is missing for any more. */
export interface CompleteSignIn {
  readonly user: User;
  readonly area: SessionArea;
  /** Null for staff, and for who steers a network without working for a company. */
  readonly tenantId: string | null;
  readonly remember: boolean;
  /** When the password was given: what asks for it once more is spared that for a while. */
  readonly passwordAt: Date;
  readonly factorAt: Date | null;
  readonly trustDevice: boolean;
}

/** Opens the session under a new id and leads to where the person wanted to go, else to their start page. */
export async function openSignIn(
  context: RequestContext,
  given: CompleteSignIn,
  flash?: Flash,
): Promise<RedirectAnswer> {
  const { deps, request, unscoped } = context;
  const { user, area, tenantId } = given;
  const deviceId = await unscoped.transaction(async (tx) => record(context, tx, given));
  const { intended } = context.session.data;
  await destroySession(deps, context.session);
  context.session = await createSession(deps, {
    userId: user.id,
    tenantId,
    area,
    deviceId,
    userAgent: request.headers.get('user-agent') ?? '',
    ip: context.ip,
    twoFactorAt: given.factorAt,
    confirmedPasswordAt: given.passwordAt,
  });
  // Staff are never remembered.
  if (given.remember && area === 'client') {
    context.setCookies.push(rememberCookieLine(deps, await issueRememberToken(deps, user.id)));
  }
  const entered = { ...context, actor: await readActor(deps, context.session) };
  const to = isOwnAddress(intended, area) ? intended : landingOf(entered);
  return redirect(to, flash);
}

/** Ends the count of failures and leaves the traces of a sign-in; gives the device. */
async function record(context: RequestContext, tx: Database, given: CompleteSignIn): Promise<string> {
  const { user, area, tenantId } = given;
  const opened = await tx
    .update(users)
    .set({
      lastLoginAt: context.deps.clock.businessNow(),
      lastTenantId: tenantId ?? user.lastTenantId,
      failedAttempts: 0,
      lockedUntil: null,
    })
    .where(and(eq(users.id, user.id), isNull(users.blockedAt)))
    .returning({ id: users.id });
  if (opened.length === 0) throw restart(context, area, 'blocked');
  const device = await keepDevice(context, tx, user.id, given.trustDevice && given.factorAt !== null);
  if (device.isNews) await notifyNewDevice(context, tx, user);
  await audit(context, tx, 'auth.sign-in', {
    type: 'user',
    id: user.id,
    label: user.email,
    actorId: user.id,
    ...(tenantId !== null && { tenantId }),
  });
  return device.id;
}

async function notifyNewDevice(context: RequestContext, tx: Database, user: User): Promise<void> {
  const details = requestDetailsOf(context.deps, context.request, user.locale);
  await queueMail(context, tx, 'device.new', mailTo(user), {
    ...details,
    href: mailHref(context, securityHref(context.deps.routes, user)),
  });
  await notify(context, tx, newDeviceNotice(user, details.device ?? '–'));
}
