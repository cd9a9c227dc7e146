import { eq } from 'drizzle-orm';
import type { RegisterPayload } from '#contracts/auth/register.ts';
import { normalizePassword } from '#domain/identity/password-policy.ts';
import { personalWords } from '#domain/identity/password-words.ts';
import * as registerMessages from '#messages/auth/register.ts';
import { messagesFor } from '#messages/locale.ts';
import * as passwordMessages from '#messages/password.ts';
import { validationText } from '#messages/validation.ts';
import { readSetting } from '#mocks/db/queries/settings.ts';
import { tenants, users, type Coupon, type Plan } from '#mocks/db/schema/index.ts';
import type { RequestContext } from '../context.ts';
import { ValidationFailure } from '../failures.ts';
import { findCoupon } from '../growth/coupon.ts';
import {
  networkOfGuest,
  openNetworkInvitation,
  type OpenNetworkInvitation,
} from '../growth/network-invitation.ts';
import { publicPlans } from '../growth/plans.ts';
import { parisDay } from '../paris-day.ts';
import { clearThrottle, countAttempt, hitThrottle } from '../throttle.ts';
import { AccountExistsError, createCompany, type CompanyPlan, type SignUpForm } from './create-company.ts';
import { isFilledByHand } from './form-stamp.ts';
import { callerOf, limitPerHour } from './limits.ts';
import { checkNewPassword } from './passwords.ts';
import { limitVerificationMails, sendAccountExists, sendVerification } from './verification-mail.ts';

/** The name of the form, for its stamp. */
export const registerForm = 'register';

/** False while the platform takes no new companies. */
export async function isSignUpOpen({ unscoped }: RequestContext): Promise<boolean> {
  return (await readSetting(unscoped, 'signUps'))?.isOpen ?? true;
}

/** A sign-up whose address waits for its verification, as the guest's session keeps it. */
export interface SignedUp {
  readonly form: SignUpForm;
  /** Of the password that was typed, whether or not an account was made with it. */
  readonly passwordHash: string;
  /** The account; null where the address had one already. */
  readonly userId: string | null;
  /** The invitation into a network by which it came. */
  readonly networkInvitationId?: string | undefined;
}

/**
 * How long a SIREN that was signed up with is not taken a second time: as good as for ever, since a company that came
 * of it would hold it too. Any end would tell, by what a second try gets, whether the first address had an account.
 */
const claimS = 20 * 366 * 86_400;
const claimKey = (siren: string): string => `register-siren:${siren}`;

/**
 * Opens a company on trial with its owner. Where the address has an account already, none is made and its owner is
 * told by mail; whoever asks must not see the difference, nor in what can be done next, nor in the time it takes.
 * Nobody is signed in before the address is verified.
 *
 * @throws ValidationFailure
 */
export async function signUp(context: RequestContext, payload: RegisterPayload): Promise<SignedUp> {
  const { deps } = context;
  await checkForm(context, payload);
  await checkPassword(context, payload);
  const plan = await planOf(context, payload);
  const network = await networkOfGuest(context, '');
  const coupon = await couponOf(context, payload, plan, network);
  await limitPerHour(context, 'base', { [`register:${callerOf(context)}`]: 5 });
  await checkSiren(context, payload);
  const passwordHash = await deps.hasher.hash(normalizePassword(payload.password));
  const { firstName, lastName, email, phone, company, planCode, couponCode, marketingOptIn } = payload;
  const form = { firstName, lastName, email, phone, company, planCode, couponCode, marketingOptIn };
  const userId = await openCompany(context, { payload: form, plan, coupon, passwordHash, network });
  return { form, passwordHash, userId, networkInvitationId: network?.invitation.id };
}

/**
 * The same sign-up with another address, for whoever knows its password; without an account so far, with that
 * address it is tried again.
 *
 * @throws ValidationFailure on `password`, or as `signUp`
 */
