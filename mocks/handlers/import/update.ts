import { and, asc, eq, sql } from 'drizzle-orm';
import { updateImport } from '#contracts/import.ts';
import { show } from '#generated/routes/import.ts';
import * as importMessages from '#messages/import.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { importRows, imports, type Import, type ImportMapping } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { lineErrors, textsOf } from '#mocks/server/imports/check-line.ts';
import type { AnyImport } from '#mocks/server/imports/define.ts';
import { inChunks } from './chunks.ts';
import { importOfRoute } from './scope.ts';

/** Changes which column fills which field, and checks every line anew. */
export const updateHandler = clientAction(updateImport, {
  find: importOfRoute,
  act: async (context, { version, mapping: given }, { found, definition }) => {
    const texts = messagesFor(context.locale, importMessages);
    const mapping = checkedMapping(context, found, definition, given);
    await context.db.transaction(async (tx) => {
      const isSame = and(eq(imports.id, found.id), eq(imports.version, version), eq(imports.status, 'ready'));
      const changed = await tx
        .update(imports)
        .set({
          mapping,
          version: sql`${imports.version} + 1`,
          updatedAt: context.deps.clock.systemNow(),
        })
        .where(isSame)
        .returning({ id: imports.id });
      if (changed.length === 0) throw new ValidationFailure({ base: texts.notReady });
      const rows = await tx
        .select()
        .from(importRows)
        .where(eq(importRows.importId, found.id))
        .orderBy(asc(importRows.line));
      const columns = definition.columns(context.locale);
      const checked = rows.map((row) => ({
        ...row,
        errors: lineErrors(context.locale, definition, textsOf(columns, mapping, row.cells)),
      }));
      for (const chunk of inChunks(checked)) {
        await tx
          .insert(importRows)
          .values(chunk)
          .onConflictDoUpdate({
            target: [importRows.importId, importRows.line],
            set: { errors: sql`excluded.errors` },
          });
      }
    });
    return redirect(show({ import: found.id }), { type: 'success', text: texts.mapped });
  },
});

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
