import { and, eq } from 'drizzle-orm';
import { noPayload } from '#contracts/define.ts';
import { impersonateUser, type ImpersonateUserPayload } from '#contracts/admin/user/impersonate.ts';
import { scopesOf } from '#domain/access/permissions.ts';
import { dashboard } from '#generated/routes/client.ts';
import { show as account } from '#generated/routes/client/account.ts';
import { dashboard as adminDashboard, login as adminLogin } from '#generated/routes/admin.ts';
import { messagesFor } from '#messages/locale.ts';
import * as impersonationMessages from '#messages/impersonation.ts';
import { membershipInForce } from '#mocks/db/queries/memberships-in-force.ts';
import { memberships, tenants, users, type User } from '#mocks/db/schema/index.ts';
import { liveMembershipIn } from '#mocks/server/memberships.ts';
import { audit } from '#mocks/server/audit.ts';
import { requireConfirmation } from '#mocks/server/confirmation.ts';
import { parameter, type AdminContext } from '#mocks/server/context.ts';
import { forbidden, notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { adminAction, redirect, signedInAction, type RouteHandlers } from '#mocks/server/handler.ts';
import {
  enterImpersonation,
  impersonationMs,
  insertImpersonation,
  stopImpersonation,
} from '#mocks/server/impersonation-session.ts';
import { mailHref } from '#mocks/server/mail/href.ts';
import { mailTo, queueMail } from '#mocks/server/mail/queue.ts';
import { notify } from '#mocks/server/notifications/notify.ts';

/** Handlers of « Prise en main ». */
export const impersonateHandlers = {
  'admin.user.impersonate': adminAction(impersonateUser, { find: clientOfRoute, act: start }),
  'impersonate.stop': signedInAction(noPayload, {
    find: async ({ actor }) => {
      if (!actor.impersonation) throw notFound('impersonation');
    },
    act: async (context) => {
      const isBack = await stopImpersonation(context, 'stopped');
      const texts = messagesFor(context.locale, impersonationMessages);
      return redirect(isBack ? adminDashboard() : adminLogin(), { type: 'info', text: texts.stopped });
    },
  }),
} satisfies Partial<RouteHandlers>;

/** The client of the address. @throws HttpFailure 404; 403 for staff and for accounts that cannot sign in */
async function clientOfRoute(context: AdminContext): Promise<User> {
  const [user] = await context.db
    .select()
    .from(users)
    .where(eq(users.id, parameter(context, 'user')))
    .limit(1);
  if (!user) throw notFound('user');
  if (user.kind !== 'client') throw forbidden('staff are not impersonated');
  if (user.status !== 'active' || user.blockedAt !== null) throw forbidden('the account is not in use');
  return user;
}

async function start(context: AdminContext, payload: ImpersonateUserPayload, user: User) {
  const texts = messagesFor(context.locale, impersonationMessages);
  const membership = await liveMembershipIn(context.db, user.id, payload.tenantId);
  if (!membership) throw forbidden('the person works for no open company');
  if (payload.mode === 'write') await checkWriteMode(context, membership.tenant.id, texts.noConsent);
  const { id: tenantId, name: company } = membership.tenant;
  const endsAt = new Date(context.deps.clock.systemNow().getTime() + impersonationMs);
  const { mode, reason } = payload;
  const ticket = payload.ticket === '' ? null : payload.ticket;
  const begin = { userId: user.id, tenantId, mode, reason, ticket };
  const owners = await ownersOf(context, tenantId);
  const id = await context.db.transaction(async (tx) => {
    await audit(context, tx, 'impersonation.start', {
      type: 'user',
      id: user.id,
      label: `${user.email} · ${mode} · ${reason}`,
      tenantId,
    });
    for (const owner of owners) {
      await queueMail(context, tx, 'assistance.opened', mailTo(owner, { id: tenantId, name: company }), {
        staff: context.actor.name,
        company,
        reason,
        mode,
        endsAt,
        href: mailHref(context, account({ query: { tab: 'securite' } })),
      });
    }
    const impersonationId = await insertImpersonation(context, tx, begin);
    await notify(context, tx, {
      kind: 'support.impersonation_started',
      to: { tenantRoles: ['owner'] },
      tenant: { id: tenantId, name: company },
      values: { reason },
      severity: 'warning',
      subject: { type: 'impersonation', id: impersonationId },
      hasOwnMail: true,
    });
    return impersonationId;
  });
  await enterImpersonation(context, id, begin);
  return redirect(dashboard());
}

/** Editing asks for a password given a short time ago and, from the support, for the client's consent. */
async function checkWriteMode(context: AdminContext, tenantId: string, noConsent: string): Promise<void> {
  const reaches = scopesOf(context.actor.roles, 'impersonate.write', context.actor.roleDefinitions);
  if (reaches.length === 0) throw forbidden('lacks impersonate.write');
  if (!reaches.includes('all') && !(await hasConsent(context, tenantId))) {
    throw new ValidationFailure({ mode: noConsent });
  }
  requireConfirmation(context, 'impersonation');
}

async function hasConsent({ db, deps }: AdminContext, tenantId: string): Promise<boolean> {
  const [tenant] = await db
    .select({ until: tenants.supportAccessUntil })
    .from(tenants)
    .where(eq(tenants.id, tenantId));
  return tenant?.until != null && tenant.until > deps.clock.systemNow();
}

async function ownersOf({ db }: AdminContext, tenantId: string): Promise<User[]> {
  const rows = await db
    .select({ user: users })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.tenantId, tenantId), eq(memberships.role, 'owner'), membershipInForce));
  return rows.map((row) => row.user);
}
