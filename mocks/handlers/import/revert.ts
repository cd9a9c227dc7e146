import { and, eq, isNotNull } from 'drizzle-orm';
import { noPayload } from '#contracts/define.ts';
import { show } from '#generated/routes/import.ts';
import { fill } from '#messages/fill.ts';
import * as importMessages from '#messages/import.ts';
import { messagesFor } from '#messages/locale.ts';
import { importRows, imports } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { isOver, revertHours } from '#mocks/server/imports/limits.ts';
import { yieldToEventLoop } from '#mocks/server/yield-to-event-loop.ts';
import { inChunks } from './chunks.ts';
import { importOfRoute } from './scope.ts';

/** Takes an import back within a day, a part of one too: the records that nobody has touched or used since. */
export const revertHandler = clientAction(noPayload, {
  find: importOfRoute,
  act: async (context, _payload, { found, definition }) => {
    const { deps, locale, actor } = context;
    const texts = messagesFor(locale, importMessages);
    const now = deps.clock.systemNow();
    const until = (found.finishedAt?.getTime() ?? 0) + revertHours * 3_600_000;
    if (!isOver(found.status) || now.getTime() >= until) {
      throw new ValidationFailure({ base: texts.tooLate });
    }
    const { removed, made } = await context.db.transaction(async (tx) => {
      const taken = await tx
        .update(imports)
        .set({ status: 'reverted', updatedAt: now })
        .where(and(eq(imports.id, found.id), eq(imports.status, found.status)))
        .returning({ id: imports.id });
      if (taken.length === 0) throw new ValidationFailure({ base: texts.tooLate });
      const rows = await tx
        .select({ id: importRows.recordId })
        .from(importRows)
        .where(and(eq(importRows.importId, found.id), isNotNull(importRows.recordId)));
      const ids = rows.flatMap(({ id }) => id ?? []);
      const source = { deps, tenantId: actor.tenant.id, userId: actor.user.id };
      let count = 0;
      for (const chunk of inChunks(ids)) {
        await yieldToEventLoop();
        count += await definition.revert(source, tx, chunk);
      }
      const subject = { type: 'import', id: found.id, label: found.fileName };
      await audit(context, tx, `${found.kind}.import.revert`, subject, { lines: { from: count, to: 0 } });
      return { removed: count, made: ids.length };
    });
    const kept = made - removed;
    const text = fill(kept === 0 ? texts.reverted : texts.revertedKept, { count: removed, kept });
    return redirect(show({ import: found.id }), { type: 'success', text });
  },
});
