import { and, count, desc, eq, isNull, like, type SQL } from 'drizzle-orm';
import { notificationIndex, notificationsPerPage, readNotification } from '#contracts/notification.ts';
import type { NotificationFilter } from '#contracts/notification-filters.ts';
import { noPayload } from '#contracts/define.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { notifications, type Notification } from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { parameter, type SignedInContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { json, redirect, signedInAction, signedInData, type RouteHandlers } from '#mocks/server/handler.ts';
import { countUnread, ownNotifications } from '#mocks/server/notifications/own.ts';
import { notificationText } from '#mocks/server/notifications/text.ts';

const filterConditions: Readonly<Record<NotificationFilter, SQL | undefined>> = {
  all: undefined,
  unread: isNull(notifications.readAt),
  mentions: like(notifications.kind, '%.mentioned'),
};

/** Handlers of `notification.*`: what a person reads in the company where they are. */
export const notificationHandlers = {
  'notification.index': signedInData(notificationIndex, async (context, query) => {
    const where = and(ownNotifications(context), filterConditions[query.filter]);
    const [counted] = await context.unscoped.select({ total: count() }).from(notifications).where(where);
    const total = counted?.total ?? 0;
    const pages = Math.max(1, Math.ceil(total / notificationsPerPage));
    const page = Math.min(query.page, pages);
    const rows = await context.unscoped
      .select()
      .from(notifications)
      .where(where)
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(notificationsPerPage)
      .offset((page - 1) * notificationsPerPage);
    return json({
      items: rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        severity: row.severity,
        title: notificationText(context.locale, row),
        href: row.href,
        at: row.createdAt.toISOString(),
        isRead: row.readAt !== null,
        groupedCount: row.groupedCount,
      })),
      meta: { page, perPage: notificationsPerPage, total, pages },
      unreadCount: await countUnread(context),
    });
  }),
  'notification.read': signedInAction(readNotification, {
    find: notificationOfRoute,
    act: async (context, { isRead, follows }, { id, href }) => {
      const readAt = isRead ? context.deps.clock.businessNow() : null;
      await context.unscoped
        .update(notifications)
        // Unread again, it stands for itself: another line may have taken up its subject meanwhile.
        .set(isRead ? { readAt } : { readAt, subjectType: null, subjectId: null })
        .where(eq(notifications.id, id));
      announce(context);
      return redirect(follows && href !== null ? href : backAddress(context));
    },
  }),
  'notification.read.all': signedInAction(noPayload, async (context) => {
    await context.unscoped
      .update(notifications)
      .set({ readAt: context.deps.clock.businessNow() })
      .where(and(ownNotifications(context), isNull(notifications.readAt)));
    announce(context);
    return redirect(backAddress(context));
  }),
  'notification.destroy': signedInAction(noPayload, {
    find: notificationOfRoute,
    act: async (context, _payload, { id }) => {
      await context.unscoped.delete(notifications).where(eq(notifications.id, id));
      announce(context);
      return redirect(backAddress(context));
    },
  }),
} satisfies Partial<RouteHandlers>;

/** The person's notice of the address. @throws HttpFailure 404, for anybody else's too */
async function notificationOfRoute(context: SignedInContext): Promise<Notification> {
  const [row] = await context.unscoped
    .select()
    .from(notifications)
    .where(and(ownNotifications(context), eq(notifications.id, parameter(context, 'notification'))))
    .limit(1);
  if (!row) throw notFound('notification');
  return row;
}

const announce = (context: SignedInContext): void =>
  broadcast(context, [channels.user(context.actor.user.id)], 'notification.changed', {});
