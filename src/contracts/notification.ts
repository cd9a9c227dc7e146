import * as z from 'zod';
import { defineAction, defineData } from './define.ts';
import { id, instant } from './fields.ts';
import { listMeta } from './list.ts';
import { notificationFilters, type NotificationFilter } from './notification-filters.ts';

/** Notices in one answer. */
export const notificationsPerPage = 20;

export const notificationItem = z.object({
  id,
  kind: z.string(),
  severity: z.enum(['info', 'success', 'warning', 'danger']),
  title: z.string(),
  /** Something to open. */
  href: z.string().nullable(),
  at: instant,
  isRead: z.boolean(),
  /** How often it happened before it was read. */
  groupedCount: z.number().int(),
});
export type NotificationItem = z.infer<typeof notificationItem>;

export const notificationAnswer = z.object({
  items: z.array(notificationItem),
  meta: listMeta,
  unreadCount: z.number().int(),
});
export type NotificationAnswer = z.infer<typeof notificationAnswer>;

/** What a link to the notices may ask for. */
export interface Query {
  readonly filter?: NotificationFilter;
  readonly page?: number;
}

/** The person's notices, newest first. */
export const notificationIndex = defineData({
  query: z.object({
    filter: z.enum(notificationFilters).catch('all'),
    page: z.coerce.number().int().min(1).max(1000).catch(1),
  }),
  contentType: 'application/json',
  body: notificationAnswer,
  example: { filter: 'unread' },
});

/** Marks one notice as read or unread; `follows` goes on to what it is about, else back. */
export const readNotification = defineAction({
  payload: z.object({ isRead: z.boolean().default(true), follows: z.boolean().default(false) }),
  example: { isRead: true },
});
