import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { reportingPage } from '#contracts/client/reporting.ts';
import { maxReportMonths, monthsOf, usualPeriod } from '#domain/reporting/period.ts';
import { reportTotals } from '#domain/reporting/report-table.ts';
import type { ReportParams } from '#domain/reporting/report.ts';
import { month as monthText } from '#domain/time/day.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { operations, reportRuns, suppliers } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { chartOf } from '../accounting-code/chart.ts';
import { membersOf } from '../operation/members.ts';
import { libraryOf, openReports, refuseReport, savedReport, savedReportBin } from './record.ts';
import { reportBuilders } from './reports/index.ts';
import { downloadHandler, runHandler, sourceOf } from './run.ts';
import { scheduleHandler, storeHandler, updateHandler } from './saved.ts';

/** Rows that the page shows; a file has them all. */
const shownRows = 500;
/** Files that the page lists, the latest first. */
const shownRuns = 10;

/** The months of an address, or the usual twelve where it tells none, too many, or the wrong way round. */
function periodOf(context: ClientContext, { from, to }: { from: string; to: string }) {
  const usual = usualPeriod(sourceOf(context).today);
  const asked = { from: from || usual.from, to: to || usual.to };
  const count = monthsOf(monthText(asked.from), monthText(asked.to)).length;
  return count === 0 || count > maxReportMonths ? usual : asked;
}

async function choicesOf(context: ClientContext) {
  const { db } = context;
  const named = await db
    .select({ id: operations.id, label: operations.name })
    .from(operations)
    .where(liveOperations())
    .orderBy(asc(operations.name));
  const firms = await db
    .select({ id: suppliers.id, label: suppliers.name })
    .from(suppliers)
    .where(isNull(suppliers.deletedAt))
    .orderBy(asc(suppliers.name));
  const chart = await chartOf(context);
  return {
    operations: named,
    suppliers: firms,
    codes: chart.map(({ shown }) => ({ id: shown.code, label: `${shown.code} ${shown.label}` })),
    members: canNow(context, 'reporting.create') ? await membersOf(context) : [],
  };
}

async function runsOf({ db, actor }: ClientContext) {
  const rows = await db
    .select()
    .from(reportRuns)
    .where(and(eq(reportRuns.userId, actor.user.id)))
    .orderBy(desc(reportRuns.createdAt), desc(reportRuns.id))
    .limit(shownRuns);
  return rows.map(({ id, key, format, status, rowsCount, createdAt }) => ({
    id,
    key,
    format,
    status,
    rowsCount,
    at: createdAt.toISOString(),
  }));
}

/** The reports of a company, those that are kept, and their files. */
export const reportingResource = defineResource({
  handlers: {
    'client.reporting': clientPage(reportingPage, async (context, query) => {
      const { report: key, run, from, to, ...chosen } = query;
      if (key !== null) refuseReport(context, key);
      const params: ReportParams = { ...chosen, ...periodOf(context, { from, to }) };
      const rows = key === null ? [] : await reportBuilders[key](sourceOf(context), params);
      const cells = rows.map((row) => row.cells);
      return {
        library: [...libraryOf(context.actor)],
        report: key,
        params: { ...chosen, from: params.from, to: params.to },
        rows: rows.slice(0, shownRows),
        rowsCount: rows.length,
        totals: key === null ? {} : reportTotals(key, cells),
        saved: (await openReports(context)).map((row) => ({
          id: row.id,
          version: row.version,
          key: row.key,
          name: row.name,
          params: {
            ...row.params,
            operationIds: [...row.params.operationIds],
            codes: [...row.params.codes],
            supplierIds: [...row.params.supplierIds],
          },
          isShared: row.isShared,
          isOwn: row.createdBy === context.actor.user.id,
          frequency: row.frequency,
          day: row.day,
          recipients: row.recipientIds,
          lastSentOn: row.lastSentOn,
        })),
        runs: await runsOf(context),
        run,
        choices: await choicesOf(context),
        can: {
          create: canNow(context, 'reporting.create'),
          delete: canNow(context, 'reporting.delete'),
          export: canNow(context, 'reporting.export'),
        },
      };
    }),
    'client.reporting.run': runHandler,
    'client.reporting.download': downloadHandler,
    'client.reporting.store': storeHandler,
    'client.reporting.update': updateHandler,
    'client.reporting.destroy': savedReport.destroy,
    'client.reporting.schedule': scheduleHandler,
  },
  records: [savedReport.resource],
  bins: [savedReportBin],
});
