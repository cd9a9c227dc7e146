import { eq, sql } from 'drizzle-orm';
import { partnerFields, type PartnerPayload } from '#contracts/admin/partner/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { slugOf } from '#domain/news/actuality.ts';
import { edit, index } from '#generated/routes/admin/partner.ts';
import * as partnerMessages from '#messages/admin/partner.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { banners, partnerRequests, partners } from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { cleanHtml } from '#mocks/server/clean-html.ts';
import { removeFile } from '#mocks/server/files/store-file.ts';
import { definePlatformRecord } from '#mocks/server/records/define-record.ts';
import { platformRecordBin } from '#mocks/server/records/record-bin.ts';

/** A partner as a declared record. */
export const partner = definePlatformRecord<typeof partners, PartnerPayload>({
  type: 'partner',
  area: 'partner',
  table: partners,
  payload: partnerFields,
  label: (row) => row.name,
  messages: partnerMessages,
  href: edit,
  listHref: index,
  columns: ({ name, slug, body, zones }) => ({
    slug: slug === '' ? slugOf(name) || 'partenaire' : slug,
    body: cleanHtml(body),
    zones: [...new Set(zones)].toSorted(),
  }),
  unique: { partners_slug: { field: 'slug', text: 'slugTaken' } },
  // A new one comes after all the others.
  saved: async (_context, tx, { id, before }) => {
    if (before !== null) return;
    const last = tx.select({ position: sql`max(${partners.position}) + 1` }).from(partners);
    await tx
      .update(partners)
      .set({ position: sql`(${last})` })
      .where(eq(partners.id, id));
  },
  obstacle: async ({ db, locale }, row) => {
    const asked = await db.$count(partnerRequests, eq(partnerRequests.partnerId, row.id));
    return asked === 0 ? null : messagesFor(locale, partnerMessages).hasRequests;
  },
  announce: (context, changed) =>
    broadcast(context, [channels.admin()], 'partner.changed', {
      ids: changed.map(({ id }) => id),
      by: context.actor.user.id,
    }),
});

/** The bin of partners; their logos and the pictures of their banners go with them. */
export const partnerBin = platformRecordBin(partner, async (tx: Database, id: string) => {
  const [row] = await tx.select({ logo: partners.logoFileId }).from(partners).where(eq(partners.id, id));
  const pictures = await tx
    .delete(banners)
    .where(eq(banners.partnerId, id))
    .returning({ desktop: banners.desktopFileId, mobile: banners.mobileFileId });
  await tx.update(partners).set({ logoFileId: null }).where(eq(partners.id, id));
  const files = [row?.logo ?? null, ...pictures.flatMap(({ desktop, mobile }) => [desktop, mobile])];
  for (const fileId of files) if (fileId !== null) await removeFile(tx, fileId);
});
