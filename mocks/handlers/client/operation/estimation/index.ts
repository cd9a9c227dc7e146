import { defineResource } from '#mocks/server/resource.ts';
import { comparableBin, estimationBin } from './bin.ts';
import {
  destroyComparableHandler,
  storeComparableHandler,
  toggleComparableHandler,
  updateComparableHandler,
} from './comparables.ts';
import { destroyHandler } from './destroy.ts';
import { editHandler } from './form.ts';
import { indexHandler } from './list.ts';
import { balanceHandler, incomeHandler, storeHandler, updateHandler } from './save.ts';
import { archiveHandler, duplicateHandler, finalizeHandler, setReferenceHandler } from './steps.ts';

/** Estimations of an operation: what it is compared with, and what it is worth. */
export const estimationResource = defineResource({
  handlers: {
    'client.operation.estimation.index': indexHandler,
    'client.operation.estimation.store': storeHandler,
    'client.operation.estimation.set-reference': setReferenceHandler,
    'client.operation.estimation.edit': editHandler,
    'client.operation.estimation.update': updateHandler,
    'client.operation.estimation.destroy': destroyHandler,
    'client.operation.estimation.duplicate': duplicateHandler,
    'client.operation.estimation.finalize': finalizeHandler,
    'client.operation.estimation.archive': archiveHandler,
    'client.operation.estimation.income': incomeHandler,
    'client.operation.estimation.balance': balanceHandler,
    'client.operation.estimation.comparable.store': storeComparableHandler,
    'client.operation.estimation.comparable.update': updateComparableHandler,
    'client.operation.estimation.comparable.destroy': destroyComparableHandler,
    'client.operation.estimation.comparable.toggle': toggleComparableHandler,
  },
  bins: [estimationBin, comparableBin],
});
