import type { RouteHandlers } from '#mocks/server/handler.ts';
import { leadHandler } from './lead.ts';
import { mediaHandler } from './media.ts';
import { showHandler } from './show.ts';

/** Handlers of the public pages of operations, for whoever comes by. */
export const siteHandlers = {
  'site.show': showHandler,
  'site.media': mediaHandler,
  'site.lead.store': leadHandler,
} satisfies Partial<RouteHandlers>;
