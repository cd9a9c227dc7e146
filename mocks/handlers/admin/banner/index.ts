import { adminBannerPartnerPage, bannerDownload } from '#contracts/admin/banner/partner.ts';
import { updateBanner } from '#contracts/admin/banner/payload.ts';
import { adminPartnerBannerPage } from '#contracts/admin/partner/banner.ts';
import { canNow } from '#mocks/server/context.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { adminData, adminPage } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { bannerSource } from './list.ts';
import { bannerProps } from './page.ts';
import { banner, bannerBin } from './record.ts';
import { duplicateHandler, pauseHandler, pictureHandler, scheduleHandler, storeHandler } from './steps.ts';
import { openPartners, timelineOf } from './timeline.ts';

/** Banners of partners, as the staff of the platform keep them: by partner, and all of them in time. */
export const adminBannerResource = defineResource({
  handlers: {
    'admin.partner.banner': adminPage(adminPartnerBannerPage, (context, { open }) =>
      bannerProps(context, open),
    ),
    'admin.banner.partner': adminPage(adminBannerPartnerPage, async (context, query) => ({
      list: await bannerSource.answer(context, query),
      timeline: await timelineOf(context, query),
      today: parisDay(context.deps.clock.businessNow()),
      partners: canNow(context, 'banner.create') ? await openPartners(context) : [],
    })),
    'admin.banner.download': adminData(bannerDownload, (context, { format }) =>
      answerDownload(context, bannerSource.download, format),
    ),
    'admin.banner.store': storeHandler,
    'admin.banner.update': banner.update(updateBanner),
    'admin.banner.destroy': banner.destroy,
    'admin.banner.schedule': scheduleHandler,
    'admin.banner.duplicate': duplicateHandler,
    'admin.banner.pause': pauseHandler(true),
    'admin.banner.resume': pauseHandler(false),
    'admin.banner.picture': pictureHandler,
  },
  records: [banner.resource],
  listPages: [bannerSource.listPage],
  downloads: [bannerSource.download],
  bins: [bannerBin],
});
