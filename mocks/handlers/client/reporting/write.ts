import { eq } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import {
  reportColumnKinds,
  reportLayouts,
  reportTotals,
  type ReportCell,
  type ReportColumn,
} from '#domain/reporting/report-table.ts';
import type { ReportKey } from '#domain/reporting/report.ts';
import type { Day } from '#domain/time/day.ts';
import * as reportMessages from '#messages/client/reporting.ts';
import { messagesFor } from '#messages/locale.ts';
import { withinTenant } from '#mocks/db/border/within-tenant.ts';
import { reportRuns, type ReportRun } from '#mocks/db/schema/index.ts';
import { borderOfTenant, readActor } from '#mocks/server/actor.ts';
import { broadcast, type QueuedEvent } from '#mocks/server/broadcast.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { sheetOf, type CellKind, type Column } from '#mocks/server/downloads/sheet.ts';
import { fileName, writeSheet } from '#mocks/server/downloads/write.ts';
import { storeBytes } from '#mocks/server/files/store-file.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { pdfPages, type PdfSheet, type PdfText } from '#mocks/server/pdf/pdf-page.ts';
import { publishEvents } from '#mocks/server/publish-outbox.ts';
import { textFormat } from '#mocks/server/text-format.ts';
import { reportBuilders } from './reports/index.ts';
import { libraryOf } from './record.ts';
import { codesOf, type ReportRow } from './source.ts';

type Locale = 'fr' | 'en';

const fileKinds: Readonly<Record<(typeof reportColumnKinds)[ReportColumn], CellKind>> = {
  text: 'text',
  money: 'money',
  rate: 'number',
  count: 'number',
  day: 'date',
  month: 'text',
};

/** A rate stands in a file as the percentage that people read. */
const fileValue = (column: ReportColumn, value: ReportCell): ReportCell =>
  reportColumnKinds[column] === 'rate' && typeof value === 'number' ? value / 100 : value;

function columnsOf(key: ReportKey, locale: Locale): Column<ReportRow>[] {
  const { columns } = messagesFor(locale, reportMessages);
  return reportLayouts[key].columns.map((column) => ({
    label: columns[column],
    kind: fileKinds[reportColumnKinds[column]],
    value: ({ cells }) => fileValue(column, cells[column] ?? null),
  }));
}

/** A cell as people read it. */
function written(column: ReportColumn, value: ReportCell, locale: Locale): string {
  const format = textFormat(locale);
  if (value === null) return '–';
  switch (reportColumnKinds[column]) {
    case 'money':
      return format.money(Number(value));
    case 'rate':
      return format.percent(Number(value));
    case 'count':
      return format.number(Number(value));
    case 'day':
      return format.date(String(value));
    case 'month':
      return format.month(String(value));
    default:
      return String(value);
  }
}

const [left, right, linesPerSheet] = [40, 555, 44];

