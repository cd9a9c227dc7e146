import { eq } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import { shares, type Profile, type ShareRow } from '#mocks/db/schema/index.ts';
import type { Database } from '#mocks/db/database.ts';
import { audit } from '#mocks/server/audit.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { forbidden, notFound } from '#mocks/server/failures.ts';
import { linkOfId, type FoundLink } from '#mocks/server/share/find-link.ts';
import { titleOfLink } from '#mocks/server/share/views.ts';
import { seesPersonal } from '../profile/access.ts';

/** Links to a profile are the owner's to make, and of whom a personal one is about. */
export const maySharesOf = (context: ClientContext, profile: Pick<Profile, 'userId'>): boolean =>
  seesPersonal(context) || profile.userId === context.actor.user.id;

/** The link that the address names, within what the person reaches. @throws HttpFailure 404, 403 */
export async function shareOfRoute(context: ClientContext): Promise<FoundLink> {
  const id = parameter(context, 'share');
  const [own] = await context.db.select({ id: shares.id }).from(shares).where(eq(shares.id, id)).limit(1);
  const found = own === undefined ? null : await linkOfId(context.db, id);
  if (found === null || (found.operation ?? found.profile) === null) throw notFound('share');
  const { share, profile } = found;
  if (share.target === 'profile' && (profile === null || !maySharesOf(context, profile))) {
    throw forbidden('links to this profile are for others');
  }
  return found;
}

/** Writes what was done with a link into the journal. */
export const auditShare = (
  context: ClientContext,
  tx: Database,
  action: 'create' | 'update' | 'resend' | 'revoke',
  found: Pick<FoundLink, 'share' | 'operation' | 'profile'>,
  changes: Parameters<typeof audit>[4] = {},
): Promise<void> => {
  const { id, recipientName } = found.share;
  const subject = { type: 'share', id, label: `${recipientName} · ${titleOfLink(found)}` };
  return audit(context, tx, `share.${action}`, subject, changes);
};

/** Tells the pages that show a link that it changed. */
export function announceShare(
  context: ClientContext,
  { id, tenantId, operationId }: ShareRow,
  version: number,
): void {
  const to = [channels.tenant(tenantId), ...(operationId === null ? [] : [channels.operation(operationId)])];
  const by = context.actor.user.id;
  broadcast(context, to, 'share.updated', { id, operationId, version, by }, operationId);
}
