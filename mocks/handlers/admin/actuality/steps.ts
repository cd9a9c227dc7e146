import { pinActuality, publishActuality } from '#contracts/admin/actuality/payload.ts';
import { actualityObstacle, type ActualityStep } from '#domain/news/actuality.ts';
import { edit } from '#generated/routes/admin/actuality.ts';
import * as actualityMessages from '#messages/admin/actuality.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Actuality } from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { adminAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { parisInstant } from '#mocks/server/paris-day.ts';
import { announcePublication, notifyReaders } from './publication.ts';
import { actuality, checkPinned } from './record.ts';

const textsOf = ({ locale }: AdminContext) => messagesFor(locale, actualityMessages);

const backWithFlash = (context: AdminContext, row: Actuality, text: string) =>
  redirect(backAddress(context), { type: 'success', text: fill(text, { name: row.title }) });

/** @throws ValidationFailure on `base` when the step cannot be taken */
function checkStep(context: AdminContext, row: Actuality, step: ActualityStep): void {
  const obstacle = actualityObstacle(row, step, context.deps.clock.businessNow());
  if (obstacle !== null) throw new ValidationFailure({ base: textsOf(context).obstacles[obstacle] });
}

/** Publishes an article at once, or has it published at an hour to come. */
export const publishHandler = adminAction(publishActuality, {
  find: actuality.ofRoute,
  act: async (context, { on, hour }, row) => {
    const texts = textsOf(context);
    const now = context.deps.clock.businessNow();
    if (on === null) {
      checkStep(context, row, 'publish');
      const columns = { status: 'published', publishAt: now, publishedAt: now } as const;
      await actuality.change(context, row, {
        action: 'publish',
        columns,
        alongside: (tx) => announcePublication(context, tx, row),
      });
      return backWithFlash(context, row, texts.publish.done);
    }
    checkStep(context, row, 'schedule');
    const publishAt = parisInstant(on, hour);
    if (publishAt <= now) throw new ValidationFailure({ on: texts.publishInPast });
    await actuality.change(context, row, {
      action: 'schedule',
      columns: { status: 'scheduled', publishAt, publishedAt: null },
    });
    return backWithFlash(context, row, texts.publish.scheduled);
  },
});

/** Makes a scheduled article, or one published a few minutes ago, a draft again. */
export const unpublishHandler = adminAction(noPayload, {
  find: actuality.ofRoute,
  act: async (context, _payload, row) => {
    checkStep(context, row, 'unpublish');
    await actuality.change(context, row, {
      action: 'unpublish',
      columns: { status: 'draft', publishAt: null, publishedAt: null },
      alongside: async (tx) => {
        if (row.status === 'published') await notifyReaders(context, tx, row, 'actuality.published');
      },
    });
    return backWithFlash(context, row, textsOf(context).publish.undone);
  },
});

/** Takes a published article away from its readers, for good. */
export const archiveHandler = adminAction(noPayload, {
  find: actuality.ofRoute,
  act: async (context, _payload, row) => {
    checkStep(context, row, 'archive');
    await actuality.change(context, row, {
      action: 'archive',
      columns: { status: 'archived', isPinned: false },
      alongside: (tx) => notifyReaders(context, tx, row, 'actuality.published'),
    });
    return backWithFlash(context, row, textsOf(context).archive.done);
  },
});

/** Puts an article first, or back among the others. */
export const pinHandler = adminAction(pinActuality, {
  find: actuality.ofRoute,
  act: async (context, { isPinned }, row) => {
    if (isPinned) await checkPinned(context, row.id, 'base');
    await actuality.change(context, row, { action: 'pin', columns: { isPinned } });
    const { pin } = textsOf(context);
    return backWithFlash(context, row, isPinned ? pin.pinned : pin.unpinned);
  },
});

/** Makes a draft that says the same, for the same people, without its pictures. */
export const duplicateHandler = adminAction(noPayload, {
  find: actuality.ofRoute,
  act: async (context, _payload, row) => {
    const texts = textsOf(context).duplicate;
    const id = await actuality.create(context, {
      title: fill(texts.title, { title: row.title.slice(0, 125) }),
      slug: `${row.slug.slice(0, 110)}-${context.deps.newId().slice(-8)}`,
      category: row.category,
      excerpt: row.excerpt,
      body: row.body,
      planIds: row.planIds,
      brandIds: row.brandIds,
      roles: row.roles,
      isPinned: false,
      isNotified: row.isNotified,
    });
    return redirect(edit(id), { type: 'success', text: texts.done });
  },
});
