import { noPayload } from '#contracts/define.ts';
import { index } from '#generated/routes/client/operation/estimation.ts';
import { fill } from '#messages/fill.ts';
import { deletedFlash } from '#mocks/server/bin/undo.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { estimationPart, estimationTexts } from './record.ts';

/** Puts an estimation into the bin; one that is final is archived first. */
export const destroyHandler = clientAction(noPayload, {
  find: estimationPart.ofRoute,
  act: async (context, _payload, found) => {
    const { estimation, operation } = found;
    const texts = estimationTexts(context);
    if (estimation.status === 'final') throw new ValidationFailure({ base: texts.finalKept });
    await estimationPart.change(context, found, {
      action: 'delete',
      version: estimation.version,
      columns: { deletedAt: context.deps.clock.businessNow(), isReference: false },
    });
    const text = fill(texts.deleted, { title: estimation.title });
    return redirect(
      index({ operation: operation.id }),
      deletedFlash(context, { type: 'estimation', id: estimation.id, text }),
    );
  },
});
