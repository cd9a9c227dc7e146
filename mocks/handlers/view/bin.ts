import { and, desc, eq, gt, lte } from 'drizzle-orm';
import { savedViews } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import type { Restorable } from '#mocks/server/bin/restorable.ts';
import { viewHref } from '#mocks/server/views/params.ts';
import { visibleViews } from '#mocks/server/views/views-of.ts';
import { listPages } from './list-pages.ts';

/** Saved views in the bin: one's own, and those that were shared. */
export const viewBin: Restorable = {
  type: 'saved-view',
  can: null,
  items: async (context, since, id) => {
    const rows = await context.db
      .select()
      .from(savedViews)
      .where(
        and(
          visibleViews(context),
          gt(savedViews.deletedAt, since),
          id === undefined ? undefined : eq(savedViews.id, id),
        ),
      )
      .orderBy(desc(savedViews.deletedAt), desc(savedViews.id));
    // A list that there was when the view was saved may be gone.
    return rows.flatMap(({ page: name, params, ...row }) => {
      const page = listPages.get(name);
      return page
        ? [
            {
              id: row.id,
              label: row.name,
              deletedAt: row.deletedAt ?? since,
              authorId: row.userId,
              version: 1,
              operationId: null,
              followers: {},
              href: viewHref(page, params, row.id),
            },
          ]
        : [];
    });
  },
  restore: async (context, tx, { id, label }) => {
    // Another may have become the default meanwhile.
    await tx.update(savedViews).set({ deletedAt: null, isDefault: false }).where(eq(savedViews.id, id));
    await audit(context, tx, 'saved-view.restore', { type: 'saved-view', id, label });
  },
  announce: () => undefined,
  purge: async ({ db }, before) => {
    const gone = await db
      .delete(savedViews)
      .where(lte(savedViews.deletedAt, before))
      .returning({ id: savedViews.id });
    return gone.length;
  },
};
