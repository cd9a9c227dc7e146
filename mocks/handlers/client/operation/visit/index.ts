import { defineResource } from '#mocks/server/resource.ts';
import { carryHandler } from './carry.ts';
import {
  destroyFindingHandler,
  destroyPhotoHandler,
  saveFindingHandler,
  storePhotoHandler,
} from './findings.ts';
import { createHandler, editHandler } from './form.ts';
import { icsHandler, inviteHandler } from './invite.ts';
import { indexHandler } from './list.ts';
import { storeHandler, updateHandler } from './save.ts';
import { voucherHandler } from './voucher.ts';
import { cancelHandler, completeHandler, noShowHandler } from './steps.ts';

/** Visits of an operation: planning, invitations, what is seen on the spot, what came of them. */
export const visitResource = defineResource({
  handlers: {
    'client.operation.visit.index': indexHandler,
    'client.operation.visit.create': createHandler,
    'client.operation.visit.store': storeHandler,
    'client.operation.visit.edit': editHandler,
    'client.operation.visit.update': updateHandler,
    'client.operation.visit.complete': completeHandler,
    'client.operation.visit.cancel': cancelHandler,
    'client.operation.visit.no-show': noShowHandler,
    'client.operation.visit.invite': inviteHandler,
    'client.operation.visit.ics': icsHandler,
    'client.operation.visit.carry': carryHandler,
    'client.operation.visit.voucher': voucherHandler,
    'client.operation.visit.finding.update': saveFindingHandler,
    'client.operation.visit.finding.destroy': destroyFindingHandler,
    'client.operation.visit.photo.store': storePhotoHandler,
    'client.operation.visit.photo.destroy': destroyPhotoHandler,
  },
});
