import type { Flash } from '#contracts/fields.ts';
import { companiesOf } from '../actor.ts';
import type { RequestContext } from '../context.ts';
import { redirect, type RedirectAnswer } from '../handler.ts';
import { hasTwoFactor } from '../identity/two-factor-secret.ts';
import { isTrustedDevice } from './devices.ts';
import { openSignIn, type CompleteSignIn } from './open.ts';
import { signInAddress, suspendSignIn } from './pending.ts';

/** Asks for what is still missing, the second factor before the company, or opens the session. */
export async function goOn(
  context: RequestContext,
  given: Omit<CompleteSignIn, 'tenantId'>,
  flash?: Flash,
): Promise<RedirectAnswer> {
  const { user, area, remember, factorAt, trustDevice } = given;
  const kept = { userId: user.id, area, remember, trustDevice, factorAt: factorAt?.toISOString() ?? null };
  if (factorAt === null && hasTwoFactor(user) && !(await isTrustedDevice(context, user.id))) {
    await suspendSignIn(context, { ...kept, step: 'code' });
    return redirect(signInAddress(area));
  }
  const companies = area === 'client' ? await companiesOf(context.deps, user.id) : [];
  if (companies.length > 1) {
    await suspendSignIn(context, { ...kept, step: 'company' });
    return redirect(signInAddress(area), flash);
  }
  return openSignIn(context, { ...given, tenantId: companies[0]?.id ?? null }, flash);
}