export async function correctSignUp(
  context: RequestContext,
  signedUp: SignedUp,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<SignedUp> {
  const { deps, session } = context;
  const { hits } = await countAttempt(deps, `proof:${session.publicId}`, proofWindowS);
  const isRight = await deps.hasher.verify(normalizePassword(password), signedUp.passwordHash);
  if (hits > maxProofs || !isRight) {
    throw new ValidationFailure({ password: messagesFor(context.locale, passwordMessages).wrong });
  }
  await limitVerificationMails(context, session.publicId);
  const { passwordHash, userId, networkInvitationId: id } = signedUp;
  const form = { ...signedUp.form, email };
  if (userId !== null) {
    await moveAccount(context, userId, email);
    return { ...signedUp, form };
  }
  const plan = await planOf(context, form);
  const network = id === undefined ? null : await openNetworkInvitation(context, { id });
  const coupon = await couponOf(context, form, plan, network);
  return {
    ...signedUp,
    form,
    userId: await openCompany(context, { payload: form, plan, coupon, passwordHash, network }),
  };
}

/** Passwords that may be tried in a quarter of an hour. */
const maxProofs = 5;
const proofWindowS = 900;

/** Sends the mail of a sign-up once more: the link, or that the address has an account. */
export async function resendSignUp(context: RequestContext, { form, userId }: SignedUp): Promise<void> {
  await context.unscoped.transaction(async (tx) => {
    const whose = userId === null ? eq(users.email, form.email) : eq(users.id, userId);
    const [user] = await tx.select().from(users).where(whose).limit(1);
    if (!user) return;
    if (userId !== null && user.emailVerifiedAt === null) await sendVerification(context, tx, user);
    else await sendAccountExists(context, tx, user);
  });
}

/** Another address for an account that waits for its verification; one that is verified is left as it is. */
async function moveAccount(context: RequestContext, userId: string, email: string): Promise<void> {
  await context.unscoped.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).limit(1).for('update');
    if (!user || user.emailVerifiedAt !== null) return;
    const pendingEmail = email === user.email ? null : email;
    await tx.update(users).set({ pendingEmail }).where(eq(users.id, userId));
    await sendVerification(context, tx, { ...user, pendingEmail });
  });
}

/** The owner of the new company; null when the address has an account, whose owner is told. */
async function openCompany(context: RequestContext, plan: CompanyPlan): Promise<string | null> {
  try {
    return (await createCompany(context, plan)).user.id;
  } catch (error) {
    if (!(error instanceof AccountExistsError)) {
      // What went wrong here must not keep the company out for good.
      if (!(error instanceof ValidationFailure)) {
        await clearThrottle(context.deps, claimKey(plan.payload.company.siren));
      }
      throw error;
    }
    await resendSignUp(context, { form: plan.payload, passwordHash: plan.passwordHash, userId: null });
    return null;
  }
}

async function checkForm(context: RequestContext, { website, stamp }: RegisterPayload): Promise<void> {
  const t = messagesFor(context.locale, registerMessages);
  if (!(await isSignUpOpen(context))) throw new ValidationFailure({ base: t.closed });
  // Programs are told what a person can mend, should one ever be taken for a program.
  if (website !== '' || !(await isFilledByHand(context.deps, registerForm, stamp))) {
    throw new ValidationFailure({ base: t.tooFast });
  }
}

async function checkPassword(context: RequestContext, payload: RegisterPayload): Promise<void> {
  const names = [context.deps.config.appName, payload.company.legalName];
  const words = personalWords({ ...payload, names });
  await checkNewPassword(context, payload, { audience: 'client', words, user: null });
}

async function planOf({ unscoped, locale }: RequestContext, { planCode }: SignUpForm): Promise<Plan> {
  const plan = (await publicPlans(unscoped)).find(({ code }) => code === planCode);
  if (plan) return plan;
  throw new ValidationFailure({ planCode: validationText(locale, 'choice') });
}

async function couponOf(
  context: RequestContext,
  { couponCode }: SignUpForm,
  plan: Plan,
  network: OpenNetworkInvitation | null,
): Promise<Coupon | null> {
  if (couponCode === '') return null;
  const { deps, unscoped, locale } = context;
  const on = parisDay(deps.clock.businessNow());
  const coupon = await findCoupon(unscoped, couponCode, {
    planId: plan.id,
    on,
    brandId: network?.brand.id ?? null,
  });
  if (coupon) return coupon;
  throw new ValidationFailure({ couponCode: messagesFor(locale, registerMessages).couponRefused });
}

/** One trial for a company, ever; one sign-up too, which tells nothing of the address that it was made with. */
async function checkSiren(context: RequestContext, { company }: RegisterPayload): Promise<void> {
  const { deps, unscoped, locale } = context;
  const isTaken = (await unscoped.$count(tenants, eq(tenants.siren, company.siren))) > 0;
  const isClaimed = (await hitThrottle(deps, claimKey(company.siren), 1, claimS)) !== null;
  if (!isTaken && !isClaimed) return;
  throw new ValidationFailure({ 'company.siren': messagesFor(locale, registerMessages).sirenTaken });
}
