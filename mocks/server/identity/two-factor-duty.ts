import type { Actor } from '../actor.ts';
import type { RequestContext } from '../context.ts';
import { requestSettings } from '../request-settings.ts';
import { hasTwoFactor } from './two-factor-secret.ts';

/** Time that members have to set the second factor up, once their company asks for it. */
const graceMs = 7 * 86_400_000;

/** Until when a member may do without a second factor; null when their company does not ask for it. */
export const twoFactorDueAt = ({ tenant }: Actor): Date | null =>
  tenant?.twoFactorRequiredAt ? new Date(tenant.twoFactorRequiredAt.getTime() + graceMs) : null;

/**
 * True for somebody who must set up a second factor before anything else: staff outside of a demonstration,
 * and members of a company that asks for it once the time of grace is over.
 */
export async function owesTwoFactor(context: RequestContext): Promise<boolean> {
  const { actor, deps } = context;
  if (actor === null || actor.impersonation !== null || hasTwoFactor(actor.user)) return false;
  if (actor.user.kind === 'platform') return (await requestSettings(context)).demo === undefined;
  const dueAt = twoFactorDueAt(actor);
  return dueAt !== null && dueAt <= deps.clock.systemNow();
}
