import { and, eq, sql } from 'drizzle-orm';
import { action, json, type RouteHandlers } from '#mocks/server/handler.ts';
import { readShare } from '#contracts/share/payload.ts';
import { longestReadingS } from '#domain/share/share.ts';
import { shareViews } from '#mocks/db/schema/index.ts';
import { archiveHandler } from './archive.ts';
import { pdfHandler, prepareHandler } from './bundle.ts';
import { fileHandler } from './files.ts';
import { openLinkOfRoute, unlockHandler } from './open.ts';
import { questionHandler } from './question.ts';
import { showHandler } from './show.ts';

/** Handler of `share.read`: how long a page was on the screen of its reader, added up. */
const readHandler = action(readShare, {
  find: openLinkOfRoute,
  act: async ({ unscoped }, { view, seconds }, open) => {
    if (open === null || open.openingId === null) return json({ isCounted: false });
    const rows = await unscoped
      .update(shareViews)
      .set({
        durationS: sql`least(${shareViews.durationS} + ${seconds}::integer, ${longestReadingS}::integer)`,
      })
      .where(and(eq(shareViews.id, view), eq(shareViews.openingId, open.openingId)))
      .returning({ id: shareViews.id });
    return json({ isCounted: rows.length > 0 });
  },
});

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
