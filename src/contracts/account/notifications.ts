import * as z from 'zod';
import { notificationKinds } from '#domain/notification/kinds.ts';
import { defineAction } from '../define.ts';

/** What is on for a kind of notice. */
export const channels = z.object({ app: z.boolean(), email: z.boolean(), digest: z.boolean() });

/** Channels by kind; kinds that are not mentioned stay as they are. */
export const updateNotifications = defineAction({
  payload: z.object({
    channels: z.partialRecord(z.enum(notificationKinds.map(({ id }) => id)), channels.partial()),
  }),
  example: { channels: { 'security.new_device': { email: true } } },
});
export type NotificationsPayload = z.infer<typeof updateNotifications.payload>;
