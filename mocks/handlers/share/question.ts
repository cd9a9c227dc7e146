import { askShare } from '#contracts/share/payload.ts';
import { fill } from '#messages/fill.ts';
import { show } from '#generated/routes/share.ts';
import { messagesFor } from '#messages/locale.ts';
import * as shareMessages from '#messages/share.ts';
import { shareQuestions, tasks } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { parameter, type RequestContext } from '#mocks/server/context.ts';
import { RedirectFailure } from '#mocks/server/failures.ts';
import { action, redirect } from '#mocks/server/handler.ts';
import { limitPerHour } from '#mocks/server/identity/limits.ts';
import { daysLater, parisDay } from '#mocks/server/paris-day.ts';
import { subjectOfLink } from '#mocks/server/share/check-link.ts';
import { announceReading, notifySender, titleOfLink } from '#mocks/server/share/views.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { successHref } from '../success/success-href.ts';
import { openLinkOfRoute, type OpenLink } from './open.ts';

/** Questions that one link takes in an hour. */
const questionsPerHour = 10;
/** Days within which an answer is due. */
const answerDays = 2;
/** Longest title of a task. */
const maxTitle = 160;

async function openLink(context: RequestContext): Promise<OpenLink> {
  const open = await openLinkOfRoute(context);
  if (open === null) throw new RedirectFailure(show({ token: parameter(context, 'token') }));
  return open;
}

/** Handler of `share.question`: a reader asks, and whoever sent the link has a task and a notice of it. */
export const questionHandler = action(askShare, {
  find: openLink,
  act: async (context, { name, email, message }, { found }) => {
    const { deps, unscoped } = context;
    const { share } = found;
    await limitPerHour(context, 'base', { [`share-questions:${share.id}`]: questionsPerHour });
    const now = deps.clock.businessNow();
    const texts = messagesFor('fr', shareMessages).task;
    const taskId = deps.newId();
    const stamp = {
      tenantId: share.tenantId,
      operationId: share.operationId,
      createdAt: now,
      updatedAt: now,
    };
    await unscoped.transaction(async (tx) => {
      const title = fill(texts.title, { name, title: titleOfLink(found) });
      await tx.insert(tasks).values({
        ...stamp,
        id: taskId,
        createdBy: share.createdBy,
        title: title.slice(0, maxTitle),
        description: `${message}\n\n${name} · ${email}`,
        dueOn: parisDay(daysLater(now, answerDays)),
        assigneeIds: [share.createdBy],
        tags: [texts.tag],
      });
      await tx
        .insert(shareQuestions)
        .values({ ...stamp, id: deps.newId(), shareId: share.id, name, email, message, taskId });
      await notifySender(context, tx, found, 'share.question');
      await audit({ ...context, actor: null }, tx, 'share.question', subjectOfLink(found));
    });
    announceReading(context, found);
    broadcast(
      context,
      [channels.tenant(share.tenantId)],
      'task.changed',
      { ids: [taskId], by: share.createdBy },
      { [taskId]: share.operationId },
    );
    const back = show({ token: parameter(context, 'token') });
    return redirect(await successHref(context, 'question-envoyee', { back }));
  },
});
