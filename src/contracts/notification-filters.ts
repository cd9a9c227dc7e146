/** Which of their notices people look at; apart from the contract, so that the panel needs no schema. */
export const notificationFilters = ['all', 'unread', 'mentions'] as const;
export type NotificationFilter = (typeof notificationFilters)[number];
