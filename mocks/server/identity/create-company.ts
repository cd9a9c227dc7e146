import type { RegisterPayload } from '#contracts/auth/register.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { day } from '#domain/time/day.ts';
import * as registerMessages from '#messages/auth/register.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { libraryRows } from '#mocks/db/queries/template-library.ts';
import {
  couponRedemptions,
  memberships,
  offerTemplates,
  paymentTemplates,
  subscriptions,
  tenants,
  users,
  type Coupon,
  type Plan,
  type User,
} from '#mocks/db/schema/index.ts';
import { audit } from '../audit.ts';
import { broadcast } from '../broadcast.ts';
import type { RequestContext } from '../context.ts';
import { ValidationFailure } from '../failures.ts';
import { extraTrialDays, findCoupon } from '../growth/coupon.ts';
import { acceptNetworkInvitation, type OpenNetworkInvitation } from '../growth/network-invitation.ts';
import { sourceOf } from '../growth/sign-up-source.ts';
import { daysLater, parisDay } from '../paris-day.ts';
import { sendVerification } from './verification-mail.ts';

/** A company that has just begun, and its owner. */
export interface NewCompany {
  readonly user: User;
  readonly tenantId: string;
}

/** The address has an account: nothing was written. */
export class AccountExistsError extends Error {
  override readonly name = 'AccountExistsError';
}

/** What a company and its owner are made of, as the form gives it. */
export type SignUpForm = Pick<
  RegisterPayload,
  'firstName' | 'lastName' | 'email' | 'phone' | 'company' | 'planCode' | 'couponCode' | 'marketingOptIn'
>;

/** All of it checked. */
export interface CompanyPlan {
  readonly payload: SignUpForm;
  readonly plan: Plan;
  readonly coupon: Coupon | null;
  readonly passwordHash: string;
  /** The invitation by which the company joins a network; null for none. */
  readonly network: OpenNetworkInvitation | null;
}

/**
 * Writes the company, its owner, their membership, the trial, its templates and the use of the code, all or
 * nothing, and leaves the mail that verifies the address.
 *
 * @throws AccountExistsError
 * @throws ValidationFailure when another took the SIREN or the last use of the code at the same time
 */
export async function createCompany(context: RequestContext, wanted: CompanyPlan): Promise<NewCompany> {
  const { deps, unscoped } = context;
  const created = await unscoped.transaction(async (tx) => {
    const at = deps.clock.businessNow();
    const dates = { createdAt: at, updatedAt: at };
    const brandId = wanted.network?.brand.id ?? null;
    const tenantId = await insertTenant(context, tx, { ...wanted.payload, brandId }, dates);
    const user = await insertOwner(context, tx, wanted, dates);
    const accepted = { acceptedAt: deps.clock.systemNow(), operationScope: 'all' as const };
    const ids = { userId: user.id, tenantId };
    await tx.insert(memberships).values({ id: deps.newId(), ...ids, role: 'owner', ...accepted, ...dates });
    await insertTrial(context, tx, { ...wanted, brandId }, { ...ids, ...dates });
    await insertTemplates(context, tx, tenantId, at);
    const subject = { type: 'tenant', id: tenantId, label: wanted.payload.company.legalName };
    await audit(
      context,
      tx,
      'tenant.registered',
      { ...subject, tenantId, actorId: user.id },
      { termsAcceptedAt: { from: null, to: deps.clock.systemNow().toISOString() } },
    );
    if (wanted.network) {
      const { legalName: name } = wanted.payload.company;
      await acceptNetworkInvitation(context, tx, wanted.network, { tenantId, name });
    }
    await sendVerification(context, tx, user);
    return { user, tenantId };
  });
  broadcast(context, [channels.admin()], 'signup.created', { id: created.tenantId });
  if (wanted.network) announceToNetwork(context, wanted.network, created.user.id);
  if (wanted.coupon) broadcast(context, [channels.admin()], 'coupon.redeemed', { id: wanted.coupon.id });
  return created;
}

