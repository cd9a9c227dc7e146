import { brandKpiPage } from '#contracts/client/brand/kpi.ts';
import { brandKpiDownload } from '#contracts/client/brand/kpi/download.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { brandData, brandPage } from '#mocks/server/handler.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { updateGoalHandler } from './goals.ts';
import { kpiFile, kpiProps } from './kpi.ts';
import { requestSharingHandler } from './sharing.ts';

/** The space of a network, for those who steer it: its figures, never a company's records. */
export const clientBrandResource = defineResource({
  handlers: {
    'client.brand.kpi': brandPage(brandKpiPage, kpiProps),
    'client.brand.kpi.download': brandData(brandKpiDownload, (context, { format }) =>
      answerDownload(context, kpiFile, format),
    ),
    'client.brand.goal.update': updateGoalHandler,
    'client.brand.sharing.request': requestSharingHandler,
  },
  downloads: [kpiFile],
});
