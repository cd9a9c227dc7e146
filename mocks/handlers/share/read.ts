import { and, eq, sql } from 'drizzle-orm';
import { readShare } from '#contracts/share/payload.ts';
import { longestReadingS } from '#domain/share/share.ts';
import { shareViews } from '#mocks/db/schema/index.ts';
import { action, json } from '#mocks/server/handler.ts';
import { openLinkOfRoute } from './open.ts';

/** Handler of `share.read`: how long a page was on the screen of its reader, added up. */
export const readHandler = action(readShare, {
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