function announceToNetwork(context: RequestContext, network: OpenNetworkInvitation, by: string): void {
  const to = [channels.brand(network.brand.id)];
  broadcast(context, to, 'invitation.accepted', { id: network.invitation.id });
  broadcast(context, to, 'brand-user.changed', { ids: [by], by });
}

type Dates = { createdAt: Date; updatedAt: Date };

async function insertTenant(
  context: RequestContext,
  tx: Database,
  { company, marketingOptIn, brandId }: SignUpForm & { readonly brandId: string | null },
  dates: Dates,
): Promise<string> {
  const { legalName: name, ...sheet } = company;
  const [row] = await tx
    .insert(tenants)
    .values({
      id: context.deps.newId(),
      name,
      ...sheet,
      marketingOptIn,
      brandId,
      status: 'trial',
      signUpSource: sourceOf(context),
      ...dates,
    })
    .onConflictDoNothing({ target: tenants.siren })
    .returning({ id: tenants.id });
  if (row) return row.id;
  const { sirenTaken } = messagesFor(context.locale, registerMessages);
  throw new ValidationFailure({ 'company.siren': sirenTaken });
}

/** The templates of the platform, which every company has from the beginning. */
export async function insertTemplates(
  { deps }: RequestContext,
  tx: Database,
  tenantId: string,
  at: Date,
): Promise<void> {
  const on = day(parisDay(at));
  const library = libraryRows({ tenantId, at, on, idOf: () => deps.newId() });
  await tx.insert(paymentTemplates).values(library.payment);
  await tx.insert(offerTemplates).values(library.offer);
}

/** The terms of now, as accepted by whoever signs up; nothing where none are kept. */
export const acceptedTerms = ({ config, clock }: RequestContext['deps']) =>
  config.settings.termsVersion === ''
    ? {}
    : { acceptedTermsVersion: config.settings.termsVersion, acceptedTermsAt: clock.systemNow() };

async function insertOwner(
  { deps, locale }: RequestContext,
  tx: Database,
  { payload, passwordHash }: CompanyPlan,
  dates: Dates,
): Promise<User> {
  const { firstName, lastName, email, phone } = payload;
  const [user] = await tx
    .insert(users)
    .values({
      id: deps.newId(),
      firstName,
      lastName,
      email,
      phone,
      passwordHash,
      locale,
      passwordChangedAt: deps.clock.systemNow(),
      ...acceptedTerms(deps),
      kind: 'client',
      status: 'active',
      ...dates,
    })
    .onConflictDoNothing({ target: users.email })
    .returning();
  if (!user) throw new AccountExistsError('the address got an account meanwhile');
  return user;
}

/**
 * The trial of a company that begins, with the use of a code.
 *
 * @throws ValidationFailure on `couponCode` when another took its last use at the same time
 */
export async function insertTrial(
  { deps, locale }: RequestContext,
  tx: Database,
  {
    plan,
    coupon,
    brandId = null,
  }: Pick<CompanyPlan, 'plan' | 'coupon'> & { readonly brandId?: string | null },
  { userId, tenantId, ...dates }: Dates & { userId: string; tenantId: string },
): Promise<void> {
  const id = deps.newId();
  const couponRedemptionId = coupon && deps.newId();
  await tx.insert(subscriptions).values({
    id,
    tenantId,
    planId: plan.id,
    couponRedemptionId,
    period: 'monthly',
    status: 'trial',
    trialEndsAt: daysLater(
      dates.createdAt,
      (deps.config.settings.trialDays ?? plan.trialDays) + (coupon ? extraTrialDays(coupon) : 0),
    ),
    priceCents: plan.monthlyCents,
    ...dates,
  });
  if (!coupon || couponRedemptionId === null) return;
  const on = parisDay(dates.createdAt);
  const locked = await findCoupon(tx, coupon.code, { planId: plan.id, on, brandId }, { isHeld: true });
  if (!locked)
    throw new ValidationFailure({ couponCode: messagesFor(locale, registerMessages).couponRefused });
  await tx.insert(couponRedemptions).values({
    id: couponRedemptionId,
    couponId: coupon.id,
    tenantId,
    userId,
    subscriptionId: id,
    redeemedAt: dates.createdAt,
  });
}
