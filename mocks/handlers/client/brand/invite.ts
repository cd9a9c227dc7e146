import type * as z from 'zod';
import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { inviteCompany } from '#contracts/client/brand/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import * as userMessages from '#messages/client/brand-user.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { foldText } from '#mocks/db/fold.ts';
import {
  brandInvitations,
  memberships,
  prospects,
  tenants,
  users,
  type Brand,
  type BrandInvitation,
} from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { BrandContext } from '#mocks/server/context.ts';
import { forbidden, ValidationFailure } from '#mocks/server/failures.ts';
import { brandAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { freshNetworkLink, sendNetworkInvitation } from '#mocks/server/growth/network-invitation.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { hitThrottle } from '#mocks/server/throttle.ts';
import { invitationOfRoute, invitationState, isOwn } from './invitation-rows.ts';
import { brandOf, companiesOf, networkDb } from './network.ts';

type Invitee = z.output<typeof inviteCompany.payload>;

const maxPerDay = 50;
const dayS = 86_400;

const textsOf = ({ locale }: BrandContext) => messagesFor(locale, userMessages).invite;

/** Asks a company to sign up and join the network: it becomes a prospect of the platform, and gets a link by mail. */
export const inviteHandler = brandAction(inviteCompany, {
  find: brandOf,
  act: async (context, payload, brand) => {
    await checkUnknown(context, payload, brand);
    await checkWaiting(context, payload, brand);
    await countInvitation(context, brand.id);
    const { token, columns } = await freshNetworkLink(context);
    const now = context.deps.clock.businessNow();
    const prospect = await networkDb(context).transaction(async (tx) => {
      const found = await prospectFor(context, tx, payload, brand.id);
      const [row] = await tx
        .insert(brandInvitations)
        .values({
          id: context.deps.newId(),
          brandId: brand.id,
          prospectId: found.id,
          ...payload,
          message: payload.message || null,
          ...columns,
          createdAt: now,
          updatedAt: now,
        })
        .returning();
      if (!row) throw new RangeError('the invitation was not written');
      await sendNetworkInvitation(context, tx, { invitation: row, brand, token });
      await audit(context, tx, 'brand.company_invited', subjectOf(row));
      return found;
    });
    const event = prospect.isNew ? 'prospect.created' : 'prospect.changed';
    broadcast(context, [channels.admin()], event, { ids: [prospect.id], by: context.actor.user.id });
    return withFlash(context, fill(textsOf(context).sent, { email: payload.email }));
  },
});

/** Sends another link; the one before stops working. */
export const resendHandler = brandAction(noPayload, {
  find: openInvitation,
  act: async (context, _payload, invitation) => {
    const brand = await brandOf(context);
    await countInvitation(context, brand.id);
    const { token, columns } = await freshNetworkLink(context);
    await networkDb(context).transaction(async (tx) => {
      const { invitedBy: _former, ...link } = columns;
      await tx.update(brandInvitations).set(link).where(eq(brandInvitations.id, invitation.id));
      await sendNetworkInvitation(context, tx, { invitation, brand, token });
      await audit(context, tx, 'brand.invitation_resent', subjectOf(invitation));
    });
    return withFlash(context, fill(textsOf(context).sent, { email: invitation.email }));
  },
});

/** Withdraws an invitation of one's own: its link stops working. */
export const revokeHandler = brandAction(noPayload, {
  find: async (context) => {
    const invitation = await openInvitation(context);
    if (!isOwn(context, invitation)) throw forbidden('somebody else sent the invitation');
    return invitation;
  },
  act: async (context, _payload, invitation) => {
    const revokedAt = context.deps.clock.systemNow();
    await networkDb(context).transaction(async (tx) => {
      await tx.update(brandInvitations).set({ revokedAt }).where(eq(brandInvitations.id, invitation.id));
      await audit(context, tx, 'brand.invitation_revoked', subjectOf(invitation));
    });
    return withFlash(context, fill(textsOf(context).revoked, { name: invitation.companyName }));
  },
});

/** @throws HttpFailure 404; ValidationFailure for one that was accepted or withdrawn */
async function openInvitation(context: BrandContext): Promise<BrandInvitation> {
  const invitation = await invitationOfRoute(context);
  const state = invitationState(invitation, context.deps.clock.systemNow());
  if (state === 'accepted' || state === 'revoked')
    throw new ValidationFailure({ base: textsOf(context).over });
  return invitation;
}

const subjectOf = ({ brandId, companyName }: Pick<BrandInvitation, 'brandId' | 'companyName'>) => ({
  type: 'brand',
  id: brandId,
  label: companyName,
});

function withFlash(context: BrandContext, text: string) {
  const { brand, user } = context.actor;
  broadcast(context, [channels.brand(brand.id)], 'brand-user.changed', { ids: [], by: user.id });
  return redirect(backAddress(context), { type: 'success', text });
}

/** @throws ValidationFailure on `base` beyond fifty in a day */
async function countInvitation(context: BrandContext, brandId: string): Promise<void> {
  const wait = await hitThrottle(context.deps, `brand-invite:${brandId}`, maxPerDay, dayS);
  if (wait !== null) throw new ValidationFailure({ base: textsOf(context).tooMany });
}

/** @throws ValidationFailure at what tells a company of the network already: SIREN, name, or somebody's address */
async function checkUnknown(context: BrandContext, invitee: Invitee, { id }: Brand): Promise<void> {
  const db = networkDb(context);
  const { known } = textsOf(context);
  const companies = await companiesOf(db, id);
  const name = foldText(invitee.companyName).trim();
  if (companies.some((company) => foldText(company.name).trim() === name)) {
    throw new ValidationFailure({ companyName: known });
  }
  const { siren, email } = invitee;
  const isOfNetwork = and(eq(tenants.brandId, id), ne(tenants.status, 'closed'));
  if (siren !== null && (await db.$count(tenants, and(isOfNetwork, eq(tenants.siren, siren)))) > 0) {
    throw new ValidationFailure({ siren: known });
  }
  const [member] = await db
    .select({ id: users.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(tenants, eq(tenants.id, memberships.tenantId))
    .where(and(isOfNetwork, eq(users.email, email), isNull(memberships.revokedAt)))
    .limit(1);
  if (member) throw new ValidationFailure({ email: known });
}

/** @throws ValidationFailure where an invitation to the address waits already */
async function checkWaiting(context: BrandContext, { email }: Invitee, { id }: Brand): Promise<void> {
  const waiting = await networkDb(context).$count(
    brandInvitations,
    and(
      eq(brandInvitations.brandId, id),
      eq(brandInvitations.email, email),
      isNull(brandInvitations.acceptedAt),
      isNull(brandInvitations.revokedAt),
      gt(brandInvitations.expiresAt, context.deps.clock.systemNow()),
    ),
  );
  if (waiting > 0) throw new ValidationFailure({ email: textsOf(context).waiting });
}

/** The prospect of the address, made where the platform knows none that is of no other network. */
async function prospectFor(
  context: BrandContext,
  tx: Database,
  { companyName, firstName, lastName, email }: Invitee,
  brandId: string,
): Promise<{ id: string; isNew: boolean }> {
  const now = context.deps.clock.businessNow();
  const [known] = await tx
    .select({ id: prospects.id })
    .from(prospects)
    .where(
      and(
        sql`lower(${prospects.email}) = ${email}`,
        isNull(prospects.deletedAt),
        or(isNull(prospects.brandId), eq(prospects.brandId, brandId)),
      ),
    )
    .limit(1);
  if (known) {
    const columns = { brandId, updatedAt: now, version: sql`${prospects.version} + 1` };
    await tx.update(prospects).set(columns).where(eq(prospects.id, known.id));
    return { id: known.id, isNew: false };
  }
  const id = context.deps.newId();
  await tx.insert(prospects).values({
    id,
    company: companyName,
    firstName,
    lastName,
    email,
    source: 'enseigne',
    brandId,
    consentBasis: 'interet_legitime',
    personContactOn: parisDay(now),
    createdBy: context.actor.user.id,
    createdAt: now,
    updatedAt: now,
  });
  return { id, isNew: true };
}
