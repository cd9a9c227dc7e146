import { shareOperationPage } from '#contracts/client/share/operation.ts';
import { shareProfilePage } from '#contracts/client/share/profile.ts';
import { canNow } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { copiesOf } from '../../export/dossier-copies.ts';
import { sharePage } from './list.ts';
import { offerOf } from './offer.ts';
import { sharedOperation, sharedProfile } from './shared.ts';
import { notFound } from '#mocks/server/failures.ts';
import { headOf } from '../operation/scope.ts';

/** Handler of `client.share.operation`: what may be sent of an operation, and what was sent. */
export const operationHandler = clientPage(shareOperationPage, async (context, query) => {
  const shared = await sharedOperation(context);
  const { operation, profile } = shared;
  if (operation === null) throw notFound('operation');
  const { id } = operation;
  const offer = await offerOf(context, shared);
  return {
    operation: headOf(operation),
    canUpdate: canNow(context, 'operation.update'),
    copies: await copiesOf(context, query.scope === 'all' ? null : id),
    ...(await sharePage(context, query, { of: { operationId: id }, offer, profile })),
  };
});

/** Handler of `client.share.profile`: the same of a profile. */
export const profileHandler = clientPage(shareProfilePage, async (context, query) => {
  const shared = await sharedProfile(context);
  const { profile } = shared;
  if (profile === null) throw notFound('profile');
  const { id, name, kind } = profile;
  const offer = await offerOf(context, shared);
  return {
    profile: { id, name, kind },
    ...(await sharePage(context, query, { of: { profileId: id }, offer, profile })),
  };
});
