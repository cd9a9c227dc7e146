import { and, desc, eq } from 'drizzle-orm';
import type { BrandInvitationRow } from '#contracts/client/brand/user.ts';
import { brandInvitations, type BrandInvitation } from '#mocks/db/schema/index.ts';
import { canNow, parameter, type BrandContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { networkDb } from './network.ts';

/** How an invitation stands. @param now system clock */
export function invitationState(
  { acceptedAt, revokedAt, expiresAt }: BrandInvitation,
  now: Date,
): BrandInvitationRow['status'] {
  if (acceptedAt !== null) return 'accepted';
  if (revokedAt !== null) return 'revoked';
  return expiresAt > now ? 'waiting' : 'expired';
}

/** One is withdrawn by who sent it. */
export const isOwn = ({ actor }: BrandContext, { invitedBy }: BrandInvitation): boolean =>
  invitedBy === actor.user.id;

/** The invitations of a network, the last first. */
export async function invitationRows(context: BrandContext, brandId: string): Promise<BrandInvitationRow[]> {
  const rows = await networkDb(context)
    .select()
    .from(brandInvitations)
    .where(eq(brandInvitations.brandId, brandId))
    .orderBy(desc(brandInvitations.sentAt), desc(brandInvitations.id))
    .limit(200);
  const now = context.deps.clock.systemNow();
  return rows.map((row) => {
    const status = invitationState(row, now);
    const isOpen = status === 'waiting' || status === 'expired';
    return {
      id: row.id,
      companyName: row.companyName,
      name: `${row.firstName} ${row.lastName}`,
      email: row.email,
      sentAt: row.sentAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      status,
      can: {
        resend: isOpen && canNow(context, 'brand-user.create'),
        revoke: isOpen && isOwn(context, row) && canNow(context, 'brand-user.delete'),
      },
    };
  });
}

/** The invitation of the address, of the person's own network. @throws HttpFailure 404 */
export async function invitationOfRoute(context: BrandContext): Promise<BrandInvitation> {
  const [row] = await networkDb(context)
    .select()
    .from(brandInvitations)
    .where(
      and(
        eq(brandInvitations.id, parameter(context, 'brandInvitation')),
        eq(brandInvitations.brandId, context.actor.brand.id),
      ),
    )
    .limit(1);
  if (!row) throw notFound('brand invitation');
  return row;
}
