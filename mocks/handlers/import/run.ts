import { and, count, eq, inArray } from 'drizzle-orm';
import { runImport } from '#contracts/import.ts';
import { show } from '#generated/routes/import.ts';
import { fill } from '#messages/fill.ts';
import * as importMessages from '#messages/import.ts';
import { messagesFor } from '#messages/locale.ts';
import { importRows, imports } from '#mocks/db/schema/index.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { enqueueJob } from '#mocks/server/jobs/enqueue.ts';
import { importJob } from './job.ts';
import { importOfRoute } from './scope.ts';

/**
 * Leaves the import to a job: of all lines, which must all be valid, or of the valid ones alone. One that has
 * failed goes on where it stopped.
 */
export const runHandler = clientAction(runImport, {
  find: importOfRoute,
  act: async (context, { lines }, { found, definition }) => {
    const { deps, locale, actor } = context;
    const texts = messagesFor(locale, importMessages);
    const missing = definition
      .columns(locale)
      .find(({ field, isRequired }) => isRequired && found.mapping[field] == null);
    if (missing) {
      const text = fill(texts.notMapped, { field: missing.label });
      throw new ValidationFailure({ [`mapping.${missing.field}`]: text });
    }
    const tenantId = actor.tenant.id;
    await context.db.transaction(async (tx) => {
      const [counted] = await tx
        .select({ all: count(), invalid: count(importRows.errors) })
        .from(importRows)
        .where(eq(importRows.importId, found.id));
      const { all, invalid } = counted ?? { all: 0, invalid: 0 };
      if (lines === 'all' && invalid > 0) {
        throw new ValidationFailure({ base: fill(texts.hasErrors, { count: invalid }) });
      }
      if (all === invalid) throw new ValidationFailure({ base: texts.nothingValid });
      const payload = { importId: found.id, userId: actor.user.id };
      const options = { scope: { tenantId }, createdBy: actor.user.id };
      const jobId = await enqueueJob(deps, tx, importJob, payload, options);
      const started = await tx
        .update(imports)
        .set({ status: 'running', jobId, finishedAt: null, updatedAt: deps.clock.systemNow() })
        .where(
          and(
            eq(imports.id, found.id),
            inArray(imports.status, ['ready', 'failed']),
            // Columns that were changed meanwhile would make other records of the lines.
            eq(imports.version, found.version),
          ),
        )
        .returning({ id: imports.id });
      if (started.length === 0) throw new ValidationFailure({ base: texts.notReady });
    });
    return redirect(show({ import: found.id }), { type: 'info', text: texts.started });
  },
});
