import type { RouteHandlers } from '#mocks/server/handler.ts';
import { archiveHandler, fileHandler } from './files.ts';
import { unlockHandler } from './open.ts';
import { questionHandler } from './question.ts';
import { readHandler } from './read.ts';
import { showHandler } from './show.ts';

/** Handlers of what stands behind a link, for whoever follows it. */
export const shareHandlers = {
  'share.show': showHandler,
  'share.unlock': unlockHandler,
  'share.question': questionHandler,
  'share.file': fileHandler,
  'share.archive': archiveHandler,
  'share.read': readHandler,
} satisfies Partial<RouteHandlers>;
