import type { RequestContext } from '../context.ts';
import { requestSettings } from '../request-settings.ts';
import { hasTwoFactor } from './two-factor-secret.ts';

/** Time that members have to set the second factor up, once their company asks for it. */
const graceMs = 7 * 86_400_000;

/** Who asks a second factor of a person, and until when they may do without; null for not at all. */
export interface TwoFactorDemand {
  readonly by: 'platform' | 'company';
  readonly dueAt: Date | null;
}

/** The demand that a person stands under: staff outside of a demonstration, or by their company. */
export async function twoFactorDemand(context: RequestContext): Promise<TwoFactorDemand | null> {
  const { actor } = context;
  if (actor === null || actor.impersonation !== null) return null;
  if (actor.user.kind === 'platform') {
    const { demo } = await requestSettings(context);
    const isRequired = demo === undefined && context.deps.config.settings.isTwoFactorRequired;
    return isRequired ? { by: 'platform', dueAt: null } : null;
  }
  const since = actor.tenant?.twoFactorRequiredAt ?? null;
  return since && { by: 'company', dueAt: new Date(since.getTime() + graceMs) };
}

/** True for somebody who must set up a second factor before anything else. */
export async function mustSetUpTwoFactor(context: RequestContext): Promise<boolean> {
  const { actor, deps } = context;
  if (actor === null || hasTwoFactor(actor.user)) return false;
  const demand = await twoFactorDemand(context);
  return demand !== null && (demand.dueAt === null || demand.dueAt <= deps.clock.systemNow());
}
