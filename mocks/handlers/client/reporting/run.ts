import { and, eq } from 'drizzle-orm';
import { reportDownload } from '#contracts/client/reporting.ts';
import { runReport } from '#contracts/client/reporting/payload.ts';
import {
  reportKeys,
  type ReportFormat,
  type ReportKey,
  type ReportParams,
} from '#domain/reporting/report.ts';
import type { Day } from '#domain/time/day.ts';
import { reporting as index } from '#generated/routes/client.ts';
import * as reportMessages from '#messages/client/reporting.ts';
import { messagesFor } from '#messages/locale.ts';
import { reportRuns } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { can, parameter, type ClientContext } from '#mocks/server/context.ts';
import { maxLinesAtOnce } from '#mocks/server/downloads/limits.ts';
import { forbidden, notFound } from '#mocks/server/failures.ts';
import { fileResponse } from '#mocks/server/downloads/write.ts';
import { findFile, folderOf } from '#mocks/server/files/store-file.ts';
import { clientAction, clientData, redirect } from '#mocks/server/handler.ts';
import { enqueueJob } from '#mocks/server/jobs/enqueue.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { reportJob } from './job.ts';
import { refuseReport } from './record.ts';
import { reportBuilders } from './reports/index.ts';
import { codesOf, type ReportSource } from './source.ts';
import { writeRun } from './write.ts';

/** Who asks, and what they reach. */
export const sourceOf = (context: ClientContext): ReportSource => ({
  db: context.db,
  codes: codesOf(context),
  today: parisDay(context.deps.clock.businessNow()) as Day,
  locale: context.locale,
  isAssigned: context.actor.tenant.assignedOperationIds !== null,
});

function keyOfRoute(context: ClientContext): ReportKey {
  const wanted = parameter(context, 'reportKey');
  const key = reportKeys.find((known) => known === wanted);
  if (key === undefined) throw notFound(`report ${wanted}`);
  return key;
}

/** The address of a report with its criteria. */
export const reportHref = (key: ReportKey, params: ReportParams, run?: string): string =>
  index({
    query: {
      report: key,
      from: params.from,
      to: params.to,
      ...(params.operationIds.length > 0 && { operationIds: params.operationIds }),
      ...(params.codes.length > 0 && { codes: params.codes }),
      ...(params.supplierIds.length > 0 && { supplierIds: params.supplierIds }),
      ...(params.groupBy !== 'none' && { groupBy: params.groupBy }),
      ...(run !== undefined && { run }),
    },
  });

/** Shows a report, or makes a file of it: at once, or by a job where it is long. */
export const runHandler = clientAction(runReport, async (context, { params, format }) => {
  const key = keyOfRoute(context);
  refuseReport(context, key);
  if (format === 'screen') return redirect(reportHref(key, params));
  if (!can(context, 'reporting.export')) throw forbidden('lacks reporting.export');
  const { actor, deps, db, locale } = context;
  const rows = await reportBuilders[key](sourceOf(context), params);
  const isLong = rows.length > maxLinesAtOnce;
  const id = deps.newId();
  const now = deps.clock.businessNow();
  await db.transaction(async (tx) => {
    await tx.insert(reportRuns).values({
      id,
      tenantId: actor.tenant.id,
      userId: actor.user.id,
      key,
      params,
      format,
      status: 'queued',
      createdAt: now,
      updatedAt: now,
    });
    const subject = { type: 'list', id: key, label: messagesFor(locale, reportMessages).reports[key].title };
    await audit(context, tx, 'report.run', subject);
    if (!isLong) return;
    const options = { scope: { tenantId: actor.tenant.id }, createdBy: actor.user.id };
    await enqueueJob(deps, tx, reportJob, { runId: id, locale }, options);
  });
  if (!isLong) await writeRun({ ...deps, db: context.unscoped }, id, locale);
  const texts = messagesFor(locale, reportMessages);
  return redirect(reportHref(key, params, id), {
    type: isLong ? 'info' : 'success',
    text: isLong ? texts.preparing : texts.ready,
  });
});

const contentTypes: Readonly<Record<ReportFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
};

/** The file of a run of one’s own. @throws HttpFailure 404 while there is none */
export const downloadHandler = clientData(reportDownload, async (context) => {
  const { actor, db, deps, unscoped } = context;
  const own = and(eq(reportRuns.id, parameter(context, 'reportRun')), eq(reportRuns.userId, actor.user.id));
  const [run] = await db.select().from(reportRuns).where(own);
  const file = run?.fileId == null ? null : await findFile(db, run.fileId);
  const bytes = file && (await deps.files.read(folderOf(file), file.sha256, unscoped));
  if (run === undefined || file === null || bytes === null) throw notFound('report run');
  const { name } = file;
  const response = fileResponse({ name, contentType: contentTypes[run.format], bytes });
  return { kind: 'raw', response };
});
