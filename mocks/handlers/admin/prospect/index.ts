import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { adminProspectIndexPage, prospectDownload } from '#contracts/admin/prospect/index.ts';
import { updateProspect } from '#contracts/admin/prospect/payload.ts';
import { brands, plans, sales, tenants, utms } from '#mocks/db/schema/index.ts';
import { canNow, type AdminContext } from '#mocks/server/context.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { adminAction, adminData, adminPage, redirect } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { noPayload } from '#contracts/define.ts';
import { create, edit } from '#generated/routes/admin/sale.ts';
import * as prospectMessages from '#messages/admin/prospect.ts';
import { messagesFor } from '#messages/locale.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { staffOf } from '../staff.ts';
import { importHandler } from './import.ts';
import { boardOf, prospectSource } from './list.ts';
import { openedOf } from './open.ts';
import { prospect, prospectBin } from './record.ts';
import { activityHandler, assignHandler, mergeHandler, moveHandler, storeHandler } from './steps.ts';

/** Leads to a new sale for the prospect; to the one that is already being prepared or proposed, where there is one. */
const convertHandler = adminAction(noPayload, {
  find: prospect.ofRouteToChange,
  act: async (context, _payload, row) => {
    const { convert } = messagesFor(context.locale, prospectMessages);
    if (row.status === 'won') throw new ValidationFailure({ base: convert.won });
    if (row.status === 'lost') throw new ValidationFailure({ base: convert.lost });
    const isOpen = and(
      eq(sales.prospectId, row.id),
      inArray(sales.status, ['draft', 'sent']),
      isNull(sales.deletedAt),
    );
    const [open] = await context.db.select({ id: sales.id }).from(sales).where(isOpen).limit(1);
    if (open === undefined) return redirect(create({ query: { prospect: row.id } }));
    return redirect(edit(open.id), { type: 'info', text: convert.known });
  },
});

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
