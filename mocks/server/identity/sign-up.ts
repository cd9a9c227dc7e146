import { eq } from 'drizzle-orm';
import type { RegisterPayload } from '#contracts/auth/register.ts';
import { personalWords } from '#domain/identity/password-words.ts';
import * as registerMessages from '#messages/auth/register.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { readSetting } from '#mocks/db/queries/settings.ts';
import { tenants, users, type Coupon, type Plan } from '#mocks/db/schema/index.ts';
import type { RequestContext } from '../context.ts';
import { ValidationFailure } from '../failures.ts';
import { findCoupon } from '../growth/coupon.ts';
import { publicPlans } from '../growth/plans.ts';
import { parisDay } from '../paris-day.ts';
import { AccountExistsError, createCompany, type NewCompany } from './create-company.ts';
import { isFilledByHand } from './form-stamp.ts';
import { callerOf, limitPerHour } from './limits.ts';
import { checkNewPassword } from './passwords.ts';
import { sendAccountExists } from './verification-mail.ts';

/** The name of the form, for its stamp. */
export const registerForm = 'register';

/** False while the platform takes no new companies. */
export async function isSignUpOpen({ unscoped }: RequestContext): Promise<boolean> {
  return (await readSetting(unscoped, 'signUps'))?.isOpen ?? true;
}

/**
 * Opens a company on trial with its owner. Gives null when the address has an account already, whose owner is
 * told by mail; whoever asks must not see the difference, nor in the time it takes.
 *
 * @throws ValidationFailure
 */
export async function signUp(context: RequestContext, payload: RegisterPayload): Promise<NewCompany | null> {
  const { deps } = context;
  await checkForm(context, payload);
  await checkPassword(context, payload);
  const plan = await planOf(context, payload);
  const coupon = await couponOf(context, payload, plan);
  await limitPerHour(context, 'base', { [`register:${callerOf(context)}`]: 5 });
  await checkSiren(context, payload);
  const passwordHash = await deps.hasher.hash(payload.password.normalize('NFC'));
  try {
    return await createCompany(context, { payload, plan, coupon, passwordHash });
  } catch (error) {
    if (!(error instanceof AccountExistsError)) throw error;
    await tellOwner(context, payload.email);
    return null;
  }
}

async function tellOwner(context: RequestContext, email: string): Promise<void> {
  await context.unscoped.transaction(async (tx) => {
    const [owner] = await tx.select().from(users).where(eq(users.email, email)).limit(1);
    if (owner) await sendAccountExists(context, tx, owner);
  });
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

async function planOf({ unscoped, locale }: RequestContext, { planCode }: RegisterPayload): Promise<Plan> {
  const plan = (await publicPlans(unscoped)).find(({ code }) => code === planCode);
  if (plan) return plan;
  throw new ValidationFailure({ planCode: validationText(locale, 'choice') });
}

async function couponOf(
  context: RequestContext,
  { couponCode }: RegisterPayload,
  plan: Plan,
): Promise<Coupon | null> {
  if (couponCode === '') return null;
  const { deps, unscoped, locale } = context;
  const on = parisDay(deps.clock.businessNow());
  const coupon = await findCoupon(unscoped, couponCode, { planId: plan.id, on });
  if (coupon) return coupon;
  throw new ValidationFailure({ couponCode: messagesFor(locale, registerMessages).couponRefused });
}

/** One trial for a company, ever. */
async function checkSiren({ unscoped, locale }: RequestContext, { company }: RegisterPayload): Promise<void> {
  if ((await unscoped.$count(tenants, eq(tenants.siren, company.siren))) === 0) return;
  throw new ValidationFailure({ 'company.siren': messagesFor(locale, registerMessages).sirenTaken });
}
