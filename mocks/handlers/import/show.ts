import { and, asc, count, eq, gt, isNotNull } from 'drizzle-orm';
import { importReport, showImport, type ImportState } from '#contracts/import.ts';
import { fill } from '#messages/fill.ts';
import * as importMessages from '#messages/import.ts';
import { messagesFor } from '#messages/locale.ts';
import { importRows, jobs, type Import } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { countDownload } from '#mocks/server/downloads/answer.ts';
import { sheetOf } from '#mocks/server/downloads/sheet.ts';
import { fileResponse, writeSheet } from '#mocks/server/downloads/write.ts';
import { clientData, json } from '#mocks/server/handler.ts';
import type { AnyImport } from '#mocks/server/imports/define.ts';
import { isOver, revertHours } from '#mocks/server/imports/limits.ts';
import { yieldToEventLoop } from '#mocks/server/yield-to-event-loop.ts';
import { importOfRoute } from './scope.ts';

/** Values of a column that are shown to choose by. */
const samples = 3;
/** Refusals that are shown; all of them are in the report. */
const shownErrors = 50;
/** Lines whose refusals are read at a time. */
const linesAtOnce = 500;

/** How an import stands. */
export const showHandler = clientData(showImport, async (context) => {
  const { found, definition } = await importOfRoute(context);
  return json(await stateOf(context, found, definition));
});

/** Every refusal of every line, as a CSV file. @throws HttpFailure 429 beyond twenty files an hour */
export const reportHandler = clientData(importReport, async (context) => {
  const { found, definition } = await importOfRoute(context);
  await countDownload(context);
  const { report } = messagesFor(context.locale, importMessages);
  const sheet = sheetOf(
    report.title,
    [
      { label: report.line, kind: 'number', value: ({ line }) => line },
      { label: report.field, kind: 'text', value: ({ field }) => field },
      { label: report.problem, kind: 'text', value: ({ text }) => text },
    ],
    await allErrors(context, found, definition),
  );
  const day = found.createdAt.toISOString().slice(0, 10);
  return { kind: 'raw', response: fileResponse(await writeSheet(sheet, 'csv', day)) };
});

async function stateOf(context: ClientContext, found: Import, definition: AnyImport): Promise<ImportState> {
  const { db, locale } = context;
  const first = await db
    .select({ cells: importRows.cells })
    .from(importRows)
    .where(eq(importRows.importId, found.id))
    .orderBy(asc(importRows.line))
    .limit(samples);
  const [counted] = await db
    .select({ lines: count(), invalid: count(importRows.errors), imported: count(importRows.recordId) })
    .from(importRows)
    .where(eq(importRows.importId, found.id));
  const { lines, invalid, imported } = counted ?? { lines: 0, invalid: 0, imported: 0 };
  return {
    id: found.id,
    kind: found.kind,
    fileName: found.fileName,
    status: found.status,
    version: found.version,
    fields: [...definition.columns(locale)],
    columns: found.headers.map((name, index) => ({
      name,
      samples: first.map(({ cells }) => cells[index] ?? ''),
    })),
    mapping: { ...found.mapping },
    counts: { lines, invalid, valid: lines - invalid, imported },
    errors: (await errorsOf(context, found, definition, { lines: shownErrors })).slice(0, shownErrors),
    progress: await progressOf(context, found),
    failure:
      found.status === 'failed'
        ? fill(messagesFor(locale, importMessages).failed, { imported, valid: lines - invalid })
        : null,
    revertUntil:
      isOver(found.status) && imported > 0 && found.finishedAt
        ? new Date(found.finishedAt.getTime() + revertHours * 3_600_000).toISOString()
        : null,
  };
}

/** Every refusal, read a part at a time for the sake of others. */
async function allErrors(
  context: ClientContext,
  found: Import,
  definition: AnyImport,
): Promise<ImportState['errors']> {
  const parts: ImportState['errors'][] = [];
  for (let after = 0; ;) {
    await yieldToEventLoop();
    const part = await errorsOf(context, found, definition, { after, lines: linesAtOnce });
    const end = part.at(-1);
    if (end === undefined) return parts.flat();
    parts.push(part);
    after = end.line;
  }
}

/** The refusals of so many lines, the first of them or those after a line. */
async function errorsOf(
  { db, locale }: ClientContext,
  found: Import,
  definition: AnyImport,
  { after = 0, lines }: { readonly after?: number; readonly lines: number },
): Promise<ImportState['errors']> {
  const isWrong = and(eq(importRows.importId, found.id), isNotNull(importRows.errors));
  const rows = await db
    .select({ line: importRows.line, errors: importRows.errors })
    .from(importRows)
    .where(and(isWrong, gt(importRows.line, after)))
    .orderBy(asc(importRows.line))
    .limit(lines);
  const labels = new Map(definition.columns(locale).map(({ field, label }) => [field, label]));
  return rows.flatMap(({ line, errors }) =>
    Object.entries(errors ?? {}).map(([field, text]) => ({ line, field: labels.get(field) ?? field, text })),
  );
}

async function progressOf({ db }: ClientContext, { jobId }: Import): Promise<ImportState['progress']> {
  if (jobId === null) return null;
  const [job] = await db.select({ progress: jobs.progress }).from(jobs).where(eq(jobs.id, jobId)).limit(1);
  return job?.progress ?? null;
}
