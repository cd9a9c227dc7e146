import { isNull } from 'drizzle-orm';
import { reportFields, type ReportPayload } from '#contracts/client/reporting/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { financeReports, reportKeys, type ReportKey } from '#domain/reporting/report.ts';
import { reporting as index } from '#generated/routes/client.ts';
import * as reportMessages from '#messages/client/reporting.ts';
import { savedReports, type SavedReport } from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { forbidden, notFound } from '#mocks/server/failures.ts';
import type { Actor } from '#mocks/server/actor.ts';
import { defineRecord } from '#mocks/server/records/define-record.ts';
import { recordBin } from '#mocks/server/records/record-bin.ts';

/** The reports that a person may see: those of money are not for who may only read. */
export const libraryOf = ({ roles }: Pick<Actor, 'roles'>): readonly ReportKey[] => {
  const isViewer = roles.every((role) => role === 'viewer' || role === 'brand-manager');
  return isViewer ? reportKeys.filter((key) => !financeReports.has(key)) : reportKeys;
};

/** @throws HttpFailure 403 for a report that is not the person's to see */
export function refuseReport(context: ClientContext, key: ReportKey): void {
  if (!libraryOf(context.actor).includes(key)) throw forbidden(`the report ${key} is not for this role`);
}

/** A saved report, as a declared record. */
export const savedReport = defineRecord<typeof savedReports, ReportPayload>({
  type: 'report',
  parameter: 'savedReport',
  area: 'reporting',
  table: savedReports,
  payload: reportFields,
  label: ({ name }) => name,
  messages: reportMessages,
  href: () => index(),
  listHref: () => index(),
  isEditedInList: true,
  check: async (context, { key }) => refuseReport(context, key),
  announce: (context, changed) =>
    broadcast(context, [channels.tenant(context.actor.tenant.id)], 'report.changed', {
      ids: changed.map(({ id }) => id),
      by: context.actor.user.id,
    }),
});
export const savedReportBin = recordBin(savedReport);

/** True for the author of a saved report, and for everybody where it is shared. */
export const isOpenTo = (row: SavedReport, userId: string): boolean =>
  row.isShared || row.createdBy === userId;

/** The saved reports that the person may see, by name. */
export async function openReports(context: ClientContext): Promise<SavedReport[]> {
  const rows = await context.db
    .select()
    .from(savedReports)
    .where(isNull(savedReports.deletedAt))
    .orderBy(savedReports.name);
  const known = libraryOf(context.actor);
  return rows.filter((row) => isOpenTo(row, context.actor.user.id) && known.includes(row.key));
}

/** A saved report that is the person's to change: their own, or shared. @throws HttpFailure 404 */
export async function reportOfRoute(context: ClientContext): Promise<SavedReport> {
  const row = await savedReport.ofRoute(context);
  if (!isOpenTo(row, context.actor.user.id)) throw notFound('report');
  return row;
}
