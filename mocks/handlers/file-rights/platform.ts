import { and, eq } from 'drizzle-orm';
import { actualities, actualityMedia, banners, partners, salePapers, sales } from '#mocks/db/schema/index.ts';
import { can } from '#mocks/server/context.ts';
import { isReadable as isReadableSale } from '../admin/sale/record.ts';
import { openBanners } from '../banner/serve.ts';
import { openTo } from '../client/actuality/audience.ts';
import type { FileRight } from './file-right.ts';

/** A picture of a banner: the staff's, and of those who may be shown it now. */
function bannerRight(column: typeof banners.desktopFileId | typeof banners.mobileFileId): FileRight {
  return async (context, fileId) => {
    const isThat = eq(column, fileId);
    if ((await context.unscoped.$count(banners, isThat)) === 0) return null;
    if (context.actor.user.kind === 'platform' && context.actor.tenant === null) {
      return can(context, 'banner.list');
    }
    const open = await context.unscoped
      .select({ id: banners.id })
      .from(banners)
      .innerJoin(partners, eq(partners.id, banners.partnerId))
      .where(and(isThat, await openBanners(context)));
    return open.length > 0;
  };
}

/** Files of what the platform shows and sells. */
export const platformFileRights = {
  'actualityMedia.fileId': async (context, fileId) => {
    const [picture] = await context.unscoped
      .select({ actuality: actualities })
      .from(actualityMedia)
      .innerJoin(actualities, eq(actualities.id, actualityMedia.actualityId))
      .where(eq(actualityMedia.fileId, fileId))
      .limit(1);
    if (!picture) return null;
    if (!can(context, 'actuality.list')) return false;
    if (context.actor.user.kind === 'platform') return true;
    const isOpen = and(eq(actualities.id, picture.actuality.id), await openTo(context));
    return (await context.unscoped.$count(actualities, isOpen)) > 0;
  },
  'partners.logoFileId': async (context, fileId) => {
    const [partner] = await context.unscoped
      .select({ status: partners.status })
      .from(partners)
      .where(eq(partners.logoFileId, fileId))
      .limit(1);
    if (!partner) return null;
    if (!can(context, 'partner.list')) return false;
    return context.actor.user.kind === 'platform' || partner.status === 'published';
  },
  'salePapers.fileId': async (context, fileId) => {
    const [paper] = await context.unscoped
      .select({ sellerUserId: sales.sellerUserId })
      .from(salePapers)
      .innerJoin(sales, eq(sales.id, salePapers.saleId))
      .where(eq(salePapers.fileId, fileId))
      .limit(1);
    if (!paper) return null;
    return can(context, 'sale.list') && isReadableSale(context, paper);
  },
  'banners.desktopFileId': bannerRight(banners.desktopFileId),
  'banners.mobileFileId': bannerRight(banners.mobileFileId),
  // What goes with a mail is a document of a record, which says who may see it.
  'outgoingMails.attachmentFileId': () => Promise.resolve(null),
} as const satisfies Record<string, FileRight>;
