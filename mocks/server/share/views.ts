import { eq, sql } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import { deviceOf } from '#domain/audience/visit.ts';
import type { ShareViewKind } from '#domain/share/share.ts';
import { operation as ofOperation, profile as ofProfile } from '#generated/routes/client/share.ts';
import type { Database } from '#mocks/db/database.ts';
import { shares, shareViews, type ShareRow } from '#mocks/db/schema/index.ts';
import { broadcast } from '../broadcast.ts';
import type { RequestContext } from '../context.ts';
import { notifyAuthor } from '../notifications/notify-author.ts';
import type { FoundLink } from './find-link.ts';

/** Something that a reader did. */
export interface Reading {
  readonly openingId: string;
  readonly kind: ShareViewKind;
  readonly part?: string;
  readonly label?: string;
}

/** What a link is called in notices and in the journal: what it shows. */
export const titleOfLink = ({ operation, profile }: Pick<FoundLink, 'operation' | 'profile'>): string =>
  operation?.name ?? profile?.name ?? '';

/** The page on which a link was made. */
export const pageOfLink = ({ operationId, profileId }: ShareRow): string =>
  operationId !== null ? ofOperation({ operation: operationId }) : ofProfile({ profile: profileId ?? '' });

/** The same with what was read of the link, and asked. */
const readingsOfLink = ({ id, operationId, profileId }: ShareRow): string => {
  const options = { query: { link: id } };
  return operationId !== null
    ? ofOperation({ operation: operationId }, options)
    : ofProfile({ profile: profileId ?? '' }, options);
};

/**
 * Writes what a reader did; read again within one opening, a part is the same line.
 *
 * @param tx over the whole database: a reader has no company
 * @returns the identifier of the line
 */
export async function recordView(
  context: RequestContext,
  tx: Database,
  { share }: FoundLink,
  { openingId, kind, part = '', label = '' }: Reading,
): Promise<string> {
  const { deps, ip, request } = context;
  const at = deps.clock.businessNow();
  const [row] = await tx
    .insert(shareViews)
    .values({
      id: deps.newId(),
      tenantId: share.tenantId,
      operationId: share.operationId,
      shareId: share.id,
      openingId,
      kind,
      part,
      label,
      version: share.version,
      at,
      ipHash: ip === null ? null : await deps.signer.sign(`address:${ip}`),
      device: deviceOf(request.headers.get('user-agent') ?? ''),
    })
    .onConflictDoUpdate({
      target: [shareViews.openingId, shareViews.kind, shareViews.part, shareViews.label],
      set: { version: share.version },
    })
    .returning({ id: shareViews.id });
  await tx.update(shares).set({ lastViewedAt: at }).where(eq(shares.id, share.id));
  if (row === undefined) throw new RangeError('the reading was not written');
  return row.id;
}

/** Tells the pages that show a link that it was read. */
export function announceReading(context: RequestContext, { share }: FoundLink): void {
  const to = [
    channels.tenant(share.tenantId),
    ...(share.operationId === null ? [] : [channels.operation(share.operationId)]),
  ];
  const { id, operationId } = share;
  broadcast(context, to, 'share.viewed', { id, operationId }, operationId);
}

/** Counts an opening unless none is left; false when none is. */
export async function countOpening(tx: Database, { share }: FoundLink): Promise<boolean> {
  const isLeft = sql`${shares.id} = ${share.id} and (${shares.maxOpenings} is null or ${shares.openingsCount} < ${shares.maxOpenings})`;
  const rows = await tx
    .update(shares)
    .set({ openingsCount: sql`${shares.openingsCount} + 1` })
    .where(isLeft)
    .returning({ id: shares.id });
  return rows.length > 0;
}

/** Tells whoever sent a link that it was opened, as they wished; the owners where they have left. */
export async function notifyOpening(context: RequestContext, tx: Database, found: FoundLink): Promise<void> {
  const { share } = found;
  if (share.notice === 'none' || (share.notice === 'first' && share.openingsCount > 0)) return;
  await notifySender(context, tx, found, 'share.opened');
}

/** A notice about a link, to whoever sent it; to the owners where they have left. */
export async function notifySender(
  context: RequestContext,
  tx: Database,
  found: FoundLink,
  kind: 'share.opened' | 'share.question',
): Promise<void> {
  const { share, tenant } = found;
  await notifyAuthor(context, tx, share.createdBy, {
    kind,
    tenant: { id: tenant.id, name: tenant.name },
    values: { name: share.recipientName, title: titleOfLink(found) },
    href: readingsOfLink(share),
    subject: { type: 'share', id: share.id },
    operationId: share.operationId,
  });
}
