import { clientPartnerIndexPage } from '#contracts/client/partner/index.ts';
import { clientPartnerViewPage } from '#contracts/client/partner/view.ts';
import { accountPage } from '#mocks/server/handler.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { contactHandler, storeContactHandler } from './contact.ts';
import { indexProps } from './list.ts';
import {
  favoriteHandler,
  phoneHandler,
  seenHandler,
  supplierHandler,
  unfavoriteHandler,
  viewProps,
} from './view.ts';

/** Partners of the platform, for its clients: list, sheet, requests, favourites. */
export const clientPartnerResource = defineResource({
  handlers: {
    'client.partner.index': accountPage(clientPartnerIndexPage, indexProps),
    'client.partner.view': accountPage(clientPartnerViewPage, viewProps),
    'client.partner.contact': contactHandler,
    'client.partner.contact.store': storeContactHandler,
    'client.partner.seen': seenHandler,
    'client.partner.phone': phoneHandler,
    'client.partner.favorite': favoriteHandler,
    'client.partner.unfavorite': unfavoriteHandler,
    'client.partner.supplier': supplierHandler,
  },
});
