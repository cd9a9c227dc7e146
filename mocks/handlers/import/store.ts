import { eq } from 'drizzle-orm';
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
import { checkLines, guessMapping } from '#mocks/server/imports/check-line.ts';
import type { AnyImport } from '#mocks/server/imports/define.ts';
import { maxCellLength, maxColumns, maxLines, maxTextLength } from '#mocks/server/imports/limits.ts';
import { yieldToEventLoop } from '#mocks/server/yield-to-event-loop.ts';
import { TableError, type Table } from '#mocks/server/imports/table.ts';
import { definitionOf } from './scope.ts';
import { inChunks } from './chunks.ts';

/** Reads a file, maps its columns by their names, and checks its lines. Nothing is brought in yet. */
export const storeHandler = clientAction(storeImport, {
  find: async (context) => definitionOf(context, parameter(context, 'type')),
  act: async (context, { file }, definition) => {
    const id = context.deps.newId();
    const table = await tableOrRefusal(context, file);
    await keepTable(context, { id, fileName: file.name, table }, definition);
    const text = messagesFor(context.locale, importMessages).read;
    return redirect(show({ import: id }), { type: 'success', text });
  },
});

interface ReadFile {
  readonly id: string;
  readonly fileName: string;
  readonly table: Table;
}

/**
 * Keeps a table with what is wrong with its lines. Some lines at a time, so that everybody else gets to the database
 * in between: nobody knows the import before it is whole, and one that cannot be made whole goes again.
 */
async function keepTable(
  { deps, db, locale, actor }: ClientContext,
  { id, fileName, table: { headers, rows } }: ReadFile,
  definition: AnyImport,
): Promise<void> {
  const mapping = guessMapping(definition.columns(locale), headers);
  const errors = await checkLines(locale, definition, mapping, rows);
  const now = deps.clock.systemNow();
  const tenantId = actor.tenant.id;
  const facts = { kind: definition.kind, fileName, headers, mapping, createdBy: actor.user.id };
  await db.insert(imports).values({ id, tenantId, ...facts, createdAt: now, updatedAt: now });
  try {
    const lines = rows.map((cells, index) => ({
      importId: id,
      tenantId,
      line: index + 2,
      cells,
      errors: errors[index] ?? null,
    }));
    for (const chunk of inChunks(lines, ({ cells }) => lengthOf(cells))) {
      await yieldToEventLoop();
      await db.insert(importRows).values(chunk);
    }
  } catch (error) {
    await db.delete(imports).where(eq(imports.id, id));
    throw error;
  }
}

const lengthOf = (cells: readonly string[]): number => cells.reduce((sum, cell) => sum + cell.length, 0);

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
