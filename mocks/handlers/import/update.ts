import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { updateImport } from '#contracts/import.ts';
import { show } from '#generated/routes/import.ts';
import * as importMessages from '#messages/import.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import {
  importRows,
  imports,
  type Import,
  type ImportMapping,
  type ImportRow,
} from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { runInUploadQueue } from '#mocks/server/files/upload-queue.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { checkLines } from '#mocks/server/imports/check-line.ts';
import type { AnyImport } from '#mocks/server/imports/define.ts';
import { yieldToEventLoop } from '#mocks/server/yield-to-event-loop.ts';
import { inChunks } from './chunks.ts';
import { importOfRoute } from './scope.ts';

/** Lines of a file that are read from the database at a time. */
const linesRead = 50;

/** Changes which column fills which field, and checks every line anew. */
export const updateHandler = clientAction(updateImport, {
  find: importOfRoute,
  act: async (context, { version, mapping: given }, { found, definition }) => {
    const texts = messagesFor(context.locale, importMessages);
    const mapping = checkedMapping(context, found, definition, given);
    await runInUploadQueue(context, async () => {
      const changed = await changedLines(context, found, definition, mapping);
      await saveMapping(context, { found, version, mapping }, changed);
      return changed;
    });
    return redirect(show({ import: found.id }), { type: 'success', text: texts.mapped });
  },
});

interface NewMapping {
  readonly found: Import;
  readonly version: number;
  readonly mapping: ImportMapping;
}

/** A line with what is wrong with it. */
type CheckedLine = Pick<ImportRow, 'line' | 'errors'>;

/** @throws ValidationFailure when the import was changed or started meanwhile */
async function saveMapping(
  { db, deps, locale }: ClientContext,
  { found, version, mapping }: NewMapping,
  changed: readonly CheckedLine[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const isSame = and(eq(imports.id, found.id), eq(imports.version, version), eq(imports.status, 'ready'));
    const saved = await tx
      .update(imports)
      .set({ mapping, version: sql`${imports.version} + 1`, updatedAt: deps.clock.systemNow() })
      .where(isSame)
      .returning({ id: imports.id });
    if (saved.length === 0)
      throw new ValidationFailure({ base: messagesFor(locale, importMessages).notReady });
    for (const chunk of inChunks(changed)) {
      await yieldToEventLoop();
      const known = chunk.filter(({ errors }) => errors !== null).map(({ line, errors }) => [line, errors]);
      const lines = chunk.map(({ line }) => line);
      // The cells stay and are not sent again: nobody else gets to the embedded database meanwhile.
      await tx
        .update(importRows)
        .set({ errors: sql`${JSON.stringify(Object.fromEntries(known))}::jsonb -> ${importRows.line}::text` })
        .where(and(eq(importRows.importId, found.id), inArray(importRows.line, lines)));
    }
  });
}

/** The lines of which something else is wrong by a mapping; a part of them read at a time, for the sake of others. */
async function changedLines(
  { db, locale }: ClientContext,
  { id }: Import,
  definition: AnyImport,
  mapping: ImportMapping,
): Promise<CheckedLine[]> {
  const changed: CheckedLine[] = [];
  for (let last = 0; ;) {
    const rows = await db
      .select()
      .from(importRows)
      .where(and(eq(importRows.importId, id), gt(importRows.line, last)))
      .orderBy(asc(importRows.line))
      .limit(linesRead);
    const errors = await checkLines(
      locale,
      definition,
      mapping,
      rows.map(({ cells }) => cells),
    );
    for (const [index, row] of rows.entries()) {
      const found = errors[index] ?? null;
      if (!areSame(found, row.errors)) changed.push({ line: row.line, errors: found });
    }
    const end = rows.at(-1);
    if (end === undefined || rows.length < linesRead) return changed;
    last = end.line;
  }
}

type LineErrors = ImportRow['errors'];

/** The database keeps no order of keys. */
function areSame(one: LineErrors, other: LineErrors): boolean {
  if (one === null || other === null) return one === other;
  const fields = Object.keys(one);
  return fields.length === Object.keys(other).length && fields.every((field) => one[field] === other[field]);
}

/** Only fields and columns that there are, each column once. @throws ValidationFailure */
function checkedMapping(
  { locale }: ClientContext,
  { headers }: Import,
  definition: AnyImport,
  given: ImportMapping,
): ImportMapping {
  const texts = messagesFor(locale, importMessages);
  const fields = definition.columns(locale).map(({ field }) => field);
  const errors: Record<string, string> = {};
  const taken = new Set<number>();
  for (const [field, index] of Object.entries(given)) {
    if (!fields.includes(field)) errors[`mapping.${field}`] = validationText(locale, 'choice');
    else if (index !== null && index >= headers.length) errors[`mapping.${field}`] = texts.unknownColumn;
    else if (index !== null && taken.has(index)) errors[`mapping.${field}`] = texts.columnTwice;
    if (index !== null) taken.add(index);
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
  return Object.fromEntries(fields.map((field) => [field, given[field] ?? null]));
}
