import { register, registerPage, type RegisterProps } from '#contracts/auth/register.ts';
import { registerCoupon } from '#contracts/auth/register-coupon.ts';
import { home, login } from '#generated/routes/root.ts';
import { notice } from '#generated/routes/verification.ts';
import type { Coupon } from '#mocks/db/schema/index.ts';
import type { RequestContext } from '#mocks/server/context.ts';
import { HttpFailure, RedirectFailure } from '#mocks/server/failures.ts';
import { couponSummaryOf, findCoupon } from '#mocks/server/growth/coupon.ts';
import {
  couponCodeOf,
  networkOfGuest,
  type OpenNetworkInvitation,
} from '#mocks/server/growth/network-invitation.ts';
import { offeredPlanOf, publicPlans } from '#mocks/server/growth/plans.ts';
import { rememberSource } from '#mocks/server/growth/sign-up-source.ts';
import { action, data, json, page, redirect, type RouteHandlers } from '#mocks/server/handler.ts';
import { stampForm } from '#mocks/server/identity/form-stamp.ts';
import { callerOf } from '#mocks/server/identity/limits.ts';
import { rotateSession } from '#mocks/server/identity/sessions.ts';
import { isSignUpOpen, registerForm, signUp } from '#mocks/server/identity/sign-up.ts';
import { countVerificationMail } from '#mocks/server/identity/verification-mail.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { hitThrottle } from '#mocks/server/throttle.ts';

/** Codes that one caller may try in a minute: they must not be found by guessing. */
const codesPerMinute = 10;
/** The offer that is put forward. */
const usualPlan = 'pro';

/** Handlers of signing up. */
export const registerHandlers = {
  register: page(registerPage, async (context, query) => {
    if (context.actor) throw new RedirectFailure(home());
    rememberSource(context);
    return registerProps(context, query);
  }),
  'register.store': action(register, async (context, payload) => {
    if (context.actor) throw new RedirectFailure(home());
    // The same for everybody: a guest under a new session id, who waits for a mail.
    const signedUp = await signUp(context, payload);
    await rotateSession(context, { data: { signedUp } });
    // The first mail has just left.
    await countVerificationMail(context, context.session.publicId);
    return redirect(notice());
  }),
  'register.coupon': data(registerCoupon, async (context, { code, plan }) => {
    const wait = await hitThrottle(context.deps, `coupon:${callerOf(context)}`, codesPerMinute, 60);
    if (wait !== null) throw new HttpFailure(429, 'too many promotion codes tried', wait);
    const network = await networkOfGuest(context, '');
    const coupon = await couponFor(context, code, { planCode: plan, brandId: network?.brand.id ?? null });
    return json({ coupon: coupon && couponSummaryOf(coupon) });
  }),
} satisfies Partial<RouteHandlers>;

async function registerProps(
  context: RequestContext,
  { offre, code: given, reseau }: { offre: string; code: string; reseau: string },
): Promise<RegisterProps> {
  const { deps, unscoped } = context;
  const plans = await publicPlans(unscoped);
  const chosen = [offre, deps.config.settings.defaultPlanCode, usualPlan]
    .map((code) => plans.find((plan) => plan.code === code))
    .find((plan) => plan !== undefined);
  const planCode = (chosen ?? plans[0])?.code ?? '';
  const network = await networkOfGuest(context, reseau);
  const code = given === '' && network ? ((await couponCodeOf(unscoped, network.brand)) ?? '') : given;
  const coupon = await couponFor(context, code, { planCode, brandId: network?.brand.id ?? null });
  return {
    isOpen: await isSignUpOpen(context),
    plans: plans.map((plan) => ({
      ...offeredPlanOf(plan),
      trialDays: deps.config.settings.trialDays ?? plan.trialDays,
    })),
    planCode,
    couponCode: code.toUpperCase(),
    coupon: coupon && couponSummaryOf(coupon),
    network: network && inviteeOf(network),
    isInvitationOver: reseau !== '' && network === null,
    stamp: await stampForm(deps, registerForm),
    loginHref: login(),
    termsUrl: deps.config.termsUrl,
    privacyUrl: deps.config.privacyUrl,
  };
}

const inviteeOf = ({ brand, invitation }: OpenNetworkInvitation): RegisterProps['network'] => ({
  name: brand.name,
  companyName: invitation.companyName,
  siren: invitation.siren,
  firstName: invitation.firstName,
  lastName: invitation.lastName,
  email: invitation.email,
});

/** @param use with which offer, and of which network whoever signs up will be: nobody is of one uninvited */
async function couponFor(
  { deps, unscoped }: RequestContext,
  code: string,
  { planCode, brandId }: { readonly planCode: string; readonly brandId: string | null },
): Promise<Coupon | null> {
  const plan = (await publicPlans(unscoped)).find((candidate) => candidate.code === planCode);
  if (!plan) return null;
  return findCoupon(unscoped, code, {
    planId: plan.id,
    on: parisDay(deps.clock.businessNow()),
    brandId,
  });
}
