import { and, desc, eq, gt } from 'drizzle-orm';
import { deviceOf } from '#domain/identity/user-agent.ts';
import { deviceName } from '#messages/device.ts';
import { devices, tenants } from '#mocks/db/schema/index.ts';
import { isConfirmed } from '#mocks/server/confirmation.ts';
import { can, type SignedInContext } from '#mocks/server/context.ts';
import { otherSessions } from '#mocks/server/identity/end-sessions.ts';
import { audienceOf, passwordWords } from '#mocks/server/identity/passwords.ts';
import { countRecoveryCodes } from '#mocks/server/identity/recovery-codes.ts';
import { twoFactorDemand } from '#mocks/server/identity/two-factor-duty.ts';
import { hasTwoFactor, openTwoFactorSecret } from '#mocks/server/identity/two-factor-secret.ts';
import { instantShown } from '#mocks/services/clock.ts';
import { qrSvg } from '#mocks/services/qr.ts';
import { totpUri } from '#mocks/services/totp.ts';
import { codesToShow } from '../codes-once.ts';
import { impersonationsOf } from './impersonations.ts';

const accessesShown = 50;

/** Password, second factor, trusted browsers and, for owners, the assistance's access. */
export async function securityOf(context: SignedInContext) {
  const { actor, unscoped } = context;
  const { user } = actor;
  const demand = await twoFactorDemand(context);
  const isPast = (at: Date): boolean => at <= context.deps.clock.systemNow();
  return {
    tab: 'securite' as const,
    password: {
      changedAt: user.passwordChangedAt?.toISOString() ?? null,
      otherSessionsCount: (await otherSessions(context)).length,
      audience: audienceOf(user),
      words: await passwordWords(context, user),
    },
    twoFactor: {
      confirmedAt: hasTwoFactor(user) ? (user.twoFactorConfirmedAt?.toISOString() ?? null) : null,
      demandedBy: demand?.by ?? null,
      dueAt: demand?.dueAt && !isPast(demand.dueAt) ? demand.dueAt.toISOString() : null,
      recoveryCodesLeft: await countRecoveryCodes({ db: unscoped }, user.id),
      setup: await setupOf(context),
      newCodes: await codesToShow(context),
    },
    devices: await trustedDevices(context),
    support: await supportOf(context),
  };
}

/** The secret leaves the server until it is confirmed only, and only for whoever just gave the password. */
async function setupOf(context: SignedInContext) {
  const { user } = context.actor;
  if (hasTwoFactor(user) || !isConfirmed(context)) return null;
  const secret = await openTwoFactorSecret(context.deps, user);
  if (secret === null) return null;
  const uri = totpUri(secret, { issuer: context.deps.config.appName, account: user.email });
  return { manualKey: secret, qrSvg: qrSvg(uri) };
}

async function trustedDevices({ actor, deps, unscoped, session, locale }: SignedInContext) {
  const rows = await unscoped
    .select()
    .from(devices)
    .where(and(eq(devices.userId, actor.user.id), gt(devices.trustedUntil, deps.clock.systemNow())))
    .orderBy(desc(devices.lastSeenAt));
  return rows.flatMap(({ id, userAgent, lastSeenAt, trustedUntil }) =>
    trustedUntil === null
      ? []
      : {
          id,
          name: deviceName(locale, deviceOf(userAgent)),
          lastSeenAt: instantShown(deps.clock, lastSeenAt),
          trustedUntil: instantShown(deps.clock, trustedUntil),
          isCurrent: id === session.deviceId,
        },
  );
}

/** For whoever may consent in the company's name. */
async function supportOf(context: SignedInContext) {
  const { actor, unscoped, deps } = context;
  if (actor.tenant === null || !can(context, 'tenant.update')) return null;
  const [tenant] = await unscoped
    .select({ until: tenants.supportAccessUntil })
    .from(tenants)
    .where(eq(tenants.id, actor.tenant.id))
    .limit(1);
  const until = tenant?.until ?? null;
  return {
    until: until !== null && until > deps.clock.systemNow() ? instantShown(deps.clock, until) : null,
    accesses: await impersonationsOf(context, { tenantId: actor.tenant.id }, accessesShown),
  };
}
