import { eq } from 'drizzle-orm';
import type { Actor } from '#domain/states/actor.ts';
import type { TransitionContext } from '#domain/states/machine.ts';
import type { Day } from '#domain/time/day.ts';
import { users } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { parisDay } from '#mocks/server/paris-day.ts';

const adminRoles = ['admin', 'super-admin'];

/**
 * Who asks for a step, and on which day. Rights decide, not names of roles, so that roles that are data count as
 * well: whoever may end operations acts as their holder, whoever may change them as a collaborator.
 */
export async function transitionContext(context: ClientContext): Promise<TransitionContext> {
  const actors: Actor[] = [];
  if (canNow(context, 'termination.validate')) actors.push('owner');
  if (canNow(context, 'operation.update')) actors.push('collaborator');
  if (actors.length > 0 && (await isStaffAdmin(context))) actors.push('admin');
  return { actors, today: parisDay(context.deps.clock.businessNow()) as Day };
}

/** Whether an administrator of the platform acts in the person's name. */
async function isStaffAdmin({ actor, unscoped }: ClientContext): Promise<boolean> {
  if (actor.impersonation === null) return false;
  const [staff] = await unscoped
    .select({ roles: users.platformRoles })
    .from(users)
    .where(eq(users.id, actor.impersonation.staffId));
  return staff?.roles.some((role) => adminRoles.includes(role)) ?? false;
}
