import { defineResource } from '#mocks/server/resource.ts';
import { equityBin, guaranteeBin, loanBin } from './bin.ts';
import {
  cancelDrawdownHandler,
  releaseDrawdownHandler,
  requestDrawdownHandler,
  storeDrawdownHandler,
} from './drawdowns.ts';
import { fromSimulationHandler } from './from-simulation.ts';
import { destroyEquityHandler, storeEquityHandler } from './equity.ts';
import { createHandler, editHandler } from './form.ts';
import { destroyGuaranteeHandler, storeGuaranteeHandler, updateGuaranteeHandler } from './guarantees.ts';
import { indexHandler } from './list.ts';
import { destroyRepaymentHandler, prepayHandler, rateHandler } from './money.ts';
import { destroyPaperHandler, storePaperHandler } from './papers.ts';
import { destroyHandler, storeHandler, updateHandler } from './save.ts';
import { scheduleHandler } from './schedule.ts';
import { transitionHandler } from './steps.ts';

/** The financing of an operation: loans with their schedules, drawdowns, guarantees, equity, sources and uses. */
export const financingResource = defineResource({
  handlers: {
    'client.operation.financing.index': indexHandler,
    'client.operation.financing.create': createHandler,
    'client.operation.financing.store': storeHandler,
    'client.operation.financing.from-simulation': fromSimulationHandler,
    'client.operation.financing.edit': editHandler,
    'client.operation.financing.update': updateHandler,
    'client.operation.financing.destroy': destroyHandler,
    'client.operation.financing.transition': transitionHandler,
    'client.operation.financing.rate': rateHandler,
    'client.operation.financing.prepay': prepayHandler,
    'client.operation.financing.repayment.destroy': destroyRepaymentHandler,
    'client.operation.financing.schedule': scheduleHandler,
    'client.operation.financing.paper.store': storePaperHandler,
    'client.operation.financing.paper.destroy': destroyPaperHandler,
    'client.operation.financing.drawdown.store': storeDrawdownHandler,
    'client.operation.financing.drawdown.request': requestDrawdownHandler,
    'client.operation.financing.drawdown.release': releaseDrawdownHandler,
    'client.operation.financing.drawdown.cancel': cancelDrawdownHandler,
    'client.operation.financing.guarantee.store': storeGuaranteeHandler,
    'client.operation.financing.guarantee.update': updateGuaranteeHandler,
    'client.operation.financing.guarantee.destroy': destroyGuaranteeHandler,
    'client.operation.financing.equity.store': storeEquityHandler,
    'client.operation.financing.equity.destroy': destroyEquityHandler,
  },
  bins: [loanBin, guaranteeBin, equityBin],
});
