import { and, asc, eq, isNull } from 'drizzle-orm';
import { leadDownload, prospectsPage } from '#contracts/client/ubiflow-sale-plan/prospects.ts';
import { updateLead } from '#contracts/client/ubiflow-sale-plan/prospects/payload.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { lots, operations } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { clientData, clientPage } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { membersOf } from '../operation/members.ts';
import { bulk } from './bulk.ts';
import { convertHandler } from './convert.ts';
import { leadImport } from './import.ts';
import { boardOf, isMaskedFor, leadSource, sourceFor, statsOf } from './list.ts';
import { mergeHandler } from './merge.ts';
import { openedOf } from './open.ts';
import { lead, leadBin, leadResourceRecord } from './record.ts';
import { revealHandler, rotateHandler, settingsOf, updateSettingsHandler } from './settings.ts';
import { assignHandler, callHandler, replyHandler, statusHandler, storeHandler } from './steps.ts';
import { visitHandler } from './visit.ts';

/** What windows choose from; nothing for readers. */
async function choicesOf(context: ClientContext) {
  if (!canNow(context, 'lead.update')) return { people: [], operations: [], lots: [] };
  const { db } = context;
  const named = await db
    .select({ id: operations.id, label: operations.name })
    .from(operations)
    .where(liveOperations())
    .orderBy(asc(operations.name))
    .limit(500);
  const offered = await db
    .select({ id: lots.id, operationId: lots.operationId, label: lots.ref })
    .from(lots)
    .innerJoin(operations, eq(operations.id, lots.operationId))
    .where(and(isNull(lots.deletedAt), liveOperations()))
    .orderBy(asc(lots.ref))
    .limit(2000);
  return { people: await membersOf(context), operations: named, lots: offered };
}

/** Requests of portals and mini-sites: inbox, board, table, panel, answers, conversion, settings, import, bin. */
export const leadResource = defineResource({
  handlers: {
    'client.ubiflow-sale-plan.prospects': clientPage(prospectsPage, async (context, { open, ...query }) => {
      const now = context.deps.clock.businessNow();
      return {
        list: await sourceFor(context).answer(context, query),
        board: await boardOf(context, query),
        opened: await openedOf(context, open),
        stats: await statsOf(context),
        settings: await settingsOf(context),
        ...(await choicesOf(context)),
        now: now.toISOString(),
        today: parisDay(now),
        isMasked: isMaskedFor(context),
      };
    }),
    'client.ubiflow-sale-plan.prospects.download': clientData(leadDownload, (context, { format }) =>
      answerDownload(context, leadSource.download, format),
    ),
    'client.ubiflow-sale-plan.prospects.store': storeHandler,
    'client.ubiflow-sale-plan.prospects.update': lead.update(updateLead),
    'client.ubiflow-sale-plan.prospects.destroy': lead.destroy,
    'client.ubiflow-sale-plan.prospects.bulk': bulk,
    'client.ubiflow-sale-plan.prospects.assign': assignHandler,
    'client.ubiflow-sale-plan.prospects.status': statusHandler,
    'client.ubiflow-sale-plan.prospects.reply': replyHandler,
    'client.ubiflow-sale-plan.prospects.call': callHandler,
    'client.ubiflow-sale-plan.prospects.visit': visitHandler,
    'client.ubiflow-sale-plan.prospects.convert': convertHandler,
    'client.ubiflow-sale-plan.prospects.merge': mergeHandler,
    'client.ubiflow-sale-plan.prospects.settings.update': updateSettingsHandler,
    'client.ubiflow-sale-plan.prospects.settings.reveal': revealHandler,
    'client.ubiflow-sale-plan.prospects.settings.rotate': rotateHandler,
  },
  records: [leadResourceRecord],
  listPages: [leadSource.listPage],
  downloads: [leadSource.download],
  bins: [leadBin],
  imports: [leadImport],
});
