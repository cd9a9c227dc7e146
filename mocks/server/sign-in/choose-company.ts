import { validationText } from '#messages/validation.ts';
import { eq } from 'drizzle-orm';
import { users } from '#mocks/db/schema/index.ts';
import { readActor } from '../actor.ts';
import { audit } from '../audit.ts';
import type { RequestContext, SignedInContext } from '../context.ts';
import { ValidationFailure } from '../failures.ts';
import { redirect, type RedirectAnswer } from '../handler.ts';
import { createSession, destroySession } from '../session.ts';
import { landingOf } from '../landing.ts';
import { liveMembershipIn, type LiveMembership } from '../memberships.ts';
import { openSignIn } from './open.ts';
import { requirePending } from './pending.ts';

/** The last step of who works for several companies. @throws ValidationFailure on `tenantId` */
export async function chooseCompany(context: RequestContext, tenantId: string): Promise<RedirectAnswer> {
  const { pending, user } = await requirePending(context, 'client', 'company');
  const membership = await liveMembership(context, user.id, tenantId);
  const factorAt = pending.factorAt === null ? null : new Date(pending.factorAt);
  const { area, remember, trustDevice } = pending;
  return openSignIn(context, {
    user,
    area,
    remember,
    trustDevice,
    factorAt,
    passwordAt: new Date(pending.startedAt),
    tenantId: membership.tenant.id,
  });
}

/**
 * Goes over to another company of the person, under a new session id. Realtime connections are cut: they had
 * rights in the company that is left.
 *
 * @throws ValidationFailure on `tenantId`
 */
export async function switchCompany(context: SignedInContext, tenantId: string): Promise<RedirectAnswer> {
  const { actor, deps, session, unscoped } = context;
  const { tenant } = await liveMembership(context, actor.user.id, tenantId);
  const subject = { type: 'tenant', id: tenant.id, label: tenant.name, tenantId: tenant.id };
  await unscoped.transaction(async (tx) => {
    await tx.update(users).set({ lastTenantId: tenant.id }).where(eq(users.id, actor.user.id));
    await audit(context, tx, 'auth.tenant-switch', subject);
  });
  await destroySession(deps, session);
  const next = await createSession(deps, { ...session, tenantId: tenant.id, data: {} });
  context.session = { ...next, createdAt: session.createdAt };
  return redirect(landingOf({ ...context, actor: await readActor(deps, next) }));
}

async function liveMembership(
  context: RequestContext,
  userId: string,
  tenantId: string,
): Promise<LiveMembership> {
  const membership = await liveMembershipIn(context.unscoped, userId, tenantId);
  if (membership) return membership;
  throw new ValidationFailure({ tenantId: validationText(context.locale, 'unknownRecord') });
}
