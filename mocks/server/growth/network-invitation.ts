import { and, eq, gt, isNull } from 'drizzle-orm';
import { register } from '#generated/routes/root.ts';
import * as userMessages from '#messages/client/brand-user.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  brandInvitations,
  brands,
  coupons,
  prospectActivities,
  type Brand,
  type BrandInvitation,
} from '#mocks/db/schema/index.ts';
import { randomToken, sha256Hex } from '#mocks/services/tokens.ts';
import type { RequestContext, SignedInContext } from '../context.ts';
import { fullName } from '../full-name.ts';
import { mailHref } from '../mail/href.ts';
import { queueMail } from '../mail/queue.ts';

const lifeDays = 30;
const dayMs = 86_400_000;
const tokenPattern = /^[\w-]{43}$/;

/** A link of thirty days with which a company signs up into a network. */
export async function freshNetworkLink({ deps, actor }: SignedInContext) {
  const token = randomToken();
  const now = deps.clock.systemNow();
  return {
    token,
    columns: {
      tokenHash: await sha256Hex(token),
      sentAt: now,
      expiresAt: new Date(now.getTime() + lifeDays * dayMs),
      invitedBy: actor.user.id,
    },
  };
}

/** Leaves the mail with the link, and with what the network's code gives. */
export async function sendNetworkInvitation(
  context: SignedInContext,
  tx: Database,
  {
    invitation,
    brand,
    token,
  }: { readonly invitation: BrandInvitation; readonly brand: Brand; readonly token: string },
): Promise<void> {
  await queueMail(
    context,
    tx,
    'invitation.network',
    { email: invitation.email, name: invitation.firstName, locale: context.locale },
    {
      inviter: fullName(context.actor.user),
      brand: brand.name,
      company: invitation.companyName,
      message: invitation.message,
      code: await couponCodeOf(tx, brand),
      href: mailHref(context, register({ query: { reseau: token } })),
      lifeDays,
    },
  );
}

/** The code that a network gives its companies; null for none. */
export async function couponCodeOf(
  db: Database,
  { defaultCouponId }: Pick<Brand, 'defaultCouponId'>,
): Promise<string | null> {
  if (defaultCouponId === null) return null;
  const isIt = and(eq(coupons.id, defaultCouponId), isNull(coupons.deletedAt));
  const [row] = await db.select({ code: coupons.code }).from(coupons).where(isIt).limit(1);
  return row?.code ?? null;
}

/** An invitation whose link still works, with its network. */
export interface OpenNetworkInvitation {
  readonly invitation: BrandInvitation;
  readonly brand: Brand;
}

/** The invitation of a link, or of what a session remembers of one; null where it works no more. */
export async function openNetworkInvitation(
  { unscoped, deps }: Pick<RequestContext, 'unscoped' | 'deps'>,
  by: { readonly token: string } | { readonly id: string },
): Promise<OpenNetworkInvitation | null> {
  if ('token' in by && !tokenPattern.test(by.token)) return null;
  const isIt =
    'token' in by
      ? eq(brandInvitations.tokenHash, await sha256Hex(by.token))
      : eq(brandInvitations.id, by.id);
  const [found] = await unscoped
    .select({ invitation: brandInvitations, brand: brands })
    .from(brandInvitations)
    .innerJoin(brands, eq(brands.id, brandInvitations.brandId))
    .where(
      and(
        isIt,
        isNull(brandInvitations.acceptedAt),
        isNull(brandInvitations.revokedAt),
        gt(brandInvitations.expiresAt, deps.clock.systemNow()),
        eq(brands.status, 'active'),
        isNull(brands.deletedAt),
      ),
    )
    .limit(1);
  return found ?? null;
}

/**
 * The invitation by which a guest signs up: that of the link they came by, which their session then remembers, else
 * the remembered one; null for none that still works.
 */
export async function networkOfGuest(
  context: RequestContext,
  token: string,
): Promise<OpenNetworkInvitation | null> {
  const { data } = context.session;
  if (token === '') {
    const id = data.networkInvitationId;
    return id === undefined ? null : openNetworkInvitation(context, { id });
  }
  const found = await openNetworkInvitation(context, { token });
  if (found && found.invitation.id !== data.networkInvitationId) {
    context.session.data = { ...data, networkInvitationId: found.invitation.id };
    context.session.isDirty = true;
  }
  return found;
}

/** Writes that a company has come of an invitation; its prospect is told so as well. */
export async function acceptNetworkInvitation(
  { deps, locale }: Pick<RequestContext, 'deps' | 'locale'>,
  tx: Database,
  { invitation }: OpenNetworkInvitation,
  { tenantId, name }: { readonly tenantId: string; readonly name: string },
): Promise<void> {
  const at = deps.clock.businessNow();
  await tx
    .update(brandInvitations)
    .set({ acceptedAt: deps.clock.systemNow(), tenantId, updatedAt: at })
    .where(eq(brandInvitations.id, invitation.id));
  await tx.insert(prospectActivities).values({
    id: deps.newId(),
    prospectId: invitation.prospectId,
    kind: 'note',
    body: fill(messagesFor(locale, userMessages).invite.signedUp, { name }),
    at,
    createdAt: at,
    updatedAt: at,
  });
}
