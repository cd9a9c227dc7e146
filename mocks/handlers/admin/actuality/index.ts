import { asc, eq } from 'drizzle-orm';
import { adminActualityFormPage } from '#contracts/admin/actuality/form.ts';
import { adminActualityIndexPage } from '#contracts/admin/actuality/index.ts';
import { storeActuality, updateActuality } from '#contracts/admin/actuality/payload.ts';
import { actualityObstacle, readingMinutes, type ActualityStep } from '#domain/news/actuality.ts';
import { brands, plans, type Actuality } from '#mocks/db/schema/index.ts';
import { canNow, type AdminContext } from '#mocks/server/context.ts';
import { adminPage } from '#mocks/server/handler.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { countReaders } from './audience.ts';
import { actualitySource, withCovers } from './list.ts';
import { coverMediaHandler, destroyMediaHandler, mediaOf, storeMediaHandler } from './media.ts';
import { actuality, actualityBin } from './record.ts';
import { archiveHandler, duplicateHandler, pinHandler, publishHandler, unpublishHandler } from './steps.ts';

const currentOf = (context: AdminContext, row: Actuality) => {
  const may = (step: ActualityStep): boolean =>
    canNow(context, 'actuality.validate') &&
    actualityObstacle(row, step, context.deps.clock.businessNow()) === null;
  return {
    status: row.status,
    publishAt: row.publishAt?.toISOString() ?? null,
    readingMinutes: readingMinutes(row.body),
    can: {
      publish: may('publish'),
      unpublish: may('unpublish'),
      archive: may('archive'),
      duplicate: canNow(context, 'actuality.create'),
    },
  };
};

const formProps = async (context: AdminContext, row: Actuality | null) => {
  const { db } = context;
  return {
    form: await actuality.formProps(context, row),
    current: row && currentOf(context, row),
    media: row === null ? [] : await mediaOf(context, row.id),
    plans: await db.select({ id: plans.id, label: plans.name }).from(plans).orderBy(asc(plans.sort)),
    brands: await db
      .select({ id: brands.id, label: brands.name })
      .from(brands)
      .where(eq(brands.status, 'active'))
      .orderBy(asc(brands.name)),
    audienceCount: row && (await countReaders(db, row)),
  };
};

/** News of the platform, as its staff write them: list, form, pictures, publication, bin. */
export const adminActualityResource = defineResource({
  handlers: {
    'admin.actuality.index': adminPage(adminActualityIndexPage, async (context, query) => {
      const list = await actualitySource.answer(context, query);
      return { list: { ...list, items: await withCovers(context, list.items) } };
    }),
    'admin.actuality.create': adminPage(adminActualityFormPage, (context) => formProps(context, null)),
    'admin.actuality.edit': adminPage(adminActualityFormPage, async (context) =>
      formProps(context, await actuality.ofRoute(context)),
    ),
    'admin.actuality.store': actuality.store(storeActuality),
    'admin.actuality.update': actuality.update(updateActuality),
    'admin.actuality.destroy': actuality.destroy,
    'admin.actuality.publish': publishHandler,
    'admin.actuality.unpublish': unpublishHandler,
    'admin.actuality.archive': archiveHandler,
    'admin.actuality.pin': pinHandler,
    'admin.actuality.duplicate': duplicateHandler,
    'admin.actuality.media.store': storeMediaHandler,
    'admin.actuality.media.cover': coverMediaHandler,
    'admin.actuality.media.destroy': destroyMediaHandler,
  },
  records: [actuality.resource],
  listPages: [actualitySource.listPage],
  bins: [actualityBin],
});
