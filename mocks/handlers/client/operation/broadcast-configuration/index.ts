import { defineResource } from '#mocks/server/resource.ts';
import { updateAdvertHandler } from './advert.ts';
import { rotateHandler, syncHandler } from './feed.ts';
import { editHandler } from './page.ts';
import { publishHandler, unpublishHandler } from './publication.ts';
import { updateHandler } from './settings.ts';

/** How the lots of an operation are advertised: settings, adverts, what is online, the feed for a gateway. */
export const broadcastConfigurationResource = defineResource({
  handlers: {
    'client.operation.broadcast-configuration.edit': editHandler,
    'client.operation.broadcast-configuration.update': updateHandler,
    'client.operation.broadcast-configuration.sync': syncHandler,
    'client.operation.broadcast-configuration.rotate': rotateHandler,
    'client.operation.broadcast-configuration.publish': publishHandler,
    'client.operation.broadcast-configuration.unpublish': unpublishHandler,
    'client.operation.broadcast-configuration.lot.update': updateAdvertHandler,
  },
});
