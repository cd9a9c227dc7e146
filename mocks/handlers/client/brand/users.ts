import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import {
  brandUserDownload,
  type BrandPersonQuery,
  type BrandPersonRow,
  type BrandUserProps,
} from '#contracts/client/brand/user.ts';
import { channels } from '#contracts/realtime/channels.ts';
import * as userMessages from '#messages/client/brand-user.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  couponRedemptions,
  coupons,
  invitations,
  memberships,
  tenants,
  users,
  type Brand,
} from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { canNow, parameter, type BrandContext } from '#mocks/server/context.ts';
import { defineDownload, type DownloadSource } from '#mocks/server/downloads/define.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { fullName } from '#mocks/server/full-name.ts';
import { brandAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { renewInvitation } from '#mocks/server/identity/invitation-mail.ts';
import { limitPerHour } from '#mocks/server/identity/limits.ts';
import { fileOf } from '#mocks/server/lists/file-columns.ts';
import { invitationRows } from './invitation-rows.ts';
import { brandOf, companiesOf, headOf, networkDb } from './network.ts';
import { answerPeople, companyRows, countersOf, fitsPerson, orderOf, peopleOf } from './people.ts';

const maxPerHour = 60;

/** What the page of the network's people is given. */
export async function userProps(context: BrandContext, query: BrandPersonQuery): Promise<BrandUserProps> {
  const db = networkDb(context);
  const row = await brandOf(context);
  const companies = await companiesOf(db, row.id);
  const people = await peopleOf(db, companies);
  return {
    head: await headOf(context, row),
    list: await answerPeople(context, query, people),
    counters: countersOf(people),
    companies: await companyRows(db, companies, people, context.deps.clock.businessNow()),
    invitations: await invitationRows(context, row.id),
    coupon: await couponOf(db, row),
    can: { invite: canNow(context, 'brand-user.create') },
  };
}

/** The network's code, with how many of its companies used it. */
async function couponOf(db: Database, { id, defaultCouponId }: Brand): Promise<BrandUserProps['coupon']> {
  if (defaultCouponId === null) return null;
  const isItsOwn = sql`exists (select from ${tenants} t where t.id = ${couponRedemptions.tenantId} and t.brand_id = ${id})`;
  const [found] = await db
    .select({
      code: coupons.code,
      label: coupons.label,
      usesCount: sql<number>`count(distinct ${couponRedemptions.tenantId})::int`,
    })
    .from(coupons)
    .leftJoin(couponRedemptions, and(eq(couponRedemptions.couponId, coupons.id), isItsOwn))
    .where(and(eq(coupons.id, defaultCouponId), isNull(coupons.deletedAt)))
    .groupBy(coupons.id);
  return found ?? null;
}

const file = fileOf<BrandPersonRow>(userMessages, {
  company: { kind: 'text', value: ({ company }) => company.name },
  name: 'text',
  emailMasked: 'text',
  role: { kind: 'text', value: ({ role }) => role.label ?? role.name },
  status: 'text',
  lastLoginAt: { kind: 'date', value: ({ lastLoginAt }) => lastLoginAt },
});

/** The people of the network as a file: addresses stay masked. */
export const personFile = defineDownload<typeof brandUserDownload.query, BrandPersonRow>({
  list: 'brand-user',
  can: 'brand-user.export',
  isOfNetwork: true,
  query: brandUserDownload.query,
  ...file,
  count: async (source, query) => (await filteredPeople(source, query)).length,
  rows: (source, query) => filteredPeople(source, query),
});

async function filteredPeople(
  { db, actor, today }: DownloadSource,
  query: BrandPersonQuery & { readonly ids: readonly string[] },
): Promise<BrandPersonRow[]> {
  if (actor.brand === null) return [];
  const people = await peopleOf(db, await companiesOf(db, actor.brand.id));
  const now = new Date(`${today}T12:00:00Z`);
  return people.filter((row) => fitsPerson(row, query, now)).toSorted(orderOf(query));
}

/** Somebody who was invited into a company of the network. @throws HttpFailure 404 */
async function invitedOfRoute(context: BrandContext) {
  const { id } = await brandOf(context);
  const [found] = await networkDb(context)
    .select({ user: users, membership: memberships, invitation: invitations, tenantId: tenants.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(tenants, eq(tenants.id, memberships.tenantId))
    .leftJoin(
      invitations,
      and(
        eq(invitations.membershipId, memberships.id),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
      ),
    )
    .where(
      and(
        eq(users.id, parameter(context, 'user')),
        eq(tenants.brandId, id),
        ne(tenants.status, 'closed'),
        isNull(memberships.revokedAt),
      ),
    )
    // The invitation that waits, where somebody is of several companies.
    .orderBy(sql`${invitations.id} is null`, desc(invitations.createdAt))
    .limit(1);
  if (!found) throw notFound('person of the network');
  return { ...found, brandId: id };
}

/** Sends another link to who was invited into a company and has not come yet. */
export const inviteAgainHandler = brandAction(noPayload, {
  find: invitedOfRoute,
  act: async (context, _payload, { user, membership, invitation, tenantId, brandId }) => {
    const texts = messagesFor(context.locale, userMessages).again;
    if (invitation === null || membership.acceptedAt !== null) {
      throw new ValidationFailure({ base: texts.notInvited });
    }
    await limitPerHour(context, 'base', { [`brand-invite-again:${brandId}`]: maxPerHour });
    await networkDb(context).transaction(async (tx) => {
      await renewInvitation(context, tx, invitation);
      const subject = { type: 'user', id: user.id, label: fullName(user), tenantId };
      await audit(context, tx, 'invitation.renewed', subject);
    });
    const change = { ids: [user.id], by: context.actor.user.id };
    broadcast(context, [channels.brand(brandId)], 'brand-user.changed', change);
    broadcast(context, [channels.tenant(tenantId)], 'membership.changed', change);
    return redirect(backAddress(context), {
      type: 'success',
      text: fill(texts.done, { name: fullName(user) }),
    });
  },
});
