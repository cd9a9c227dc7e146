import { storeImport } from '#contracts/import.ts';
import { show } from '#generated/routes/import.ts';
import { fill } from '#messages/fill.ts';
import * as importMessages from '#messages/import.ts';
import { messagesFor } from '#messages/locale.ts';
import { importRows, imports } from '#mocks/db/schema/index.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { senderOf } from '#mocks/server/files/accept-files.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { guessMapping, lineErrors, textsOf } from '#mocks/server/imports/check-line.ts';
import { maxCellLength, maxColumns, maxLines, maxTextLength } from '#mocks/server/imports/limits.ts';
import { TableError, type Table } from '#mocks/server/imports/table.ts';
import { definitionOf } from './scope.ts';
import { inChunks } from './chunks.ts';

/** Reads a file, maps its columns by their names, and checks its lines. Nothing is brought in yet. */
export const storeHandler = clientAction(storeImport, {
  find: async (context) => definitionOf(context, parameter(context, 'type')),
  act: async (context, { file }, definition) => {
    const { deps, locale, actor } = context;
    const { headers, rows } = await tableOrRefusal(context, file);
    const columns = definition.columns(locale);
    const mapping = guessMapping(columns, headers);
    const id = deps.newId();
    const now = deps.clock.systemNow();
    const tenantId = actor.tenant.id;
    await context.db.transaction(async (tx) => {
      await tx.insert(imports).values({
        id,
        tenantId,
        kind: definition.kind,
        fileName: file.name,
        headers,
        mapping,
        createdBy: actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
      const lines = rows.map((cells, index) => ({
        importId: id,
        tenantId,
        line: index + 2,
        cells,
        errors: lineErrors(locale, definition, textsOf(columns, mapping, cells)),
      }));
      for (const chunk of inChunks(lines)) await tx.insert(importRows).values(chunk);
    });
    const text = messagesFor(locale, importMessages).read;
    return redirect(show({ import: id }), { type: 'success', text });
  },
});

async function tableOrRefusal(context: ClientContext, file: File): Promise<Table> {
  try {
    return await context.deps.inspector.readTable(senderOf(context), file);
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    const max = {
      tooManyLines: maxLines,
      tooManyColumns: maxColumns,
      cellTooLong: maxCellLength,
      tooMuchText: maxTextLength,
    };
    const text = messagesFor(context.locale, importMessages).problem[error.problem];
    throw new ValidationFailure({
      file: fill(text, error.problem in max ? { max: max[error.problem as keyof typeof max] } : {}),
    });
  }
}
