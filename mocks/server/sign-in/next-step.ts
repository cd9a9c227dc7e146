import type { Flash } from '#contracts/fields.ts';
import type { RequestContext } from '../context.ts';
import { redirect, type RedirectAnswer } from '../handler.ts';
import { hasTwoFactor } from '../identity/two-factor-secret.ts';
import { companiesOf } from '../memberships.ts';
import { isTrustedDevice } from './devices.ts';
import { openSignIn, type CompleteSignIn } from './open.ts';
import { signInAddress, suspendSignIn } from './pending.ts';

/** Asks for what is still missing, the second factor before the company, or opens the session. */
export async function continueSignIn(
  context: RequestContext,
  given: Omit<CompleteSignIn, 'tenantId'>,
  flash?: Flash,
): Promise<RedirectAnswer> {
  const { user, area, remember, trustDevice, passwordAt } = given;
  const isAsked = given.factorAt === null && hasTwoFactor(user);
  const isSpared = isAsked && (await isTrustedDevice(context, user.id));
  // A trusted browser stands for the second factor: the session has it.
  const factorAt = isSpared ? context.deps.clock.systemNow() : given.factorAt;
  const kept = {
    userId: user.id,
    area,
    remember,
    trustDevice,
    startedAt: passwordAt.toISOString(),
    factorAt: factorAt?.toISOString() ?? null,
  };
  if (isAsked && !isSpared) {
    await suspendSignIn(context, { ...kept, step: 'code' });
    return redirect(signInAddress(area));
  }
  const companies = area === 'client' ? await companiesOf(context.unscoped, user.id) : [];
  if (companies.length > 1) {
    await suspendSignIn(context, { ...kept, step: 'company' });
    return redirect(signInAddress(area), flash);
  }
  return openSignIn(context, { ...given, factorAt, tenantId: companies[0]?.id ?? null }, flash);
}
