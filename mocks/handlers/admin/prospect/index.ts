import { and, asc, eq, isNull } from 'drizzle-orm';
import { adminProspectIndexPage, prospectDownload } from '#contracts/admin/prospect/index.ts';
import { updateProspect } from '#contracts/admin/prospect/payload.ts';
import { brands, plans, tenants, utms } from '#mocks/db/schema/index.ts';
import { canNow, type AdminContext } from '#mocks/server/context.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { adminData, adminPage } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { staffOf } from '../staff.ts';
import { importHandler } from './import.ts';
import { boardOf, prospectSource } from './list.ts';
import { openedOf } from './open.ts';
import { prospect, prospectBin } from './record.ts';
import { convertHandler } from './convert.ts';
import { activityHandler, assignHandler, mergeHandler, moveHandler, storeHandler } from './steps.ts';

/** What forms choose from; nothing for readers. */
async function choicesOf(context: AdminContext) {
  if (!canNow(context, 'prospect.update')) return { plans: [], brands: [], utms: [], staff: [], clients: [] };
  const { db, unscoped } = context;
  return {
    plans: await db.select({ id: plans.id, label: plans.name }).from(plans).orderBy(asc(plans.sort)),
    brands: await db
      .select({ id: brands.id, label: brands.name })
      .from(brands)
      .where(and(eq(brands.status, 'active'), isNull(brands.deletedAt)))
      .orderBy(asc(brands.name))
      .limit(500),
    utms: await db
      .select({ id: utms.id, label: utms.name })
      .from(utms)
      .where(isNull(utms.deletedAt))
      .orderBy(asc(utms.name))
      .limit(500),
    staff: canNow(context, 'prospect.delete') ? await staffOf(context) : [],
    clients: await unscoped
      .select({ id: tenants.id, name: tenants.name })
      .from(tenants)
      .orderBy(asc(tenants.name))
      .limit(1000),
  };
}

/** Prospects of the platform: board, list, panel, exchanges, import, file, bin. */
export const adminProspectResource = defineResource({
  handlers: {
    'admin.prospect.index': adminPage(adminProspectIndexPage, async (context, { open, ...query }) => ({
      list: await prospectSource.answer(context, query),
      board: await boardOf(context, query),
      opened: await openedOf(context, open),
      today: parisDay(context.deps.clock.businessNow()),
      ...(await choicesOf(context)),
    })),
    'admin.prospect.download': adminData(prospectDownload, (context, { format }) =>
      answerDownload(context, prospectSource.download, format),
    ),
    'admin.prospect.store': storeHandler,
    'admin.prospect.import': importHandler,
    'admin.prospect.update': prospect.update(updateProspect),
    'admin.prospect.destroy': prospect.destroy,
    'admin.prospect.move': moveHandler,
    'admin.prospect.assign': assignHandler,
    'admin.prospect.merge': mergeHandler,
    'admin.prospect.activity.store': activityHandler,
    'admin.prospect.convert': convertHandler,
  },
  records: [prospect.resource],
  listPages: [prospectSource.listPage],
  downloads: [prospectSource.download],
  bins: [prospectBin],
});
