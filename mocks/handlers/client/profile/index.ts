import { storeProfile, updateProfile } from '#contracts/client/profile/payload.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { financialAsset, propertyAsset } from './assets.ts';
import { destroyDocumentHandler, storeDocumentHandler } from './documents.ts';
import { createHandler, editHandler } from './form.ts';
import { indexHandler } from './list.ts';
import { moveHandler, orgNode } from './org-nodes.ts';
import { destroyPictureHandler, updatePictureHandler } from './picture.ts';
import { profile, profileBin } from './record.ts';
import { destroyPhotoHandler, fromOperationHandler, reference, storePhotoHandler } from './references.ts';
import { archiveHandler, defaultHandler, duplicateHandler, unarchiveHandler } from './lifecycle.ts';

/** Profiles of those who carry operations: cards, form, and what belongs to each. */
export const profileResource = defineResource({
  handlers: {
    'client.profile.index': indexHandler,
    'client.profile.create': createHandler,
    'client.profile.store': profile.store(storeProfile),
    'client.profile.edit': editHandler,
    'client.profile.update': profile.update(updateProfile),
    'client.profile.destroy': profile.destroy,
    'client.profile.default': defaultHandler,
    'client.profile.duplicate': duplicateHandler,
    'client.profile.archive': archiveHandler,
    'client.profile.unarchive': unarchiveHandler,
    'client.profile.picture.update': updatePictureHandler,
    'client.profile.picture.destroy': destroyPictureHandler,
    'client.profile.property-asset.store': propertyAsset.store,
    'client.profile.property-asset.update': propertyAsset.update,
    'client.profile.property-asset.destroy': propertyAsset.destroy,
    'client.profile.financial-asset.store': financialAsset.store,
    'client.profile.financial-asset.update': financialAsset.update,
    'client.profile.financial-asset.destroy': financialAsset.destroy,
    'client.profile.reference.store': reference.store,
    'client.profile.reference.update': reference.update,
    'client.profile.reference.destroy': reference.destroy,
    'client.profile.reference.from-operation': fromOperationHandler,
    'client.profile.reference.photo.store': storePhotoHandler,
    'client.profile.reference.photo.destroy': destroyPhotoHandler,
    'client.profile.org-node.store': orgNode.store,
    'client.profile.org-node.update': orgNode.update,
    'client.profile.org-node.destroy': orgNode.destroy,
    'client.profile.org-node.move': moveHandler,
    'client.profile.document.store': storeDocumentHandler,
    'client.profile.document.destroy': destroyDocumentHandler,
  },
  bins: [profileBin],
});
