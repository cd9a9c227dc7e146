import { defineResource } from '#mocks/server/resource.ts';
import { photoHandler } from './photo.ts';
import { reportHandler } from './report.ts';
import { showHandler } from './show.ts';

/** What a gateway of portals reads at a secret address, and what it tells back. */
export const advertFeedResource = defineResource({
  handlers: {
    'advert-feed.show': showHandler,
    'advert-feed.photo': photoHandler,
    'advert-feed.report': reportHandler,
  },
});
