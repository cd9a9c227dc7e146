import { and, eq, isNull } from 'drizzle-orm';
import {
  bannerPicture,
  duplicateBanner,
  scheduleBanner,
  storeBanner,
} from '#contracts/admin/banner/payload.ts';
import { bannerPictures } from '#domain/partner/banner.ts';
import { banner as bannerPage } from '#generated/routes/admin/partner.ts';
import * as bannerMessages from '#messages/admin/banner.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import { banners, partners, type BannerRow } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import type { PictureType } from '#mocks/server/files/inspector.ts';
import { pictureSize } from '#mocks/server/files/picture-size.ts';
import { findFile, folderOf, removeFile, storeBytes, storeFile } from '#mocks/server/files/store-file.ts';
import { adminAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { partner } from '../partner/record.ts';
import { banner, stretchOf } from './record.ts';

const textsOf = ({ locale }: AdminContext) => messagesFor(locale, bannerMessages);

const withFlash = (context: AdminContext, { title }: Pick<BannerRow, 'title'>, text: string) =>
  redirect(backAddress(context), { type: 'success', text: fill(text, { name: title }) });

/** Makes a banner without pictures: a draft until it has both. */
export const storeHandler = adminAction(storeBanner, {
  find: partner.ofRoute,
  act: async (context, payload, row) => {
    await banner.create(context, payload);
    const text = fill(textsOf(context).created, { name: payload.title });
    return redirect(bannerPage(row.id), { type: 'success', text });
  },
});

/** Stops showing a banner for a while, or shows it again. */
export const pauseHandler = (isPaused: boolean) =>
  adminAction(noPayload, {
    find: banner.ofRoute,
    act: async (context, _payload, row) => {
      if (row.isPaused !== isPaused) {
        await banner.change(context, row, { action: isPaused ? 'pause' : 'resume', columns: { isPaused } });
      }
      const { pause } = textsOf(context);
      return withFlash(context, row, isPaused ? pause.done : pause.resumed);
    },
  });

/** Takes a picture of exactly the size of its place. */
export const pictureHandler = adminAction(bannerPicture, {
  find: banner.ofRoute,
  act: async (context, { part, file }, row) => {
    const { widthPx, heightPx } = bannerPictures[part];
    const size = pictureSize(new Uint8Array(await file.arrayBuffer()), file.type as PictureType);
    if (size?.width !== widthPx || size.height !== heightPx) {
      const text = validationText(context.locale, 'bannerSize', { width: widthPx, height: heightPx });
      throw new ValidationFailure({ file: text });
    }
    const column = part === 'desktop' ? 'desktopFileId' : 'mobileFileId';
    const before = row[column];
    await context.db.transaction(async (tx) => {
      const fileId = await storeFile(context, tx, file, 'platform');
      await tx
        .update(banners)
        .set({ [column]: fileId })
        .where(eq(banners.id, row.id));
      if (before !== null) await removeFile(tx, before);
      await audit(context, tx, 'banner.picture', { type: 'banner', id: row.id, label: row.title });
    });
    banner.declaration.announce(context, [{ id: row.id, version: row.version }]);
    return withFlash(context, row, textsOf(context).pictures.saved);
  },
});

/** Changes when a banner is shown, and how often among those beside it. */
export const scheduleHandler = adminAction(scheduleBanner, {
  find: banner.ofRoute,
  act: async (context, { startsOn, endsOn, weight }, row) => {
    await banner.change(context, row, {
      action: 'schedule',
      columns: { ...stretchOf({ startsOn, endsOn }), weight },
    });
    return withFlash(context, row, textsOf(context).schedule.done);
  },
});

/** A file of its own with the same bytes: pictures go with their banner. */
async function copyFile({ deps, actor }: AdminContext, tx: Database, id: string | null) {
  const file = id === null ? null : await findFile(tx, id);
  const bytes = file === null ? null : await deps.files.read(folderOf(file), file.sha256, tx);
  if (file === null || bytes === null) return null;
  const copy = { bytes, name: file.name, scope: 'platform', createdBy: actor.user.id } as const;
  return storeBytes(deps, tx, copy);
}

/** Copies a banner for a partner, paused, so that it is looked through before it is shown. */
export const duplicateHandler = adminAction(duplicateBanner, {
  find: banner.ofRoute,
  act: async (context, { partnerId }, row) => {
    const { db, deps, actor } = context;
    const [target] = await db
      .select({ id: partners.id })
      .from(partners)
      .where(and(eq(partners.id, partnerId), isNull(partners.deletedAt)));
    if (target === undefined) {
      throw new ValidationFailure({ partnerId: validationText(context.locale, 'unknownRecord') });
    }
    const { duplicate } = textsOf(context);
    const id = deps.newId();
    const now = deps.clock.businessNow();
    const title = fill(duplicate.copyOf, { title: row.title.slice(0, 110) });
    const { alt, linkUrl, placement, planIds, brandIds, departments, startsAt, endsAt, weight } = row;
    await db.transaction(async (tx) => {
      await tx.insert(banners).values({
        id,
        partnerId,
        title,
        alt,
        linkUrl,
        placement,
        planIds,
        brandIds,
        departments,
        startsAt,
        endsAt,
        weight,
        maxImpressions: row.maxImpressions,
        isPaused: true,
        desktopFileId: await copyFile(context, tx, row.desktopFileId),
        mobileFileId: await copyFile(context, tx, row.mobileFileId),
        createdBy: actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
      await audit(context, tx, 'banner.duplicate', { type: 'banner', id, label: title });
    });
    banner.declaration.announce(context, [{ id, version: 1 }]);
    const href = bannerPage(partnerId, { query: { open: id } });
    return redirect(href, { type: 'success', text: duplicate.done });
  },
});
