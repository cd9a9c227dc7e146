import { and, eq, isNull } from 'drizzle-orm';
import { grantSupport } from '#contracts/client/tenant/payload.ts';
import { show } from '#generated/routes/client/account.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as securityMessages from '#messages/account/security.ts';
import { impersonations, sessions, tenants } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { endImpersonationsIn } from '#mocks/server/impersonation.ts';
import { mailFormat } from '#mocks/server/mail/format.ts';
import { companyOf } from './company.ts';

const textsOf = (context: ClientContext) => messagesFor(context.locale, securityMessages).support;
const hourMs = 3_600_000;

/** Lets the assistance change things in the company's name for a day. */
export const grantSupportHandler = clientAction(grantSupport, {
  find: companyOf,
  act: async (context, { hours }, tenant) => {
    const until = new Date(context.deps.clock.systemNow().getTime() + hours * hourMs);
    await context.db.transaction(async (tx) => {
      await tx.update(tenants).set({ supportAccessUntil: until }).where(eq(tenants.id, tenant.id));
      const subject = { type: 'tenant', id: tenant.id, label: tenant.name };
      await audit(context, tx, 'tenant.support_granted', subject, {
        supportAccessUntil: { from: null, to: until.toISOString() },
      });
    });
    const date = mailFormat(context.locale, context.deps.config.appName).moment(until);
    const text = fill(textsOf(context).granted, { date });
    return redirect(show({ query: { tab: 'securite' } }), { type: 'success', text });
  },
});

/** Takes the consent back, and ends at once whatever staff are doing in the company's name. */
export const revokeSupportHandler = clientAction(noPayload, {
  find: companyOf,
  act: async (context, _payload, tenant) => {
    const ended = await openSessions(context);
    await context.db.transaction(async (tx) => {
      await tx.update(tenants).set({ supportAccessUntil: null }).where(eq(tenants.id, tenant.id));
      await endImpersonationsIn(tx, tenant.id, context.deps.clock.systemNow());
      const subject = { type: 'tenant', id: tenant.id, label: tenant.name };
      await audit(context, tx, 'tenant.support_revoked', subject);
    });
    await context.deps.events.publish(ended.map((sessionId) => ({ kind: 'cut', sessionId })));
    const text = textsOf(context).revoked;
    return redirect(show({ query: { tab: 'securite' } }), { type: 'success', text });
  },
});

/** Sessions of staff who are in the company now. */
async function openSessions(context: ClientContext): Promise<string[]> {
  const rows = await context.unscoped
    .select({ idHash: sessions.idHash })
    .from(sessions)
    .innerJoin(impersonations, eq(impersonations.id, sessions.impersonationId))
    .where(and(eq(impersonations.tenantId, context.actor.tenant.id), isNull(impersonations.endedAt)));
  return rows.map(({ idHash }) => idHash);
}
