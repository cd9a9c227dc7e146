import { defineResource } from '#mocks/server/resource.ts';
import { worksLotBin } from './bin.ts';
import { claimStepHandler, payClaimHandler, storeClaimHandler } from './claims.ts';
import {
  amendmentHandler,
  awardHandler,
  lotStepHandler,
  quoteHandler,
  retentionHandler,
} from './contracts.ts';
import { destroyLotHandler, importLotsHandler, storeLotHandler, updateLotHandler } from './lots.ts';
import { pageHandler } from './page.ts';
import { destroyPaperHandler, storePaperHandler } from './papers.ts';
import { liftReserveHandler, milestoneHandler, receptionHandler } from './site.ts';

/** The works of an operation: lots, contracts, progress claims, certificates, reception, reserves, papers. */
export const constructionResource = defineResource({
  bins: [worksLotBin],
  handlers: {
    'client.operation.construction': pageHandler,
    'client.operation.construction.lot.store': storeLotHandler,
    'client.operation.construction.lot.import': importLotsHandler,
    'client.operation.construction.lot.update': updateLotHandler,
    'client.operation.construction.lot.destroy': destroyLotHandler,
    'client.operation.construction.lot.quote': quoteHandler,
    'client.operation.construction.lot.award': awardHandler,
    'client.operation.construction.lot.amendment': amendmentHandler,
    'client.operation.construction.lot.step': lotStepHandler,
    'client.operation.construction.lot.retention': retentionHandler,
    'client.operation.construction.claim.store': storeClaimHandler,
    'client.operation.construction.claim.step': claimStepHandler,
    'client.operation.construction.claim.pay': payClaimHandler,
    'client.operation.construction.milestone.store': milestoneHandler,
    'client.operation.construction.reception.store': receptionHandler,
    'client.operation.construction.reserve.lift': liftReserveHandler,
    'client.operation.construction.paper.store': storePaperHandler,
    'client.operation.construction.paper.destroy': destroyPaperHandler,
  },
});
