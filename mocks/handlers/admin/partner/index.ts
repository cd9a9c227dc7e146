import { desc, eq, gte, and, isNull, sql } from 'drizzle-orm';
import { adminPartnerFormPage, type PartnerFormProps } from '#contracts/admin/partner/form.ts';
import { adminPartnerIndexPage, partnerDownload } from '#contracts/admin/partner/index.ts';
import { storePartner, updatePartner } from '#contracts/admin/partner/payload.ts';
import { departmentNames } from '#domain/geography/departments.ts';
import { partnerObstacle, requestRateBps } from '#domain/partner/partner.ts';
import { addToDay, day } from '#domain/time/day.ts';
import { banner as bannersOf } from '#generated/routes/admin/partner.ts';
import { banners, partnerRequests, partnerViews, tenants, type Partner } from '#mocks/db/schema/index.ts';
import { canNow, type AdminContext } from '#mocks/server/context.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { RedirectFailure } from '#mocks/server/failures.ts';
import { fileHrefOrNull } from '#mocks/server/files/href.ts';
import { adminData, adminPage } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { partnerSource, withLogos } from './list.ts';
import { partner, partnerBin } from './record.ts';
import {
  archiveHandler,
  featureHandler,
  logoHandler,
  orderHandler,
  publishHandler,
  requestHandler,
} from './steps.ts';

/** Requests that the form shows at most. */
const shownRequests = 200;

async function currentOf(context: AdminContext, row: Partner): Promise<PartnerFormProps['current']> {
  const { status, logoFileId, zones, viewsCount, requestsCount, phoneRevealsCount } = row;
  const facts = { status, hasLogo: logoFileId !== null, zonesCount: zones.length };
  const canUpdate = canNow(context, 'partner.update');
  return {
    status,
    logoHref: await fileHrefOrNull(context, logoFileId),
    viewsCount,
    requestsCount,
    phoneRevealsCount,
    bannersCount: await context.db.$count(
      banners,
      and(eq(banners.partnerId, row.id), isNull(banners.deletedAt)),
    ),
    rateBps: requestRateBps(requestsCount, viewsCount),
    can: {
      // What is missing is told when it is tried.
      publish: canUpdate && status === 'draft',
      archive: canUpdate && partnerObstacle(facts, 'archive') === null,
    },
  };
}

async function requestsOf({ db }: AdminContext, { id }: Partner): Promise<PartnerFormProps['requests']> {
  const rows = await db
    .select({ request: partnerRequests, company: tenants.name })
    .from(partnerRequests)
    .innerJoin(tenants, eq(tenants.id, partnerRequests.tenantId))
    .where(eq(partnerRequests.partnerId, id))
    .orderBy(desc(partnerRequests.sentAt), desc(partnerRequests.id))
    .limit(shownRequests);
  const names = await personNames(
    db,
    rows.map(({ request }) => request.userId),
  );
  return rows.map(({ company, request }) => ({
    id: request.id,
    company,
    by: names.get(request.userId) ?? '',
    subject: request.subject,
    message: request.message,
    sentAt: request.sentAt.toISOString(),
    status: request.status,
  }));
}

/** Views and requests of each of the last twelve months. */
async function monthsOf({ db, deps }: AdminContext, { id }: Partner): Promise<PartnerFormProps['months']> {
  const thisMonth = day(`${parisDay(deps.clock.businessNow()).slice(0, 7)}-01`);
  const months = Array.from({ length: 12 }, (_, index) =>
    addToDay(thisMonth, { months: index - 11 }).slice(0, 7),
  );
  const first = `${months[0] ?? ''}-01`;
  const viewMonth = sql<string>`to_char(${partnerViews.day}, 'YYYY-MM')`;
  const views = await db
    .select({ month: viewMonth, count: sql<number>`count(*)::int` })
    .from(partnerViews)
    .where(and(eq(partnerViews.partnerId, id), gte(partnerViews.day, first)))
    .groupBy(viewMonth);
  const sent = await db
    .select({ sentAt: partnerRequests.sentAt })
    .from(partnerRequests)
    .where(eq(partnerRequests.partnerId, id));
  const sentMonths = sent.map(({ sentAt }) => parisDay(sentAt).slice(0, 7));
  return months.map((month) => ({
    month,
    views: views.find((row) => row.month === month)?.count ?? 0,
    requests: sentMonths.filter((one) => one === month).length,
  }));
}

const departments = Object.entries(departmentNames)
  .map(([id, name]) => ({ id, label: `${id} ${name}` }))
  .toSorted((a, b) => a.id.localeCompare(b.id));

const formProps = async (context: AdminContext, row: Partner | null, tab: PartnerFormProps['tab']) => ({
  tab,
  form: await partner.formProps(context, row),
  current: row && (await currentOf(context, row)),
  requests: row === null ? [] : await requestsOf(context, row),
  months: row === null ? [] : await monthsOf(context, row),
  departments,
});

/** Partners of the platform, as its staff keep them: list, form, requests, file, bin. */
export const adminPartnerResource = defineResource({
  handlers: {
    'admin.partner.index': adminPage(adminPartnerIndexPage, async (context, query) => {
      const list = await partnerSource.answer(context, query);
      return { list: { ...list, items: await withLogos(context, list.items) } };
    }),
    'admin.partner.download': adminData(partnerDownload, (context, { format }) =>
      answerDownload(context, partnerSource.download, format),
    ),
    'admin.partner.create': adminPage(adminPartnerFormPage, (context) => formProps(context, null, 'fiche')),
    'admin.partner.edit': adminPage(adminPartnerFormPage, async (context, { tab }) => {
      const row = await partner.ofRoute(context);
      if (tab === 'bannieres') throw new RedirectFailure(bannersOf(row.id));
      return formProps(context, row, tab);
    }),
    'admin.partner.store': partner.store(storePartner),
    'admin.partner.update': partner.update(updatePartner),
    'admin.partner.destroy': partner.destroy,
    'admin.partner.publish': publishHandler,
    'admin.partner.archive': archiveHandler,
    'admin.partner.feature': featureHandler,
    'admin.partner.order': orderHandler,
    'admin.partner.logo': logoHandler,
    'admin.partner.request.update': requestHandler,
  },
  records: [partner.resource],
  listPages: [partnerSource.listPage],
  downloads: [partnerSource.download],
  bins: [partnerBin],
});