/** A report on paper: its rows over as many sheets as they need, the sums last. */
export function reportPdf(
  key: ReportKey,
  rows: readonly ReportRow[],
  locale: Locale,
  head: string,
): Uint8Array<ArrayBuffer> {
  const { columns: labels, reports, total } = messagesFor(locale, reportMessages);
  const { columns } = reportLayouts[key];
  const width = (right - left) / columns.length;
  const isFigure = (column: ReportColumn): boolean =>
    ['money', 'rate', 'count'].includes(reportColumnKinds[column]);
  const line = (texts: readonly string[], y: number, isBold = false): PdfText[] =>
    columns.map((column, rank) => {
      const text = texts[rank] ?? '';
      const at = { y, size: 7, isBold };
      return isFigure(column)
        ? { ...at, x: left + (rank + 1) * width - 4, text, isRight: true }
        : { ...at, x: left + rank * width, text: text.slice(0, Math.max(4, Math.floor(width / 3.9))) };
    });
  const sums = reportTotals(
    key,
    rows.map(({ cells }) => cells),
  );
  const lines = [
    ...rows.map(({ cells }) => columns.map((column) => written(column, cells[column] ?? null, locale))),
    columns.map((column, rank) =>
      rank === 0 ? total : column in sums ? written(column, sums[column] ?? null, locale) : '',
    ),
  ];
  const count = Math.ceil(lines.length / linesPerSheet);
  const sheets = Array.from({ length: count }, (_, rank): PdfSheet => {
    const own = lines.slice(rank * linesPerSheet, (rank + 1) * linesPerSheet);
    return {
      texts: [
        { x: left, y: 50, text: reports[key].title, size: 14, isBold: true },
        { x: left, y: 66, text: `${head} · ${rank + 1}/${count}`, size: 8 },
        ...line(
          columns.map((column) => labels[column].slice(0, Math.floor(width / 3.9))),
          92,
          true,
        ),
        ...own.flatMap((texts, place) =>
          line(texts, 110 + place * 16, rank === count - 1 && place === own.length - 1),
        ),
      ],
      rules: [{ x: left, y: 98, width: right - left }],
    };
  });
  return pdfPages(reports[key].title, sheets);
}

/**
 * Makes the file of a run, with the rights that the person has now, and tells them that it is there. A person who lost
 * the right meanwhile gets none: the run has failed.
 */
export async function writeRun(
  deps: ServerDependencies,
  id: string,
  locale: Locale,
): Promise<ReportRun | null> {
  const [run] = await deps.db.select().from(reportRuns).where(eq(reportRuns.id, id));
  if (run === undefined || run.status === 'done') return run ?? null;
  const actor = await readActor(deps, {
    userId: run.userId,
    tenantId: run.tenantId,
    area: 'client',
    impersonationId: null,
  });
  if (actor?.tenant == null || !libraryOf(actor).includes(run.key)) return fail(deps, id);
  const today = parisDay(deps.clock.businessNow()) as Day;
  const db = withinTenant(deps.db, borderOfTenant(actor.tenant));
  const isAssigned = actor.tenant.assignedOperationIds !== null;
  const rows = await reportBuilders[run.key](
    { db, today, locale, isAssigned, codes: codesOf({ db, unscoped: deps.db }) },
    run.params,
  );
  const title = messagesFor(locale, reportMessages).reports[run.key].title;
  const format = textFormat(locale);
  const head = `${actor.tenant.name} · ${format.month(run.params.from)} – ${format.month(run.params.to)}`;
  const file =
    run.format === 'pdf'
      ? { name: fileName(title, today, 'pdf'), bytes: reportPdf(run.key, rows, locale, head) }
      : await writeSheet(sheetOf(title, columnsOf(run.key, locale), rows), run.format, today, deps.workbooks);
  const scope = { tenantId: run.tenantId };
  const [done] = await deps.db.transaction(async (tx) => {
    const fileId = await storeBytes(deps, tx, { ...file, scope, createdBy: run.userId });
    const doneAt = deps.clock.businessNow();
    return tx
      .update(reportRuns)
      .set({ status: 'done', fileId, fileName: file.name, rowsCount: rows.length, doneAt, updatedAt: doneAt })
      .where(eq(reportRuns.id, id))
      .returning();
  });
  await notifyReady(deps, run);
  return done ?? null;
}

async function fail(deps: ServerDependencies, id: string): Promise<ReportRun | null> {
  const [failed] = await deps.db
    .update(reportRuns)
    .set({ status: 'failed', updatedAt: deps.clock.businessNow() })
    .where(eq(reportRuns.id, id))
    .returning();
  return failed ?? null;
}

async function notifyReady(deps: ServerDependencies, { id, userId }: ReportRun): Promise<void> {
  const outbox: QueuedEvent[] = [];
  broadcast({ outbox }, [channels.user(userId)], 'report.ready', { id });
  await publishEvents(deps, outbox);
}
