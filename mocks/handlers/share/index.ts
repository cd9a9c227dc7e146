import type { RouteHandlers } from '#mocks/server/handler.ts';
import { archiveHandler } from './archive.ts';
import { pdfHandler, prepareHandler } from './bundle.ts';
import { fileHandler } from './files.ts';
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
  'share.prepare': prepareHandler,
  'share.pdf': pdfHandler,
  'share.read': readHandler,
} satisfies Partial<RouteHandlers>;
