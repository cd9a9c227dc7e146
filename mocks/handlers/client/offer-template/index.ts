import { desc, eq } from 'drizzle-orm';
import { offerTemplateFormPage, type OfferTemplateVersion } from '#contracts/client/offer-template/form.ts';
import { offerTemplateIndexPage } from '#contracts/client/offer-template/index.ts';
import { storeOfferTemplate, updateOfferTemplate } from '#contracts/client/offer-template/payload.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { offerTemplateVersions, operations, type OfferTemplate } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { todayOf } from '../supplier/compliance.ts';
import { offerTemplateSource } from './list.ts';
import { previewHandler } from './preview.ts';
import { contentOf, lifecycle, offerTemplate, offerTemplateBin } from './record.ts';

/** As many versions as people look back at. */
const maxVersions = 20;

async function versionsOf({ db }: ClientContext, { id }: OfferTemplate): Promise<OfferTemplateVersion[]> {
  const rows = await db
    .select()
    .from(offerTemplateVersions)
    .where(eq(offerTemplateVersions.templateId, id))
    .orderBy(desc(offerTemplateVersions.version))
    .limit(maxVersions);
  const names = await personNames(
    db,
    rows.map(({ createdBy }) => createdBy),
  );
  return rows.map(({ version, content, createdAt, createdBy }) => ({
    version,
    at: createdAt.toISOString(),
    by: createdBy === null ? null : (names.get(createdBy) ?? null),
    content: contentOf(content),
  }));
}

async function formProps(context: ClientContext, row: OfferTemplate | null) {
  const form = await offerTemplate.formProps(context, row);
  const isFixed = row !== null && (row.systemKey !== null || row.archivedAt !== null);
  return {
    form: { ...form, can: { ...form.can, save: form.can.save && !isFixed } },
    current: row && {
      isSystem: row.systemKey !== null,
      isDefault: row.isDefault,
      isArchived: row.archivedAt !== null,
    },
    versions: row === null ? [] : await versionsOf(context, row),
    operations: await context.db
      .select({ id: operations.id, name: operations.name, ref: operations.ref })
      .from(operations)
      .where(liveOperations())
      .orderBy(operations.name),
    today: todayOf(context.deps),
    can: {
      create: canNow(context, 'offer-template.create'),
      update: canNow(context, 'offer-template.update'),
    },
  };
}

/** Texts from which offers are made: list, form with versions, default, copies, archive, preview. */
export const offerTemplateResource = defineResource({
  handlers: {
    'client.offer-template.index': clientPage(offerTemplateIndexPage, async (context, query) => ({
      list: await offerTemplateSource.answer(context, query),
    })),
    'client.offer-template.create': clientPage(offerTemplateFormPage, (context) => formProps(context, null)),
    'client.offer-template.preview': previewHandler,
    'client.offer-template.store': offerTemplate.store(storeOfferTemplate),
    'client.offer-template.edit': clientPage(offerTemplateFormPage, async (context) =>
      formProps(context, await offerTemplate.ofRoute(context)),
    ),
    'client.offer-template.update': offerTemplate.update(updateOfferTemplate),
    'client.offer-template.destroy': offerTemplate.destroy,
    'client.offer-template.default': lifecycle.default,
    'client.offer-template.duplicate': lifecycle.duplicate,
    'client.offer-template.archive': lifecycle.archive,
    'client.offer-template.restore': lifecycle.restore,
  },
  records: [offerTemplate.resource],
  listPages: [offerTemplateSource.listPage],
  bins: [offerTemplateBin],
});
