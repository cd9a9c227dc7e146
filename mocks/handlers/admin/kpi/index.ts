import { kpiExplorerPage, kpiExplorerQuery } from '#contracts/admin/kpi/dashboard.ts';
import { kpiExplorerDownload } from '#contracts/admin/kpi/dashboard/download.ts';
import { dashboard } from '#generated/routes/admin/kpi.ts';
import { factClock } from '#mocks/db/queries/kpi-facts/compute.ts';
import { can } from '#mocks/server/context.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { adminData, adminPage } from '#mocks/server/handler.ts';
import { defineResource } from '#mocks/server/resource.ts';
import type { ListPage } from '#mocks/server/views/list-page.ts';
import { openDefaultView, viewsOf } from '#mocks/server/views/views-of.ts';
import { kpiExplorerFile } from './download.ts';
import { completeFor, explore } from './explorer.ts';
import { updateGoalHandler } from './goals.ts';
import { readRecompute, recomputeHandler } from './recompute.ts';

/** What is shown can be saved as a view. */
const kpiListPage: ListPage = {
  name: 'Admin/Kpi/Dashboard',
  area: 'admin',
  can: 'kpi.list',
  canSave: 'kpi.create',
  query: kpiExplorerQuery,
  href: dashboard,
};

/** Figures of the platform, freely put beside each other. */
export const adminKpiResource = defineResource({
  handlers: {
    'admin.kpi.dashboard': adminPage(kpiExplorerPage, async (context, query) => {
      const { actor, db, deps, locale } = context;
      const views = await viewsOf(context, kpiListPage);
      openDefaultView(context, views);
      const clock = factClock(deps.clock);
      await completeFor(db, clock, actor, query);
      return {
        ...(await explore(
          {
            db,
            today: clock.today,
            locale,
            actor,
          },
          query,
        )),
        recompute: await readRecompute(db),
        views,
        can: {
          save: can(context, 'kpi.create'),
          update: can(context, 'kpi.update'),
          recompute: can(context, 'kpi.validate'),
        },
      };
    }),
    'admin.kpi.dashboard.download': adminData(kpiExplorerDownload, async (context, { format, ...query }) => {
      await completeFor(context.db, factClock(context.deps.clock), context.actor, query);
      return answerDownload(context, kpiExplorerFile, format);
    }),
    'admin.kpi.goal.update': updateGoalHandler,
    'admin.kpi.recompute': recomputeHandler,
  },
  listPages: [kpiListPage],
  downloads: [kpiExplorerFile],
});
