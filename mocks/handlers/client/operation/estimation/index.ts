import { defineResource } from '#mocks/server/resource.ts';
import { noPayload } from '#contracts/define.ts';
import { index } from '#generated/routes/client/operation/estimation.ts';
import { fill } from '#messages/fill.ts';
import { deletedFlash } from '#mocks/server/bin/undo.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';
import { comparableBin, estimationBin } from './bin.ts';
import {
  destroyComparableHandler,
  storeComparableHandler,
  toggleComparableHandler,
  updateComparableHandler,
} from './comparables.ts';
import { inseeHandler, overrideInseeHandler, refreshInseeHandler } from './insee.ts';
import { editHandler } from './form.ts';
import { indexHandler } from './list.ts';
import { balanceHandler, incomeHandler, storeHandler, updateHandler } from './save.ts';
import { searchSalesHandler, takeSalesHandler } from './sales.ts';
import { salesImport } from './sales-import.ts';
import { archiveHandler, duplicateHandler, finalizeHandler, setReferenceHandler } from './steps.ts';
import { estimationPart, estimationTexts } from './record.ts';

/** Puts an estimation into the bin; one that is final is archived first. */
const destroyHandler = clientAction(noPayload, {
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

/** Estimations of an operation: what it is compared with, and what it is worth. */
export const estimationResource = defineResource({
  handlers: {
    'client.operation.estimation.index': indexHandler,
    'client.operation.estimation.store': storeHandler,
    'client.operation.estimation.set-reference': setReferenceHandler,
    'client.operation.estimation.insee': inseeHandler,
    'client.operation.estimation.insee.refresh': refreshInseeHandler,
    'client.operation.estimation.insee.override': overrideInseeHandler,
    'client.operation.estimation.edit': editHandler,
    'client.operation.estimation.update': updateHandler,
    'client.operation.estimation.destroy': destroyHandler,
    'client.operation.estimation.duplicate': duplicateHandler,
    'client.operation.estimation.finalize': finalizeHandler,
    'client.operation.estimation.archive': archiveHandler,
    'client.operation.estimation.income': incomeHandler,
    'client.operation.estimation.balance': balanceHandler,
    'client.operation.estimation.comparable.search': searchSalesHandler,
    'client.operation.estimation.comparable.take': takeSalesHandler,
    'client.operation.estimation.comparable.store': storeComparableHandler,
    'client.operation.estimation.comparable.update': updateComparableHandler,
    'client.operation.estimation.comparable.destroy': destroyComparableHandler,
    'client.operation.estimation.comparable.toggle': toggleComparableHandler,
  },
  imports: [salesImport],
  bins: [estimationBin, comparableBin],
});
