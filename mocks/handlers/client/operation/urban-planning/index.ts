import { defineResource } from '#mocks/server/resource.ts';
import { declarationBin, permitBin } from './bin.ts';
import {
  declarationStepHandler,
  destroyDeclarationHandler,
  storeDeclarationHandler,
  updateDeclarationHandler,
} from './declarations.ts';
import { destroyDocumentHandler, storeDocumentHandler } from './documents.ts';
import { pageHandler } from './page.ts';
import { permitStepHandler } from './permit-step.ts';
import { destroyPermitHandler, storePermitHandler, updatePermitHandler } from './permits.ts';
import { undoHandler } from './undo.ts';
import { zoneHandler } from './zone.ts';

/** Planning of an operation: rules of the place, permissions, pre-emption, papers. */
export const urbanPlanningResource = defineResource({
  bins: [permitBin, declarationBin],
  handlers: {
    'client.operation.urban-planning': pageHandler,
    'client.operation.urban-planning.zone': zoneHandler,
    'client.operation.urban-planning.permit.store': storePermitHandler,
    'client.operation.urban-planning.permit.update': updatePermitHandler,
    'client.operation.urban-planning.permit.destroy': destroyPermitHandler,
    'client.operation.urban-planning.permit.step': permitStepHandler,
    'client.operation.urban-planning.declaration.store': storeDeclarationHandler,
    'client.operation.urban-planning.declaration.update': updateDeclarationHandler,
    'client.operation.urban-planning.declaration.destroy': destroyDeclarationHandler,
    'client.operation.urban-planning.declaration.step': declarationStepHandler,
    'client.operation.urban-planning.undo': undoHandler,
    'client.operation.urban-planning.document.store': storeDocumentHandler,
    'client.operation.urban-planning.document.destroy': destroyDocumentHandler,
  },
});
