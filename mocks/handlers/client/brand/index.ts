import { brandKpiPage } from '#contracts/client/brand/kpi.ts';
import { brandKpiDownload } from '#contracts/client/brand/kpi/download.ts';
import { brandStatisticPage } from '#contracts/client/brand/statistic.ts';
import { brandStatisticDownload } from '#contracts/client/brand/statistic/download.ts';
import { brandUserDownload, brandUserPage } from '#contracts/client/brand/user.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { brandData, brandPage } from '#mocks/server/handler.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { updateGoalHandler } from './goals.ts';
import { inviteHandler, resendHandler, revokeHandler } from './invite.ts';
import { kpiFile, kpiProps } from './kpi.ts';
import { personListPage } from './people.ts';
import { requestSharingHandler } from './sharing.ts';
import { statisticFile, statisticListPage, statisticProps } from './statistic.ts';
import { inviteAgainHandler, personFile, userProps } from './users.ts';

/** The space of a network, for those who steer it: its figures, never a company's records. */
export const clientBrandResource = defineResource({
  handlers: {
    'client.brand.kpi': brandPage(brandKpiPage, kpiProps),
    'client.brand.kpi.download': brandData(brandKpiDownload, (context, { format }) =>
      answerDownload(context, kpiFile, format),
    ),
    'client.brand.goal.update': updateGoalHandler,
    'client.brand.sharing.request': requestSharingHandler,
    'client.brand.statistic': brandPage(brandStatisticPage, statisticProps),
    'client.brand.statistic.download': brandData(brandStatisticDownload, (context, { format }) =>
      answerDownload(context, statisticFile, format),
    ),
    'client.brand.user': brandPage(brandUserPage, userProps),
    'client.brand.user.download': brandData(brandUserDownload, (context, { format }) =>
      answerDownload(context, personFile, format),
    ),
    'client.brand.user.invitation': inviteAgainHandler,
    'client.brand.invite': inviteHandler,
    'client.brand.invite.resend': resendHandler,
    'client.brand.invite.revoke': revokeHandler,
  },
  listPages: [personListPage, statisticListPage],
  downloads: [kpiFile, personFile, statisticFile],
});
