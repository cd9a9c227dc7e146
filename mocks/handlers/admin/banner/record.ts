import { eq } from 'drizzle-orm';
import { bannerFields, type BannerPayload } from '#contracts/admin/banner/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { addToDay, day } from '#domain/time/day.ts';
import { partner as schedule } from '#generated/routes/admin/banner.ts';
import * as bannerMessages from '#messages/admin/banner.ts';
import type { Database } from '#mocks/db/database.ts';
import { banners, type BannerRow } from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { removeFile } from '#mocks/server/files/store-file.ts';
import { parisDay, parisInstant } from '#mocks/server/paris-day.ts';
import { definePlatformRecord } from '#mocks/server/records/define-record.ts';
import { platformRecordBin } from '#mocks/server/records/record-bin.ts';

/** The first and the last day of a banner, in Paris. */
export const daysOf = ({ startsAt, endsAt }: Pick<BannerRow, 'startsAt' | 'endsAt'>) => ({
  startsOn: parisDay(startsAt),
  // The end is the first instant without it.
  endsOn: parisDay(new Date(endsAt.getTime() - 1)),
});

/** The instants between which a banner is shown, from its days. */
export const stretchOf = ({ startsOn, endsOn }: Pick<BannerPayload, 'startsOn' | 'endsOn'>) => ({
  startsAt: parisInstant(startsOn, 0),
  endsAt: parisInstant(addToDay(day(endsOn), { days: 1 }), 0),
});

/** A banner as a declared record. */
export const banner = definePlatformRecord<typeof banners, BannerPayload>({
  type: 'banner',
  area: 'banner',
  table: banners,
  payload: bannerFields,
  label: (row) => row.title,
  messages: bannerMessages,
  isEditedInList: true,
  href: () => schedule(),
  listHref: schedule,
  values: daysOf,
  columns: (payload, { parameters }) => ({
    ...stretchOf(payload),
    // A new one is of the partner whose page it is made on; it stays there.
    ...(parameters['partner'] !== undefined && { partnerId: parameters['partner'] }),
  }),
  announce: (context, changed) =>
    broadcast(context, [channels.admin()], 'banner.changed', {
      ids: changed.map(({ id }) => id),
      by: context.actor.user.id,
    }),
});

/** The bin of banners; their pictures go with them. */
export const bannerBin = platformRecordBin(banner, async (tx: Database, id: string) => {
  const [row] = await tx.select().from(banners).where(eq(banners.id, id));
  await tx.update(banners).set({ desktopFileId: null, mobileFileId: null }).where(eq(banners.id, id));
  for (const fileId of [row?.desktopFileId, row?.mobileFileId]) if (fileId) await removeFile(tx, fileId);
});
