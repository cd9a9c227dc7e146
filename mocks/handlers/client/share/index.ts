import { defineResource } from '#mocks/server/resource.ts';
import { operationHandler, profileHandler } from './pages.ts';
import { duplicateHandler, storeOperationHandler, storeProfileHandler, updateHandler } from './save.ts';
import { resendHandler, revokeHandler } from './steps.ts';

/** Links that show an operation or a profile to somebody without an account. */
export const shareResource = defineResource({
  handlers: {
    'client.share.operation': operationHandler,
    'client.share.operation.store': storeOperationHandler,
    'client.share.profile': profileHandler,
    'client.share.profile.store': storeProfileHandler,
    'client.share.update': updateHandler,
    'client.share.revoke': revokeHandler,
    'client.share.resend': resendHandler,
    'client.share.duplicate': duplicateHandler,
  },
});
